import { expect, it } from "vitest";
import { needsTaxNumber, residentDocTypes } from "./residence.ts";

it.each([
  ["resident", [0], true],
  ["nonresident", [2, 0, 1], false],
] as const)("a %s has one of %j, tax number %s", (resident, docTypes, taxNumber) => {
  expect(residentDocTypes(resident)).toEqual(docTypes);
  expect(needsTaxNumber(resident)).toBe(taxNumber);
});
