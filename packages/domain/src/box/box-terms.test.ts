import { expect, it } from "vitest";
import { NOTIFY_DAYS, NOTIFY_HOME_DAYS } from "../promises/promises.ts";
import { firstPaidDay, reportDays } from "./box-terms.ts";

it("pays for events from the day after the waiting period", () => {
  expect(firstPaidDay("2026-03-03", { waitingDays: 60 })).toBe("2026-05-02");
  expect(firstPaidDay("2026-03-03", {})).toBeUndefined();
});

it("requires a report within the days of the kind of cover", () => {
  expect(reportDays("home")).toBe(NOTIFY_HOME_DAYS);
  expect(reportDays("ordinary")).toBe(NOTIFY_DAYS);
});
