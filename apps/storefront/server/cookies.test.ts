import { describe, expect, it } from "vitest";
import { readCookie } from "./cookies.ts";

describe("cookies", () => {
  it("are read by their whole name", () => {
    expect(readCookie("xlang=en; lang=tg; other=1", "lang")).toBe("tg");
    expect(readCookie("xlang=en", "lang")).toBeUndefined();
    expect(readCookie(undefined, "lang")).toBeUndefined();
  });
});
