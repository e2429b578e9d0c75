import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, parseDisplayDate, typedDateViolation } from "./display-date.ts";
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  compareDates,
  daysBetween,
  isDateWithin,
  isIsoDate,
} from "./iso-date.ts";

const aDate = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays("1900-01-01", days));

describe("ISO dates", () => {
  it("accepts only real days", () => {
    expect(["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"].every(isIsoDate)).toBe(true);
    for (const bad of [
      "2023-02-29",
      "1900-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-04-31",
      "2026-4-3",
      "2026-04-03T00:00",
      "0000-01-01",
      "",
      undefined,
      20260403,
    ]) {
      expect(isIsoDate(bad), String(bad)).toBe(false);
    }
  });

  it("moves by days and back over any distance", () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(isIsoDate(moved)).toBe(true);
        expect(daysBetween(date, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(date);
        expect(compareDates(moved, date)).toBe(Math.sign(days));
      }),
    );
  });

  it("does not depend on days without midnight in Dushanbe", () => {
    expect(addDays("1981-03-31", 1)).toBe("1981-04-01");
    expect(daysBetween("1930-06-20", "1930-06-22")).toBe(2);
  });

  it("moves by months to the last day of a shorter month", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
    expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
    expect(addMonths("2026-03-15", -15)).toBe("2024-12-15");
  });

  it("moves by years", () => {
    expect(addYears("2024-02-29", 1)).toBe("2025-02-28");
    expect(addYears("2024-02-29", 4)).toBe("2028-02-29");
    expect(addDays(addYears("2026-05-10", 1), -1)).toBe("2027-05-09");
  });

  it("remains in the month that adding months aims at", () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months);
        const index = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
        expect(index(moved) - index(date)).toBe(months);
      }),
    );
  });

  it("counts full years of age", () => {
    expect(ageOn("2000-05-10", "2026-05-09")).toBe(25);
    expect(ageOn("2000-05-10", "2026-05-10")).toBe(26);
    expect(ageOn("2004-02-29", "2026-02-28")).toBe(21);
    expect(ageOn("2004-02-29", "2026-03-01")).toBe(22);
    expect(ageOn("2026-05-10", "2026-05-10")).toBe(0);
  });

  it("agrees with the bound of an age", () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: 0, max: 100 }), aDate, (birth, age, day) => {
        expect(ageOn(birth, day) >= age).toBe(compareDates(birth, addYears(day, -age)) <= 0);
      }),
    );
  });

  it("checks a range with both ends included and open ends", () => {
    const range = { min: "2026-01-01", max: "2026-01-31" };
    expect(isDateWithin("2026-01-01", range)).toBe(true);
    expect(isDateWithin("2026-01-31", range)).toBe(true);
    expect(isDateWithin("2025-12-31", range)).toBe(false);
    expect(isDateWithin("2026-02-01", range)).toBe(false);
    expect(isDateWithin("1900-01-01", { max: "2026-01-31" })).toBe(true);
    expect(isDateWithin("2900-01-01", { min: "2026-01-31" })).toBe(true);
  });

  it("throws on an invalid date", () => {
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
    expect(() => ageOn("soon", "2026-01-01")).toThrow(RangeError);
    expect(() => formatDate("31.12.2026")).toThrow(RangeError);
  });
});

describe("dates on screen", () => {
  it("round-trips every date", () => {
    fc.assert(
      fc.property(aDate, (date) => {
        expect(parseDisplayDate(formatDate(date))).toBe(date);
      }),
    );
  });

  it.each([
    ["31.12.2026", "2026-12-31"],
    ["1.2.2026", "2026-02-01"],
    ["01/02/2026", "2026-02-01"],
    ["01-02-2026", "2026-02-01"],
    [" 31122026 ", "2026-12-31"],
    [" 31.12.1990", "1990-12-31"],
    ["31. 12. 1990", "1990-12-31"],
    ["31\u00A0. 12 . 1990\u200E", "1990-12-31"],
    ["3\u200E1.1\u200E2.1990", "1990-12-31"],
    ["1  2 2026", "2026-02-01"],
    ["2026-12-31", "2026-12-31"],
    ["31.02.2026", undefined],
    ["31.12.26", undefined],
    ["12.31.2026", undefined],
    ["", undefined],
    ["tomorrow", undefined],
  ])("parses %j as %s", (typed, iso) => {
    expect(parseDisplayDate(typed)).toBe(iso);
  });
});

describe("the error of a typed date", () => {
  it.each([
    ["12.13.2026", { code: "dateNoMonth", month: 13 }],
    ["12.13", { code: "dateNoMonth", month: 13 }],
    ["12132026", { code: "dateNoMonth", month: 13 }],
    ["12.00.2026", { code: "dateNoMonth", month: 0 }],
    ["31.02.2026", { code: "dateNoDay", typed: "31.02.2026" }],
    ["29.02.2027", { code: "dateNoDay", typed: "29.02.2027" }],
    ["32.01.2026", { code: "dateNoDay", typed: "32.01.2026" }],
    ["31.12.26", { code: "dateYear" }],
    ["31.12", { code: "date" }],
    ["31", { code: "date" }],
    ["", { code: "date" }],
    ["abc", { code: "dateUnreadable", typed: "abc" }],
    ["31 декабря", { code: "dateUnreadable", typed: "31 декабря" }],
    ["31. 02. 2026", { code: "dateNoDay", typed: "31.02.2026" }],
    ["2026-12-31", undefined],
  ])("%j: %o", (typed, violation) => {
    expect(typedDateViolation(typed)).toEqual(violation);
  });
});
