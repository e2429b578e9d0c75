import { roundMoney } from "@sughurta/domain";
import {
  accidentOptionsOf,
  COMPENSATIONS,
  carAge,
  cascoProgramsFor,
  isCascoProgram,
  MOTOR_OPTIONS,
  type MotorProgram,
  motorOptionValue,
} from "@sughurta/domain/motor";
import type { MotorRequest } from "#src/products/motor/motor-request.ts";
import { type MotorPremiums, motorPrice } from "./motor-price.ts";

/** A request with every option on: as chosen where it is, at the sum that a switch turns on where it is off. */
function withEveryOption(request: MotorRequest): MotorRequest {
  const options = MOTOR_OPTIONS.map((option) => [
    option,
    request[option] || motorOptionValue(option, true),
  ]);
  return { ...request, ...Object.fromEntries(options) };
}

/** What each way of compensation adds to the price of a programme in TJS, by its code; less than nothing where it is cheaper. */
export function compensationPremiums(
  program: MotorProgram,
  request: MotorRequest,
  today: string,
  fixedPrice: number,
): number[] | undefined {
  if (program === "MCI_P1") return undefined;
  const totals = COMPENSATIONS.map(
    (_, compensation) => motorPrice(program, { ...request, compensation }, today, fixedPrice).total,
  );
  const { total } = motorPrice(program, { ...request, compensation: undefined }, today, fixedPrice);
  return totals.map((each) => roundMoney(each - total));
}

/**
 * What every programme that takes the car, and every option, costs in TJS once it is chosen: the prices
 * that stand before a choice. `undefined` for compulsory liability, which has nothing to choose.
 */
export function offeredPremiums(
  program: MotorProgram,
  request: MotorRequest,
  today: string,
  fixedPrice: number,
): MotorPremiums | undefined {
  if (program === "MCI_P1") return undefined;
  const { premiums } = motorPrice(program, withEveryOption(request), today, fixedPrice);
  if (!isCascoProgram(program) || program === "ECI_FULL") return premiums;
  const programs = cascoProgramsFor(carAge(request.carIssueYear, today));
  const own = programs.map((each) => motorPrice(each, request, today, fixedPrice).premiums);
  const dearest = (part: "totalLossPrem" | "partialDamagePrem" | "theftPrem") =>
    Math.max(0, ...own.map((each) => each[part]));
  return {
    ...premiums,
    totalLossPrem: dearest("totalLossPrem"),
    partialDamagePrem: dearest("partialDamagePrem"),
    theftPrem: dearest("theftPrem"),
  };
}

/** What the policy costs with a programme, TJS. */
export interface ProgramTotal {
  readonly program: MotorProgram;
  readonly total: number;
}

/**
 * What the policy costs in TJS with each programme that takes the car, before a promo code: with the options
 * that are on, and for another programme with those that choosing it turns on (S2 §4). `undefined` where
 * there is one programme only.
 */
export function programTotals(
  program: MotorProgram,
  request: MotorRequest,
  today: string,
): ProgramTotal[] | undefined {
  if (!isCascoProgram(program) || program === "ECI_FULL") return undefined;
  return cascoProgramsFor(carAge(request.carIssueYear, today)).map((each) => {
    const chosen = each === program ? request : { ...request, ...accidentOptionsOf(each) };
    return { program: each, total: motorPrice(each, chosen, today, 0).total };
  });
}
