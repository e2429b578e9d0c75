import type { CheckedBodyOf } from "@sughurta/contracts/core";
import type { calculateCar, saveCar } from "@sughurta/contracts/motor";
import { type MotorProgram, type MotorVariant, programOfVariant } from "@sughurta/domain/motor";

/** What a motor price is asked for. */
export type MotorRequest = CheckedBodyOf<typeof calculateCar>;
/** A motor order as it is saved. */
export type MotorOrder = CheckedBodyOf<typeof saveCar>;

/** What was filled in for one of the variants. */
export type MotorForm<Request extends MotorRequest = MotorOrder> = Request & {
  readonly variant: MotorVariant;
};

/** The programme of a request, where its variant sells it. */
export function programOf({ variant, program }: MotorForm<MotorRequest>): MotorProgram | undefined {
  return programOfVariant(variant, program);
}
