import type { MotorProduct } from "./motor-programs.ts";
import { tidyVehicleCode } from "./vehicle-code.ts";

/** What is wrong with a plate. S2 §5. */
export type PlateViolation = "required" | "taxi" | "stateNumber";

/** `1234AA01`: number, letters, region; motorcycles have fewer letters. */
const TAJIK = /^\d{4}[A-Z]{1,2}\d{2}$/;
const FOREIGN = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4,12}$/;
const TAXI_LETTERS = "TT";

/** Whose plate a text is; `undefined` when it is none. S2 §2, decision 52. */
export function plateOrigin(input: string): "tajik" | "foreign" | undefined {
  const plate = tidyVehicleCode(input);
  if (TAJIK.test(plate)) return "tajik";
  return FOREIGN.test(plate) ? "foreign" : undefined;
}

/** A plate as it is read: `1234 AA 01`. */
export function formatPlate(plate: string): string {
  return plate.match(/\d+|\D+/g)?.join(" ") ?? plate;
}

/** Tells whether a plate is a taxi's: `TT` in its letters, Latin, Cyrillic or mixed. S2 §5, decision 52. */
export function isTaxiPlate(input: string): boolean {
  return tidyVehicleCode(input).includes(TAXI_LETTERS);
}

/** What is wrong with the plate of an order; only compulsory liability cannot do without one. S2 §5. */
export function plateViolation(
  plate: string | undefined,
  product: MotorProduct,
): PlateViolation | undefined {
  if (plate === undefined) return product === "MTPL" ? "required" : undefined;
  if (isTaxiPlate(plate)) return "taxi";
  return plateOrigin(plate) ? undefined : "stateNumber";
}
