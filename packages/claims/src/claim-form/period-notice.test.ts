import { expect, it } from "vitest";
import { periodNotice } from "./period-notice.ts";

const DATES = { startDate: "2026-03-01", endDate: "2027-02-28" };

it.each([
  ["ACTIVE", "", undefined],
  ["COMPLETED", "", "ended"],
  ["INACTIVE", "", undefined],
  ["COMPLETED", "30.02", "ended"],
  ["COMPLETED", "2027-02-28", undefined],
  ["INACTIVE", "2026-02-28", "otherDay"],
  ["ACTIVE", "2026-03-01", undefined],
  ["COMPLETED", "2027-03-01", "otherDay"],
] as const)("of a policy that is %s and an event on %j is %s", (status, day, notice) => {
  expect(periodNotice({ status, ...DATES }, day)).toBe(notice);
});

it.each([
  ["", "suspended"],
  ["2026-04-16", undefined],
  ["2026-04-17", "suspended"],
  ["2026-02-28", "otherDay"],
] as const)("of a policy suspended since 17 April and an event on %j is %s", (day, notice) => {
  const suspended = { status: "INACTIVE", ...DATES, suspendedOn: "2026-04-17" } as const;
  expect(periodNotice(suspended, day)).toBe(notice);
});
