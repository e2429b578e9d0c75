import { describe, expect, it } from "vitest";
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGES,
  waitText,
} from "./language.ts";

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

describe("the retry delay", () => {
  it.each([
    [1, "через 1 секунду", "пас аз 1 сония", "in 1 second"],
    [3.2, "через 4 секунды", "пас аз 4 сония", "in 4 seconds"],
    [45, "через 45 секунд", "пас аз 45 сония", "in 45 seconds"],
    [60, "через 1 минуту", "пас аз 1 дақиқа", "in 1 minute"],
    [61, "через 2 минуты", "пас аз 2 дақиқа", "in 2 minutes"],
    [300, "через 5 минут", "пас аз 5 дақиқа", "in 5 minutes"],
    [1_260, "через 21 минуту", "пас аз 21 дақиқа", "in 21 minutes"],
    [7_200, "через 2 часа", "пас аз 2 соат", "in 2 hours"],
    [86_400, "через 24 часа", "пас аз 24 соат", "in 24 hours"],
    [0, "через 1 секунду", "пас аз 1 сония", "in 1 second"],
  ])("%d seconds are given in whole units", (seconds, ru, tg, en) => {
    expect([waitText(seconds, "ru"), waitText(seconds, "tg"), waitText(seconds, "en")]).toEqual([
      ru,
      tg,
      en,
    ]);
  });
});
