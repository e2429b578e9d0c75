import { expect, it } from "vitest";
import { needsTaxNumber, residentDocType } from "./residence.ts";

it.each([
  ["resident", 0, true],
  ["nonresident", 2, false],
] as const)("a %s shows document %i, tax number %s", (resident, docType, taxNumber) => {
  expect(residentDocType(resident)).toBe(docType);
  expect(needsTaxNumber(resident)).toBe(taxNumber);
});
