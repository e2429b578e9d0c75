import { expect, it } from "vitest";
import { boxCover } from "./box-cover.ts";

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
