import { normalizeVehicleCode } from "./vehicle-code.ts";

/** Minimum and maximum length of a body number, in characters. S2 §5. */
export const BODY_NUMBER_LENGTH = { from: 9, to: 12 } as const;

const BODY_NUMBER = new RegExp(`^[A-Z\\d]{${BODY_NUMBER_LENGTH.from},${BODY_NUMBER_LENGTH.to}}$`);

/** Whether a text is a body number: 9 to 12 letters and digits. S2 §5. */
export function isBodyNumber(input: string): boolean {
  return BODY_NUMBER.test(normalizeVehicleCode(input));
}
