import { describe, expect, it } from "vitest";
import { openingWords } from "./opening-words.server.ts";

describe("openingWords", () => {
  it("is the text without tags and entities", () => {
    expect(openingWords("<h2>Правила</h2><p>Цена&nbsp;—  A &amp; B</p>")).toBe(
      "Правила Цена — A & B",
    );
  });

  it("ends between words before it gets too long", () => {
    const text = openingWords(`<p>${"слово ".repeat(60)}</p>`);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/слово…$/);
  });
});
