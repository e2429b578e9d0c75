import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBodyNumber } from "./body-number.ts";
import { isVin } from "./vin.ts";
import { vehicleIdentityViolations } from "./vin-or-body.ts";

const VIN = "JTNB11HK903000123";
const aVin = fc.string({
  unit: fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"),
  minLength: 17,
  maxLength: 17,
});

describe("VIN", () => {
  it("is 17 letters and digits, in any case, with spaces and dashes between them", () => {
    fc.assert(
      fc.property(aVin, fc.nat(17), (vin, at) => {
        expect(isVin(vin)).toBe(true);
        expect(isVin(`${vin.slice(0, at).toLowerCase()} -${vin.slice(at)}`)).toBe(true);
        expect(isVin(vin.slice(1))).toBe(false);
        expect(isVin(`${vin}1`)).toBe(false);
      }),
    );
  });

  it.each(["I", "O", "Q", "i", "О", "Ж", "_"])("never has %s", (letter) => {
    expect(isVin(letter + VIN.slice(1))).toBe(false);
  });

  it("may be typed with Cyrillic letters that look alike", () => {
    expect(isVin("JТNВ11НК903000123")).toBe(true);
  });
});

it.each([
  ["123456789", true],
  ["GX110-1234567", true],
  ["АЕ 86-1234567", true],
  ["12345678", false],
  ["1234567890123", false],
  ["12345678Ж", false],
])("body number %s: %s", (number, right) => expect(isBodyNumber(number)).toBe(right));

it.each([
  [{}, "MTPL", {}],
  [{}, "ECI", { vin: "vinOrBody" }],
  [{}, "SCI", { vin: "vinOrBody" }],
  [{ vin: VIN }, "ECI", {}],
  [{ bodyNumber: "123456789" }, "SCI", {}],
  [{ vin: "1" }, "MTPL", { vin: "validateVin" }],
  [{ vin: "1", bodyNumber: "1" }, "ECI", { vin: "validateVin", bodyNumber: "bodyNumber" }],
] as const)("%j of %s: %j", (numbers, product, violations) => {
  expect(vehicleIdentityViolations(numbers, product)).toEqual(violations);
});
