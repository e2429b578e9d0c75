import { latinCapitals } from "../text/latin-look-alikes.ts";

/** A VIN, a body number or a plate as it is sent: Latin capitals and digits without spaces and dashes. Decision 52. */
export function tidyVehicleCode(input: string): string {
  return latinCapitals(input).replace(/[\s\p{Pd}]+/gu, "");
}
