import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  carTitle,
  formatPlate,
  isBodyNumber,
  isCarName,
  isRegistrationCertificate,
  isTaxiPlate,
  isUnusualPlate,
  isVin,
  normalizeRegistrationCertificate,
  normalizeVehicleCode,
  plateOrigin,
  plateViolation,
  vehicleIdentityViolations,
  vinViolation,
} from "./vehicle-identity.ts";

it.each(["Toyota", "Лада (ВАЗ)", "Lynk & Co", "Lion's City", "up!", "#1", "C-HR", ""])(
  "accepts the name %s",
  (name) => expect(isCarName(name)).toBe(true),
);

it.each(["https://evil.example", "<b>", "a\nb", "x".repeat(61)])("rejects %j", (text) =>
  expect(isCarName(text)).toBe(false),
);

it.each([
  ["TOYOTA", "TOYOTA-CAMRY", "TOYOTA-CAMRY"],
  ["Toyota", "toyota Camry", "toyota Camry"],
  ["Mercedes-Benz", "Mercedes Benz E200", "Mercedes Benz E200"],
  ["MG", "MG5", "MG5"],
  ["Mini", "MINI", "MINI"],
  ["Лада", "Лада-2107", "Лада-2107"],
  ["Toyota", "Camry", "Toyota Camry"],
  ["Li", "Lixiang L9", "Li Lixiang L9"],
  ["", "Camry", "Camry"],
  ["Toyota", "", "Toyota"],
  ["", "", ""],
])("of the make %j and the model %j returns %j", (make, model, title) => {
  expect(carTitle(make, model)).toBe(title);
});

describe("plate", () => {
  it.each([
    ["1234AA01", "tajik"],
    ["1234 аа 01", "tajik"],
    ["1234-АА-02", "tajik"],
    ["1234A05", "tajik"],
    ["А123ВС77", "foreign"],
    ["01 777 AAA", "foreign"],
    ["B-MW 1234", "foreign"],
    ["12", undefined],
    ["1234", undefined],
    ["123401", undefined],
    ["ABCDEF", undefined],
    ["1234ЖЖ01", undefined],
    ["1234567890123", undefined],
    ["", undefined],
  ])("%j is %s", (plate, origin) => expect(plateOrigin(plate)).toBe(origin));

  it.each([
    ["1234AA01", false],
    ["1234A05", false],
    ["123AA01", true],
    ["12345 аа 01", true],
    ["1234AA1", true],
    ["1234AAA01", true],
    ["0000AA01", true],
    ["1234AA00", true],
    ["А123ВС77", false],
    ["123ABC01", false],
    ["01A777AA", false],
    ["12", false],
  ])("%j is unusual: %s", (plate, unusual) => expect(isUnusualPlate(plate)).toBe(unusual));

  it("is formatted in groups", () => expect(formatPlate("1234AA01")).toBe("1234 AA 01"));

  it.each(["1234TT01", "1234ТТ01", "1234TТ01", "1234 tt 01", "1234-т т-01"])(
    "is a taxi's: %s",
    (plate) => {
      expect(isTaxiPlate(plate)).toBe(true);
      expect(plateViolation(plate, "ECI")).toBe("taxi");
    },
  );

  it("is a taxi's only with TT in its letters", () => {
    const letter = fc.constantFrom(..."ABCEHKMOPTXYАВСЕНКМОРТХУ");
    fc.assert(
      fc.property(letter, letter, fc.integer({ min: 1000, max: 9999 }), (first, second, number) => {
        const both = "TТ".includes(first) && "TТ".includes(second);
        expect(isTaxiPlate(`${number}${first}${second}01`)).toBe(both);
        expect(isTaxiPlate(`${first}${number}${second}`)).toBe(false);
      }),
    );
  });

  it.each([
    [undefined, "MTPL", "required"],
    [undefined, "ECI", undefined],
    ["1234AA01", "MTPL", undefined],
    ["?", "SCI", "stateNumber"],
  ] as const)("%s for %s: %s", (plate, product, violation) => {
    expect(plateViolation(plate, product)).toBe(violation);
  });
});

it("is sent in Latin capitals without spaces and dashes", () => {
  expect(normalizeVehicleCode(" 1234 аа–01 ")).toBe("1234AA01");
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normalizeVehicleCode(normalizeVehicleCode(text))).toBe(normalizeVehicleCode(text));
    }),
  );
});

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

it.each([
  ["AB1234567", true],
  ["ab  1234567", true],
  ["АВ 1234567", true],
  ["ЖЯ1234567", true],
  ["ав-12 34-567", true],
  ["A1234567", false],
  ["AB123456", false],
  ["AB12345678", false],
  ["1", false],
])("%s: %s", (text, right) => expect(isRegistrationCertificate(text)).toBe(right));

it.each([" ав  1234567", "AB1234567", "ab–123 4567"])("is sent in canonical form: %s", (text) => {
  expect(normalizeRegistrationCertificate(text)).toBe("AB 1234567");
});

it("is unchanged while it is incomplete", () => {
  expect(normalizeRegistrationCertificate("ab 123")).toBe("AB123");
});
