import { expect, it } from "vitest";
import { isVin, vinViolation } from "./vin.ts";

it.each([
  ["JTNB11HK903000123", undefined],
  [" jtnb11hk9-03000123", undefined],
  ["ЈTNB11HK903000123", { code: "validateVin" }],
  ["JTNB11HK9O3000123", { code: "validateVin" }],
  ["JTNB11HK90300012", { code: "vinLength", length: 16 }],
])("%o is a VIN except for %j", (text, violation) => {
  expect(vinViolation(text)).toEqual(violation);
  expect(isVin(text)).toBe(violation === undefined);
});
