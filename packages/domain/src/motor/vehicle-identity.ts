import { latinCapitals } from "../text/clean-text.ts";
import type { MotorProduct } from "./motor-programs.ts";

/** Words, digits and the characters of names such as `Lynk & Co`, `Lion's City`, `up!` and `#1`; no URLs, no markup. */
const CAR_NAME = /^[\p{L}\d .,()+/&'’#!-]{0,60}$/u;

/** A name in the form compared with a prefix: hyphens and spaces are equal. */
const comparable = (name: string) => name.toLowerCase().replace(/[\s\u2010-\u2015-]+/g, " ");

/** Make and model in a line; the make is omitted where the model starts with it: `TOYOTA-CAMRY`, `MG5`. */
export function carTitle(make: string, model: string): string {
  const [first, second] = [make.trim(), model.trim()];
  const begins = first !== "" && comparable(second).startsWith(comparable(first));
  const isWholeWord = !/^\p{L}/u.test(second.slice(first.length));
  return begins && isWholeWord ? second : [first, second].filter(Boolean).join(" ");
}

/** Whether a text can be the name of a make or a model, for example from a link. */
export function isCarName(text: string): boolean {
  return CAR_NAME.test(text);
}

/** Maximum length of a typed VIN, body number, plate or certificate, including spaces and dashes. */
export const VEHICLE_CODE_MAX_LENGTH = 30;

/** A VIN, a body number or a plate in wire format: Latin capitals and digits without spaces and dashes. SPEC-52. */
export function normalizeVehicleCode(input: string): string {
  return latinCapitals(input).replace(/[\s\p{Pd}]+/gu, "");
}

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

/** Length of a VIN in characters. S2 §9. */
export const VIN_LENGTH = 17;

const VIN = new RegExp(`^[A-HJ-NPR-Z\\d]{${VIN_LENGTH}}$`);

/** Why a text is not a VIN. */
export type VinViolation =
  | { readonly code: "validateVin" }
  /** The number of characters, where the length is wrong. SPEC-67. */
  | { readonly code: "vinLength"; readonly length: number };

/** Why a text is not a VIN; its length is checked first. */
export function vinViolation(input: string): VinViolation | undefined {
  const { length } = normalizeVehicleCode(input);
  if (length !== VIN_LENGTH) return { code: "vinLength", length };
  return isVin(input) ? undefined : { code: "validateVin" };
}

/** Whether a text is a VIN: 17 letters and digits without I, O and Q. S2 §5, SPEC-52. */
export function isVin(input: string): boolean {
  return VIN.test(normalizeVehicleCode(input));
}

/** Minimum and maximum length of a body number, in characters. S2 §5. */
export const BODY_NUMBER_LENGTH = { from: 9, to: 12 } as const;

const BODY_NUMBER = new RegExp(`^[A-Z\\d]{${BODY_NUMBER_LENGTH.from},${BODY_NUMBER_LENGTH.to}}$`);

/** Whether a text is a body number: 9 to 12 letters and digits. S2 §5. */
export function isBodyNumber(input: string): boolean {
  return BODY_NUMBER.test(normalizeVehicleCode(input));
}

/** Errors of the identification numbers of a vehicle. S2 §5. */
export interface VehicleIdentityViolations {
  vin?: "validateVin" | "vinOrBody";
  bodyNumber?: "bodyNumber";
}

/**
 * Errors of the VIN and the body number, by field; `undefined` for a missing one. Compulsory liability requires
 * neither, the others one of them. S2 §5, SPEC-52.
 */
export function vehicleIdentityViolations(
  { vin, bodyNumber }: { vin?: string | undefined; bodyNumber?: string | undefined },
  product: MotorProduct,
): VehicleIdentityViolations {
  const violations: VehicleIdentityViolations = {};
  if (vin !== undefined && !isVin(vin)) violations.vin = "validateVin";
  if (bodyNumber !== undefined && !isBodyNumber(bodyNumber)) violations.bodyNumber = "bodyNumber";
  if (product !== "MTPL" && vin === undefined && bodyNumber === undefined) {
    violations.vin = "vinOrBody";
  }
  return violations;
}

const CERTIFICATE = /^([A-ZА-ЯЁ]{2})(\d{7})$/;

/** A registration certificate in wire format, in canonical form: `ab-12 34567` → `AB 1234567`. S2 §5. */
export function normalizeRegistrationCertificate(input: string): string {
  return normalizeVehicleCode(input).replace(CERTIFICATE, "$1 $2");
}

/** Whether a text is a registration certificate: two letters, then seven digits. S2 §5. */
export function isRegistrationCertificate(input: string): boolean {
  return CERTIFICATE.test(normalizeVehicleCode(input));
}
