import { latinCapitals } from "../text/latin-look-alikes.ts";

/** Longest VIN, body number, plate or certificate that is typed, spaces and dashes counted. */
export const VEHICLE_CODE_MAX_LENGTH = 30;

/** A VIN, a body number or a plate as it is sent: Latin capitals and digits without spaces and dashes. SPEC-52. */
export function normalizeVehicleCode(input: string): string {
  return latinCapitals(input).replace(/[\s\p{Pd}]+/gu, "");
}
