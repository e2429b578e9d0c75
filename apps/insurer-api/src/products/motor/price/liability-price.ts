import { roundMoney } from "@sughurta/domain";
import { type ResidentType, VEHICLE_TYPES } from "@sughurta/domain/motor";
import type { LiabilityFigures } from "./liability-tariff.ts";
import { type MotorPrice, NO_PREMIUMS } from "./motor-price.ts";

/** By what compulsory liability is priced. */
export interface LiabilityPricing {
  /** Codes of the kinds of vehicle that it may be; the highest price of them is paid. */
  readonly vehicleTypes: readonly number[];
  readonly residentType?: ResidentType | undefined;
}

/** Prices a request for compulsory liability that passed `motorViolations`; it has no options. */
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
