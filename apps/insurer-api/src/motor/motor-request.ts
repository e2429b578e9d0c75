import type { CheckedBodyOf, calculateCar, saveCar } from "@sughurta/contracts";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import { type MotorProgram, type MotorVariant, PROGRAMS } from "./tariff.ts";

/** What a motor price is asked for. */
export type MotorRequest = CheckedBodyOf<typeof calculateCar>;
/** A motor order as it is saved. */
export type MotorOrder = CheckedBodyOf<typeof saveCar>;

/** Refused fields of a form by name. */
export type FieldCodes = Record<string, FailureCode[]>;

/** The programme of a request, where its variant sells it. */
export function programOf(variant: MotorVariant, program: string): MotorProgram | undefined {
  return PROGRAMS[variant].find((known) => known === program);
}
