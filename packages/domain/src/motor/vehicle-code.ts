import { latinCapitals } from "../text/latin-look-alikes.ts";

/** Maximum length of a typed VIN, body number, plate or certificate, including spaces and dashes. */
export const VEHICLE_CODE_MAX_LENGTH = 30;

/** A VIN, a body number or a plate in wire format: Latin capitals and digits without spaces and dashes. SPEC-52. */
export function normalizeVehicleCode(input: string): string {
  return latinCapitals(input).replace(/[\s\p{Pd}]+/gu, "");
}
