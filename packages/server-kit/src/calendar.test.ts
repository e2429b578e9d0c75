import { describe, expect, it } from "vitest";
import { createToday, dateIn, isTimeZone } from "./calendar.ts";

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
