import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt.server.ts";

describe("excerpt", () => {
  it("is the text without tags and entities", () => {
    expect(excerpt("<h2>Правила</h2><p>Цена&nbsp;—  A &amp; B</p>")).toBe("Правила Цена — A & B");
  });

  it("ends between words before the maximum length", () => {
    const text = excerpt(`<p>${"слово ".repeat(60)}</p>`);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/слово…$/);
  });
});
