import { insuredSumsFor, productOfProgram } from "@sughurta/domain/motor";
import { yearIneligibility } from "./eligibility-of.ts";
import type { MotorOrderValues } from "./order-values.ts";

/** Error of the insured sum of individual casco; not required for a car that is too old. */
export function insuredSumCode(values: MotorOrderValues, today: string): "insuredSum" | undefined {
  const { program, policeSumInsured } = values;
  if (productOfProgram(program) !== "ECI" || yearIneligibility(values, today)) return undefined;
  return insuredSumsFor(undefined).includes(Number(policeSumInsured)) ? undefined : "insuredSum";
}

/**
 * An order with the chosen insured sum, where the sums of its car, TJS, include it; otherwise without one until another
 * is chosen (SPEC-91). The same order where nothing changes, or the sums are not known yet.
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
