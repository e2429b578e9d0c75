import { expect, it } from "vitest";
import { claimNumber, parseClaimNumber } from "./claim-number.ts";

it.each([
  ["3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11", "3F2A-91BC"],
  ["c-17", "c-17"],
  [204, "204"],
])("formats claim %s as %s", (id, number) => {
  expect(claimNumber(id)).toBe(number);
});

it.each([
  ["3f2a-91bc", "3F2A-91BC"],
  [" 3F2A 91BC ", "3F2A-91BC"],
  ["3F2A91BC", "3F2A-91BC"],
  ["3F2А-91ВС", "3F2A-91BC"],
  ["3F2A-91B", undefined],
  ["3F2A-91BG", undefined],
  ["%", undefined],
])("parses %s as %s", (typed, number) => {
  expect(parseClaimNumber(typed)).toBe(number);
});
