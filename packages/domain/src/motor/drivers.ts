import type { MotorProduct } from "./motor-programs.ts";

/** Maximum number of drivers of one policy. S2 §9. */
export const MAX_DRIVERS = 3;
/** Initial and minimum number of drivers of an order. S2 §4. */
export const MIN_DRIVERS = 1;

/** Drivers of an order: a number of named people, or any. S2 §4. */
export interface DriverList {
  readonly count: number;
  readonly multiDrive: boolean;
}

/** Whether a product may be bought for any driver; the price of the others is for named drivers. S2 §2. */
export function offersMultiDrive(product: MotorProduct): boolean {
  return product === "ECI";
}

/** Whether a driver can be added. S2 §4. */
export function canAddDriver({ count, multiDrive }: DriverList): boolean {
  return !multiDrive && count < MAX_DRIVERS;
}

/** Whether a driver can be deleted. S2 §4. */
export function canDeleteDriver({ count, multiDrive }: DriverList): boolean {
  return !multiDrive && count > MIN_DRIVERS;
}

/** Error of the number of drivers; any driver needs no names. S2 §4. */
export function driverCountViolation({
  count,
  multiDrive,
}: DriverList): "driversNeeded" | "maxDrivers" | undefined {
  if (multiDrive) return undefined;
  if (count < MIN_DRIVERS) return "driversNeeded";
  return count > MAX_DRIVERS ? "maxDrivers" : undefined;
}
