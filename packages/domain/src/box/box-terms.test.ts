import { expect, it } from "vitest";
import { NOTIFY_DAYS, NOTIFY_HOME_DAYS } from "../promises/promises.ts";
import { boxCover, firstPaidDay, reportDays } from "./box-terms.ts";

it("pays for events from the day after the waiting period", () => {
  expect(firstPaidDay("2026-03-03", { waitingDays: 60 })).toBe("2026-05-02");
  expect(firstPaidDay("2026-03-03", {})).toBeUndefined();
});

it("requires a report within the days of the kind of cover", () => {
  expect(reportDays("home")).toBe(NOTIFY_HOME_DAYS);
  expect(reportDays("ordinary")).toBe(NOTIFY_DAYS);
});

it.each([
  ["2026-03-02", 12, "2026-03-03", "2027-03-02"],
  ["2026-01-30", 1, "2026-01-31", "2026-02-27"],
  ["2028-02-28", 12, "2028-02-29", "2029-02-27"],
  ["2026-11-30", 3, "2026-12-01", "2027-02-28"],
])("a box paid on %s covers %i months from the next day", (paidOn, months, startDate, endDate) => {
  expect(boxCover(paidOn, months)).toEqual({ startDate, endDate });
});

it.each([
  ["2026-03-10", "2026-03-10", "2027-03-09"],
  ["2026-03-03", "2026-03-03", "2027-03-02"],
  ["2026-02-27", "2026-03-03", "2027-03-02"],
])(
  "one with the requested begin %s begins then, but never before the payment",
  (begin, ...cover) => {
    const [startDate, endDate] = cover;
    expect(boxCover("2026-03-02", 12, begin)).toEqual({ startDate, endDate });
  },
);
