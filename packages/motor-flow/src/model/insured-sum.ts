import { insuredSumsFor, productOfProgram } from "@sughurta/domain/motor";
import { yearIneligibility } from "./eligibility-of.ts";
import type { MotorOrderValues } from "./order-values.ts";

/** What is wrong with the insured sum, which individual casco has; nothing is asked for a car that is too old. */
export function insuredSumCode(values: MotorOrderValues, today: string): "insuredSum" | undefined {
  const { program, policeSumInsured } = values;
  if (productOfProgram(program) !== "ECI" || yearIneligibility(values, today)) return undefined;
  return insuredSumsFor(undefined).includes(Number(policeSumInsured)) ? undefined : "insuredSum";
}
