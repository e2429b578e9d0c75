import type { MotorProduct } from "./motor-programs.ts";

/** Most drivers of one policy. S2 §9. */
export const MAX_DRIVERS = 3;
/** Drivers that an order begins with and keeps at least. S2 §4. */
export const MIN_DRIVERS = 1;

/** Who may drive: so many named people, or anybody. S2 §4. */
export interface DriverList {
  readonly count: number;
  readonly multiDrive: boolean;
}

/** Tells whether a product may be bought for anybody at the wheel; the price of the others is for named drivers. S2 §2. */
export function offersMultiDrive(product: MotorProduct): boolean {
  return product === "ECI";
}

/** Tells whether a driver can be added. S2 §4. */
export function canAddDriver({ count, multiDrive }: DriverList): boolean {
  return !multiDrive && count < MAX_DRIVERS;
}

/** Tells whether a driver can be deleted. S2 §4. */
export function canDeleteDriver({ count, multiDrive }: DriverList): boolean {
  return !multiDrive && count > MIN_DRIVERS;
}

/** What is wrong with the number of drivers; anybody at the wheel needs no names. S2 §4. */
export function driverCountViolation({
  count,
  multiDrive,
}: DriverList): "driversNeeded" | "maxDrivers" | undefined {
  if (multiDrive) return undefined;
  if (count < MIN_DRIVERS) return "driversNeeded";
  return count > MAX_DRIVERS ? "maxDrivers" : undefined;
}
