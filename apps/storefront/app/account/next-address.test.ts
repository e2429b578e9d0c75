// @vitest-environment jsdom
import { expect, test } from "vitest";
import { nextAddress } from "./next-address.ts";

test.each([
  ["?next=%2Ftravel-order%3Fstep%3D2", "/travel-order?step=2"],
  ["", "/account"],
  ["?next=https%3A%2F%2Felsewhere.example%2F", "/account"],
  ["?next=%2F%2Felsewhere.example", "/account"],
  ["?next=javascript%3Aalert(1)", "/account"],
  ["?next=%2Fv1%2Fpolicy%2F", "/account"],
])("leads from %s to %s", (search, expected) => {
  expect(nextAddress(search, "/account")).toBe(expected);
});
