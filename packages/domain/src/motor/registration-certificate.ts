import { normalizeVehicleCode } from "./vehicle-code.ts";

const CERTIFICATE = /^([A-ZА-ЯЁ]{2})(\d{7})$/;

/** A registration certificate in wire format, in canonical form: `ab-12 34567` → `AB 1234567`. S2 §5. */
export function normalizeRegistrationCertificate(input: string): string {
  return normalizeVehicleCode(input).replace(CERTIFICATE, "$1 $2");
}

/** Whether a text is a registration certificate: two letters, then seven digits. S2 §5. */
export function isRegistrationCertificate(input: string): boolean {
  return CERTIFICATE.test(normalizeVehicleCode(input));
}
