/** Kinds of vehicle for compulsory liability; the index is the wire code. S2 §3. */
export const VEHICLE_TYPES = ["car", "bus", "truck", "tractor", "motorcycle"] as const;

/** Body types; the index is the wire code. S2 §3. */
export const BODY_TYPES = [
  "sedan",
  "hatchback",
  "stationWagon",
  "offRoad",
  "crossover",
  "pickup",
  "minivan",
  "van",
  "convertible",
  "coupe",
] as const;

/** One kind of vehicle of compulsory liability. S2 §3. */
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** Kinds of vehicle by use: carriage of a few people, of many, and of loads or other work. SPEC-96. */
const KINDS_BY_USE: readonly (readonly VehicleType[])[] = [
  ["car", "motorcycle"],
  ["bus"],
  ["truck", "tractor"],
];

const FIRST_SHOWN = 1;

const isPlaceIn = (list: readonly unknown[], code: number) =>
  Number.isInteger(code) && code >= 0 && code < list.length;

/** Whether a number is the code of a kind of vehicle, 0–4. S2 §3. */
export function isVehicleType(code: number): boolean {
  return isPlaceIn(VEHICLE_TYPES, code);
}

/** Whether a number is the code of a body type, 0–9. S2 §3. */
export function isBodyType(code: number): boolean {
  return isPlaceIn(BODY_TYPES, code);
}

/** The displayed number of a kind of vehicle: 0–4 → 1–5. SPEC-47. */
export function toDisplayVehicleType(code: number): number {
  return code + FIRST_SHOWN;
}

/** The wire code of a displayed number: 1–5 → 0–4; `undefined` for others. SPEC-47. */
export function vehicleTypeCode(shown: number): number | undefined {
  const code = shown - FIRST_SHOWN;
  return isVehicleType(code) ? code : undefined;
}

/** Codes of the kinds of vehicle with the same use as a declared kind, itself included. SPEC-96. */
export function kindsOfSameUse(code: number): readonly number[] {
  const use = KINDS_BY_USE.find((kinds) => kinds.some((kind) => VEHICLE_TYPES[code] === kind));
  return use?.map((kind) => VEHICLE_TYPES.indexOf(kind)) ?? [code];
}
