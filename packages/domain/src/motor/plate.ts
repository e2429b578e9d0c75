import type { MotorProduct } from "./motor-programs.ts";
import { normalizeVehicleCode } from "./vehicle-code.ts";

/** Error of a plate. S2 §5. */
export type PlateViolation = "required" | "taxi" | "stateNumber";

/** `1234AA01`: number, letters, region; motorcycles have fewer letters. */
const TAJIK = /^\d{4}[A-Z]{1,2}\d{2}$/;
const FOREIGN = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4,12}$/;
const TAXI_LETTERS = "TT";

/** Type of a plate's owner; `undefined` when the text is no plate. S2 §2, SPEC-52. */
export function plateOrigin(input: string): "tajik" | "foreign" | undefined {
  const plate = normalizeVehicleCode(input);
  if (TAJIK.test(plate)) return "tajik";
  return FOREIGN.test(plate) ? "foreign" : undefined;
}

/** Similar to a plate of Tajikistan, with too many or too few digits or letters. */
const NEARLY_TAJIK = /^\d+[A-Z]{1,2}\d+$|^\d{4,}[A-Z]+\d+$/;
/** No series has this number, and no region this code. */
const NEVER_ISSUED = /^0000|00$/;

/**
 * Whether a plate is unusual: like a Tajik one but not of its length, or with a number that is never issued. It has to
 * be confirmed, not refused: plates of other countries may look similar.
 */
export function isUnusualPlate(input: string): boolean {
  const plate = normalizeVehicleCode(input);
  const origin = plateOrigin(plate);
  return origin === "tajik"
    ? NEVER_ISSUED.test(plate)
    : origin !== undefined && NEARLY_TAJIK.test(plate);
}

/** A plate formatted for reading: `1234 AA 01`. */
export function formatPlate(plate: string): string {
  return plate.match(/\d+|\D+/g)?.join(" ") ?? plate;
}

/** Whether a plate is a taxi's: `TT` in its letters, Latin, Cyrillic or mixed. S2 §5, SPEC-52. */
export function isTaxiPlate(input: string): boolean {
  return normalizeVehicleCode(input).includes(TAXI_LETTERS);
}

/** Error of the plate of an order; only compulsory liability requires one. S2 §5. */
export function plateViolation(
  plate: string | undefined,
  product: MotorProduct,
): PlateViolation | undefined {
  if (plate === undefined) return product === "MTPL" ? "required" : undefined;
  if (isTaxiPlate(plate)) return "taxi";
  return plateOrigin(plate) ? undefined : "stateNumber";
}
