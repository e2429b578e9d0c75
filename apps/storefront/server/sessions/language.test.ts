import { LANGUAGES } from "@sughurta/domain";
import { describe, expect, it } from "vitest";
import { languageCookie, negotiateLanguage } from "./language.ts";

describe("the language of a page", () => {
  it.each([
    ["tg", "en", "tg"],
    [null, "en", "en"],
    ["xx", "en", "en"],
    [null, "xx", "ru"],
    [null, undefined, "ru"],
  ])("requested %s with cookie %s is %s", (requested, cookie, language) => {
    expect(negotiateLanguage(LANGUAGES, requested, cookie)).toBe(language);
  });

  it.each([
    ["en", "ru", "ru"],
    ["en", undefined, "tg"],
    [null, "en", "tg"],
  ])("is always an offered one: %s with cookie %s is %s", (requested, cookie, language) => {
    expect(negotiateLanguage(["tg", "ru"], requested, cookie)).toBe(language);
  });

  it("is stored for a year, over a secure connection where there is one", () => {
    expect(languageCookie("tg", true)).toMatch(
      /^lang=tg; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(languageCookie("tg", false)).not.toContain("Secure");
  });
});
