import {
  isRegistrationCertificate,
  type MotorProduct,
  plateViolation,
  vehicleIdentityViolations,
} from "@sughurta/domain/motor";
import { type FieldCodes, fieldCodes } from "#src/platform/failures/failure-error.ts";
import type { MotorOrder } from "./motor-request.ts";

/** Violations of the numbers of a vehicle, by field (S2 §5). */
export function vehicleDocumentViolations(order: MotorOrder, product: MotorProduct): FieldCodes {
  const { gosNomer, registrSvidet } = order;
  const certified = registrSvidet === undefined || isRegistrationCertificate(registrSvidet);
  return fieldCodes({
    ...vehicleIdentityViolations(order, product),
    gosNomer: plateViolation(gosNomer, product),
    registrSvidet: !certified && "registrationCertificate",
  });
}
