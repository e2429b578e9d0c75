import { describe, expect, it } from "vitest";
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguage, LANGUAGES } from "./language.ts";

describe("languages", () => {
  it("are Russian, Tajik and English, Russian by default, English as the fallback", () => {
    expect(LANGUAGES).toEqual(["ru", "tg", "en"]);
    expect(DEFAULT_LANGUAGE).toBe("ru");
    expect(FALLBACK_LANGUAGE).toBe("en");
  });

  it("recognises only its own codes", () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    for (const other of ["tj", "RU", "", undefined, null, 1, "ru-RU"]) {
      expect(isLanguage(other)).toBe(false);
    }
  });
});
