import { expect, it } from "vitest";
import { payoutCountOf } from "./payouts.ts";

it.each([
  ["ECI_P1", 1],
  ["ECI_FULL", 1],
  ["SCI_P1", 1],
  ["SCI_P2", 2],
  ["SCI_P3", "any"],
  ["MCI_P1", "any"],
] as const)("a policy of %s has this number of payouts: %s", (program, count) => {
  expect(payoutCountOf(program)).toBe(count);
});
