import { describe, expect, it } from "vitest";
import { createToday, dateIn, isTimeZone, lastDayOfPeriod, monthsAfter } from "./calendar.ts";

const DUSHANBE = "Asia/Dushanbe";

describe("the date in Dushanbe", () => {
  it.each([
    ["2026-11-20T18:59:59Z", "2026-11-20"],
    ["2026-11-20T19:00:00Z", "2026-11-21"],
    ["2026-12-31T19:00:00Z", "2027-01-01"],
    // This day has no midnight there.
    ["1981-03-31T19:30:00Z", "1981-04-01"],
  ])("at %s is %s", (instant, date) => {
    expect(dateIn(DUSHANBE, new Date(instant))).toBe(date);
    expect(createToday(DUSHANBE)(Date.parse(instant))).toBe(date);
  });

  it("changes within the minute in which the day begins", () => {
    const todayAt = createToday(DUSHANBE);
    expect(todayAt(Date.parse("2026-11-20T18:59:59.999Z"))).toBe("2026-11-20");
    expect(todayAt(Date.parse("2026-11-20T19:00:00Z"))).toBe("2026-11-21");
  });
});

it.each([
  ["Asia/Dushanbe", true],
  ["Europe/Moscow", true],
  ["Mars/Base", false],
  ["+05:00x", false],
  ["", false],
])("%j is a time zone: %s", (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

it.each([
  ["2026-11-21", 1, "2026-12-21", "2026-12-20"],
  ["2026-11-21", 12, "2027-11-21", "2027-11-20"],
  ["2027-01-31", 1, "2027-02-28", "2027-02-27"],
  ["2028-02-29", 12, "2029-02-28", "2029-02-27"],
  ["1981-03-01", 1, "1981-04-01", "1981-03-31"],
])("%s and %i months is %s; such a period ends on %s", (begin, months, after, last) => {
  expect(monthsAfter(begin, months)).toBe(after);
  expect(lastDayOfPeriod(begin, months)).toBe(last);
});

it("throws for what is no date", () => {
  expect(() => monthsAfter("2027-02-30", 1)).toThrow(RangeError);
});
