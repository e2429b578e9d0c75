import { PermanentDeliveryError } from "./delivery-error.ts";

/** Digits with the country code, as gateways require. */
const PHONE = /^[1-9]\d{7,14}$/;

/** The digits of a phone. Throws for an impossible number. */
export function requirePhone(recipient: string): string {
  const digits = recipient.replace(/^\+/, "");
  if (!PHONE.test(digits)) throw new PermanentDeliveryError("badNumber");
  return digits;
}
