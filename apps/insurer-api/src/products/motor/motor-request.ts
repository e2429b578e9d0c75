import type { CheckedBodyOf } from "@sughurta/contracts/core";
import type { calculateCar, saveCar } from "@sughurta/contracts/motor";
import { type MotorProgram, type MotorVariant, programOfVariant } from "@sughurta/domain/motor";

/** Request for a motor price. */
export type MotorRequest = CheckedBodyOf<typeof calculateCar>;
/** A saved motor order. */
export type MotorOrder = CheckedBodyOf<typeof saveCar>;

/** Form of one of the variants. */
export type MotorForm<Request extends MotorRequest = MotorOrder> = Request & {
  readonly variant: MotorVariant;
};

/** The programme of a request, if its variant sells it. */
export function getProgram({
  variant,
  program,
}: MotorForm<MotorRequest>): MotorProgram | undefined {
  return programOfVariant(variant, program);
}
