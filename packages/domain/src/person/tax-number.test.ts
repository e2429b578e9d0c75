import { expect, it } from "vitest";
import { isTaxNumber } from "./tax-number.ts";

it.each([
  ["025001234", true],
  ["02500123", false],
  ["0250012345", false],
  ["02500123A", false],
  ["", false],
])("%j is a tax number: %s", (input, answer) => {
  expect(isTaxNumber(input)).toBe(answer);
});
