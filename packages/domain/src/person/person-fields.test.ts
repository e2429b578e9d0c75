import { expect, it } from "vitest";
import {
  isPostalCode,
  normalizePostalCode,
  normalizeTaxNumber,
  taxNumberViolation,
} from "./person-fields.ts";

it.each([
  ["734000", true],
  [" 735 700 ", true],
  ["73400", false],
  ["7340001", false],
  ["73400A", false],
  ["", false],
])("%j is a postal code: %s", (input, response) => {
  expect(isPostalCode(input)).toBe(response);
});

it("is sent without spaces", () => {
  expect(normalizePostalCode(" 735 700 ")).toBe("735700");
});

it.each([
  ["025001234", undefined],
  ["025 001 234", undefined],
  [" 025-001-234 ", undefined],
  ["02500123", { code: "innTooShort", count: 1 }],
  ["0250012345", { code: "innTooLong", count: 1 }],
  ["025 001 234 56", { code: "innTooLong", count: 2 }],
  ["02500123A", { code: "inn" }],
  ["", { code: "inn" }],
])("%j as a tax number: %o", (input, violation) => {
  expect(taxNumberViolation(input)).toEqual(violation);
});

it("is sent without spaces and with all digits", () => {
  expect(normalizeTaxNumber(" 025 001 234 5")).toBe("0250012345");
});
