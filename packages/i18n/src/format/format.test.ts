import { describe, expect, it } from "vitest";
import { getFormats } from "./format.ts";

const S = "\u00A0";

describe("formats", () => {
  it.each([
    ["ru", `1${S}234,50${S}TJS`],
    ["tg", `1${S}234,50${S}TJS`],
    ["en", `1${S}234.50${S}TJS`],
  ] as const)("write money in %s with unbreakable spaces", (language, text) => {
    expect(getFormats(language).money(1234.5)).toBe(text);
    expect(getFormats(language).money(1234)).toBe(`1${S}234${S}TJS`);
    expect(getFormats(language).money(1234567)).toBe(`1${S}234${S}567${S}TJS`);
  });

  it("write small, zero, negative and foreign amounts", () => {
    const { money } = getFormats("ru");
    expect(money(0)).toBe(`0${S}TJS`);
    expect(money(-0.001)).toBe(`0${S}TJS`);
    expect(money(999)).toBe(`999${S}TJS`);
    expect(money(0.1 + 0.2)).toBe(`0,30${S}TJS`);
    expect(money(-1500)).toBe(`\u22121${S}500${S}TJS`);
    expect(money(30000, "USD")).toBe(`30${S}000${S}USD`);
  });

  it.each([
    [100, "100"],
    [1000, `1${S}000`],
    [999999.99, `999${S}999,99`],
    [1e9, `1${S}000${S}000${S}000`],
    [0.05, "0,05"],
    [-0.5, "\u22120,50"],
  ])("separates the thousands of %d", (amount, text) => {
    expect(getFormats("tg").money(amount)).toBe(`${text}${S}TJS`);
  });

  it("write an amount without its currency with two decimals or none", () => {
    expect(getFormats("en").amount(1116.5)).toBe(`1${S}116.50`);
    expect(getFormats("ru").amount(3426)).toBe(`3${S}426`);
    expect(getFormats("tg").amount(-49.5)).toBe("\u221249,50");
  });

  it("write numbers", () => {
    expect(getFormats("ru").number(12345.6789)).toBe(`12${S}345,679`);
    expect(getFormats("tg").number(0.5)).toBe("0,5");
    expect(getFormats("en").number(7, { minDecimals: 2 })).toBe("7.00");
    expect(getFormats("en").number(1.26, { maxDecimals: 1 })).toBe("1.3");
    expect(getFormats("en").number(-0.0004)).toBe("0");
  });

  it.each([
    ["ru", "5 марта 2026"],
    ["tg", "5 марти соли 2026"],
    ["en", "5 March 2026"],
  ] as const)("write dates in %s", (language, long) => {
    expect(getFormats(language).date("2026-03-05")).toBe("05.03.2026");
    expect(getFormats(language).longDate("2026-03-05")).toBe(long);
  });

  it("has twelve months in every language", () => {
    for (const language of ["ru", "tg", "en"] as const) {
      const months = Array.from({ length: 12 }, (_, index) =>
        getFormats(language).longDate(`2026-${String(index + 1).padStart(2, "0")}-01`),
      );
      expect(new Set(months).size).toBe(12);
      expect(months.join()).not.toContain("undefined");
    }
  });

  it("write sizes of files", () => {
    expect(getFormats("ru").fileSize(2_449_000)).toBe(`2,3${S}МБ`);
    expect(getFormats("en").fileSize(25 * 1024 * 1024)).toBe(`25${S}MB`);
    expect(getFormats("tg").fileSize(1)).toBe(`1${S}КБ`);
    expect(getFormats("en").fileSize(0)).toBe(`0${S}kB`);
  });

  it("write phones", () => {
    expect(getFormats("ru").phone("927123456")).toBe("(992) 92-712-3456");
  });
});
