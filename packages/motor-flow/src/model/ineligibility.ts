import { isIsoDate } from "@sughurta/domain";
import {
  type EligibilityQuestion,
  insuredSumsFor,
  type MotorFacts,
  type MotorIneligibility,
  motorIneligibility,
  productOfProgram,
} from "@sughurta/domain/motor";
import type { DriverValues, MotorOrderValues } from "./order-values.ts";

/** Why a policy cannot be sold; an impossible year is an error of its field instead. */
export type Ineligibility = Exclude<MotorIneligibility, { readonly reason: "carIssueYear" }>;

function judge(
  { program }: WithProgram,
  facts: Omit<MotorFacts, "product">,
  today: string,
): Ineligibility | undefined {
  const why = motorIneligibility({ product: productOfProgram(program), ...facts }, today);
  return why?.reason === "carIssueYear" ? undefined : why;
}

type WithProgram = Pick<MotorOrderValues, "program">;

/** Why the car cannot be insured, by its year of issue; `undefined` when it can or none is chosen (SPEC-49). */
export function yearIneligibility(
  order: WithProgram & Pick<MotorOrderValues, "carIssueYear">,
  today: string,
): Ineligibility | undefined {
  const issueYear = order.carIssueYear === "" ? undefined : Number(order.carIssueYear);
  return judge(order, { issueYear }, today);
}

/** Why the car cannot be insured, by its plate (S2 §5). */
export function plateIneligibility(
  order: WithProgram & Pick<MotorOrderValues, "gosNomer">,
  today: string,
): Ineligibility | undefined {
  return judge(order, { plate: order.gosNomer }, today);
}

/** Why a driver cannot be added, by the input so far (SPEC-48). */
export function driverIneligibility(
  order: WithProgram,
  { driverBd, docIssueDate }: DriverValues,
  today: string,
): Ineligibility | undefined {
  const dates = {
    birthDate: isIsoDate(driverBd) ? driverBd : undefined,
    licenceDate: isIsoDate(docIssueDate) ? docIssueDate : undefined,
  };
  return judge(order, { drivers: [dates] }, today);
}

/** Why there is no policy where a buyer answers "yes" to a question before filling anything in. */
export function declaredIneligibility(
  order: WithProgram,
  question: EligibilityQuestion,
  today: string,
): Ineligibility | undefined {
  return judge(order, { [question]: true }, today);
}

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
