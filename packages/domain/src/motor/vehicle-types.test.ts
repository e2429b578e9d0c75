import { expect, it } from "vitest";
import {
  BODY_TYPES,
  isBodyType,
  kindsOfSameUse,
  toDisplayVehicleType,
  VEHICLE_TYPES,
  vehicleTypeCode,
} from "./vehicle-types.ts";

it("displays kinds of vehicle as 1 to 5 and sends them as 0 to 4", () => {
  const shown = [...VEHICLE_TYPES.keys()].map(toDisplayVehicleType);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  expect(shown.map(vehicleTypeCode)).toEqual([0, 1, 2, 3, 4]);
  expect([0, 6, 1.5].map(vehicleTypeCode)).toEqual([undefined, undefined, undefined]);
});

it("accepts body types 0 to 9", () => {
  expect([...BODY_TYPES.keys()].every(isBodyType)).toBe(true);
  expect([-1, 10, 0.5].some(isBodyType)).toBe(false);
});

it.each([
  [0, [0, 4]],
  [1, [1]],
  [2, [2, 3]],
  [3, [2, 3]],
  [4, [0, 4]],
  [9, [9]],
])("lists the kinds with the same use as %j", (code, kinds) => {
  expect(kindsOfSameUse(code)).toEqual(kinds);
});
