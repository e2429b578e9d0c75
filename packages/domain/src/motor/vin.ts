import { tidyVehicleCode } from "./vehicle-code.ts";

/** Length of a VIN in characters. S2 §9. */
export const VIN_LENGTH = 17;

const VIN = /^[A-HJ-NPR-Z\d]{17}$/;

/** Tells whether a text is a VIN: 17 letters and digits without I, O and Q. S2 §5, decision 52. */
export function isVin(input: string): boolean {
  return VIN.test(tidyVehicleCode(input));
}
