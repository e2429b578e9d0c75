import { roundMoney } from "@sughurta/domain";
import { VEHICLE_TYPES } from "@sughurta/domain/motor";
import type { MotorRequest } from "#src/products/motor/motor-request.ts";
import type { LiabilityFigures } from "./liability-tariff.ts";
import { type MotorPrice, NO_PREMIUMS } from "./motor-price.ts";

/** Prices a request for compulsory liability that passed `motorViolations`; it has no options. */
export function liabilityPrice(
  { prices, nonResidentFactor }: LiabilityFigures,
  { vehicleType, residentType }: Pick<MotorRequest, "vehicleType" | "residentType">,
): MotorPrice {
  const price = prices[VEHICLE_TYPES[vehicleType ?? 0] ?? VEHICLE_TYPES[0]];
  const factor = residentType === "nonresident" ? nonResidentFactor : 1;
  return { total: roundMoney(price * factor), premiums: NO_PREMIUMS };
}
