import { expect, it } from "vitest";
import { renewalBegin } from "./policy-status.ts";

it.each([
  ["2026-03-10", "2026-03-11"],
  ["2026-03-01", "2026-03-02"],
  ["2026-02-01", "2026-03-02"],
])("after a policy until %s the renewal begins on %s", (endDate, begin) => {
  expect(renewalBegin(endDate, "2026-03-02")).toBe(begin);
});
