import { insuredSumsFor, productOfProgram } from "@sughurta/domain/motor";
import { yearIneligibility } from "./eligibility-of.ts";
import type { MotorOrderValues } from "./order-values.ts";

/** What is wrong with the insured sum, which individual casco has; nothing is asked for a car that is too old. */
export function insuredSumCode(values: MotorOrderValues, today: string): "insuredSum" | undefined {
  const { program, policeSumInsured } = values;
  if (productOfProgram(program) !== "ECI" || yearIneligibility(values, today)) return undefined;
  return insuredSumsFor(undefined).includes(Number(policeSumInsured)) ? undefined : "insuredSum";
}

/**
 * An order with the insured sum that was chosen, where the sums of its car, TJS, have it; otherwise without one until
 * another is chosen (SPEC-91). The same order where there is nothing to change, or the sums are not known yet.
 */
export function withOfferedSum(
  values: MotorOrderValues,
  sums: readonly number[],
): MotorOrderValues {
  const { policeSumInsured, sumBeforeCar } = values;
  if (sums.length === 0) return values;
  const chosen = policeSumInsured || sumBeforeCar;
  const isOffered = chosen !== "" && sums.includes(Number(chosen));
  if (isOffered) {
    return policeSumInsured === ""
      ? { ...values, policeSumInsured: chosen, sumBeforeCar: "" }
      : values;
  }
  return policeSumInsured === ""
    ? values
    : { ...values, policeSumInsured: "", sumBeforeCar: policeSumInsured };
}
