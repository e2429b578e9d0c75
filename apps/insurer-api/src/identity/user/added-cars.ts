import type { CheckedBodyOf } from "@sughurta/contracts/core";
import type { addMyCar } from "@sughurta/contracts/motor";
import type { Platform } from "#src/platform/platform.ts";
import { type UserRecords, userRecords } from "./user-records.ts";

/** A car as entered by a user. */
export type AddedCar = CheckedBodyOf<typeof addMyCar>;

/** Cars that a signed-in user entered manually. */
export const addedCarsOf = (service: Pick<Platform, "config" | "now">): UserRecords<AddedCar> =>
  userRecords(service, "car", ({ gosNomer, vin }) => gosNomer ?? vin);
