import { normalizeVehicleCode } from "./vehicle-code.ts";

/** Length of a VIN in characters. S2 §9. */
export const VIN_LENGTH = 17;

const VIN = /^[A-HJ-NPR-Z\d]{17}$/;

/** What keeps a text from being a VIN. */
export type VinViolation =
  | { readonly code: "validateVin" }
  /** How many characters there are, where that is what is wrong. SPEC-67. */
  | { readonly code: "vinLength"; readonly length: number };

/** What keeps a text from being a VIN; the number of its characters comes first. */
export function vinViolation(input: string): VinViolation | undefined {
  const { length } = normalizeVehicleCode(input);
  if (length !== VIN_LENGTH) return { code: "vinLength", length };
  return isVin(input) ? undefined : { code: "validateVin" };
}

/** Tells whether a text is a VIN: 17 letters and digits without I, O and Q. S2 §5, SPEC-52. */
export function isVin(input: string): boolean {
  return VIN.test(normalizeVehicleCode(input));
}
