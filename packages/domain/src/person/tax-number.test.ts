import { expect, it } from "vitest";
import { normalizeTaxNumber, taxNumberViolation } from "./tax-number.ts";

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
