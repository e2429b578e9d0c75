import { latinCapitals } from "../text/latin-look-alikes.ts";

const CERTIFICATE = /^[A-ZА-ЯЁ]{2} ?\d{7}$/;

/** A registration certificate as it is sent: `ab  1234567` → `AB 1234567`. S2 §5. */
export function tidyRegistrationCertificate(input: string): string {
  return latinCapitals(input).trim().replace(/\s+/g, " ");
}

/** Tells whether a text is a registration certificate: two letters, then seven digits. S2 §5. */
export function isRegistrationCertificate(input: string): boolean {
  return CERTIFICATE.test(tidyRegistrationCertificate(input));
}
