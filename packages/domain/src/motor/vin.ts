import { normalizeVehicleCode } from "./vehicle-code.ts";

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
