import { isBodyNumber } from "./body-number.ts";
import type { MotorProduct } from "./motor-programs.ts";
import { isVin } from "./vin.ts";

/** Errors of the identification numbers of a vehicle. S2 §5. */
export interface VehicleIdentityViolations {
  vin?: "validateVin" | "vinOrBody";
  bodyNumber?: "bodyNumber";
}

/**
 * Errors of the VIN and the body number, by field; `undefined` for a missing one. Compulsory liability requires
 * neither, the others one of them. S2 §5, SPEC-52.
 */
export function vehicleIdentityViolations(
  { vin, bodyNumber }: { vin?: string | undefined; bodyNumber?: string | undefined },
  product: MotorProduct,
): VehicleIdentityViolations {
  const violations: VehicleIdentityViolations = {};
  if (vin !== undefined && !isVin(vin)) violations.vin = "validateVin";
  if (bodyNumber !== undefined && !isBodyNumber(bodyNumber)) violations.bodyNumber = "bodyNumber";
  if (product !== "MTPL" && vin === undefined && bodyNumber === undefined) {
    violations.vin = "vinOrBody";
  }
  return violations;
}
