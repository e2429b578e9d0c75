import { expect, it } from "vitest";
import { periodNotice } from "./period-notice.ts";

const DATES = { startDate: "2026-03-01", endDate: "2027-02-28" };

it.each([
  ["ACTIVE", "", undefined],
  ["COMPLETED", "", "ended"],
  ["INACTIVE", "", "notBegun"],
  ["COMPLETED", "30.02", "ended"],
  ["COMPLETED", "2027-02-28", undefined],
  ["INACTIVE", "2026-02-28", "otherDay"],
  ["ACTIVE", "2026-03-01", undefined],
  ["COMPLETED", "2027-03-01", "otherDay"],
] as const)("of a policy that is %s and an event on %j tells %s", (status, day, notice) => {
  expect(periodNotice({ status, ...DATES }, day)).toBe(notice);
});
