import { isIsoDate } from "@sughurta/domain";
import {
  type EligibilityQuestion,
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
