import { normalizeVehicleCode } from "./vehicle-code.ts";

const BODY_NUMBER = /^[A-Z\d]{9,12}$/;

/** Whether a text is a body number: 9 to 12 letters and digits. S2 §5. */
export function isBodyNumber(input: string): boolean {
  return BODY_NUMBER.test(normalizeVehicleCode(input));
}
