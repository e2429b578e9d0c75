import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPlate, isTaxiPlate, isUnusualPlate, plateOrigin, plateViolation } from "./plate.ts";
import { normalizeVehicleCode } from "./vehicle-code.ts";

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
