import { roundMoney } from "@sughurta/domain";
import { type ResidentType, VEHICLE_TYPES } from "@sughurta/domain/motor";
import type { LiabilityFigures } from "./liability-tariff.ts";
import { type MotorPrice, NO_PREMIUMS } from "./motor-price.ts";

/** Basis of prices of compulsory liability. */
export interface LiabilityPricing {
  /** Codes of the possible kinds of vehicle; the highest of their prices applies. */
  readonly vehicleTypes: readonly number[];
  readonly residentType?: ResidentType | undefined;
}

/** Prices a request for compulsory liability without violations (`motorViolations`); it has no options. */
export function liabilityPrice(
  { prices, nonResidentFactor }: LiabilityFigures,
  { vehicleTypes, residentType }: LiabilityPricing,
): MotorPrice {
  const price = Math.max(
    ...vehicleTypes.map((type) => prices[VEHICLE_TYPES[type] ?? VEHICLE_TYPES[0]]),
  );
  const factor = residentType === "nonresident" ? nonResidentFactor : 1;
  return { total: roundMoney(price * factor), premiums: NO_PREMIUMS };
}
