import { PermanentDeliveryError } from "./delivery-error.ts";

/** Digits with the country's code, as gateways want them. */
const PHONE = /^[1-9]\d{7,14}$/;

/** The digits of a phone; throws where no network could have such a number. */
export function requirePhone(recipient: string): string {
  const digits = recipient.replace(/^\+/, "");
  if (!PHONE.test(digits)) throw new PermanentDeliveryError("badNumber");
  return digits;
}
