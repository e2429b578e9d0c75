import { roundMoney } from "@sughurta/domain";
import {
  type CascoProgram,
  COMPENSATIONS,
  carAge,
  cascoProgramsFor,
  getAccidentOptions,
  isCascoProgram,
  MOTOR_OPTIONS,
  motorOptionValue,
} from "@sughurta/domain/motor";
import type { MotorRequest } from "#src/products/motor/motor-request.ts";
import { type CascoPricing, cascoPrice, type OwnDamageProgram } from "./casco-price.ts";
import type { MotorPremiums } from "./motor-price.ts";

/** A request with every option on: chosen ones unchanged, others at their default sum. */
function withEveryOption(request: MotorRequest): MotorRequest {
  const options = MOTOR_OPTIONS.map((option) => [
    option,
    request[option] || motorOptionValue(option, true),
  ]);
  return { ...request, ...Object.fromEntries(options) };
}

/** Price difference of each way of compensation of a programme in TJS, by its code; negative if it is cheaper. */
export function compensationPremiums(
  program: OwnDamageProgram,
  request: MotorRequest,
  pricing: CascoPricing,
): number[] {
  const totalWith = (compensation: number | undefined) =>
    cascoPrice(program, { ...request, compensation }, pricing).total;
  const total = totalWith(undefined);
  return COMPENSATIONS.map((_, compensation) => roundMoney(totalWith(compensation) - total));
}

/** Prices in TJS of every programme available for the car, and of every option, before a choice. */
export function offeredPremiums(
  program: OwnDamageProgram,
  request: MotorRequest,
  pricing: CascoPricing,
): MotorPremiums {
  const { premiums } = cascoPrice(program, withEveryOption(request), pricing);
  if (!isCascoProgram(program) || program === "ECI_FULL") return premiums;
  const programs = cascoProgramsFor(carAge(request.carIssueYear, pricing.today));
  const own = programs.map((each) => cascoPrice(each, request, pricing).premiums);
  const highest = (part: "totalLossPrem" | "partialDamagePrem" | "theftPrem") =>
    Math.max(0, ...own.map((each) => each[part]));
  return {
    ...premiums,
    totalLossPrem: highest("totalLossPrem"),
    partialDamagePrem: highest("partialDamagePrem"),
    theftPrem: highest("theftPrem"),
  };
}

/** Price of the policy with a programme, TJS. */
export interface ProgramTotal {
  readonly program: CascoProgram;
  readonly total: number;
}

/**
 * Price of the policy in TJS with each programme available for the car, before a promo code: with the current options,
 * and for another programme with those that choosing it switches on (S2 §4). `undefined` if there is only one
 * programme.
 */
export function programTotals(
  program: OwnDamageProgram,
  request: MotorRequest,
  pricing: CascoPricing,
): ProgramTotal[] | undefined {
  if (!isCascoProgram(program) || program === "ECI_FULL") return undefined;
  return cascoProgramsFor(carAge(request.carIssueYear, pricing.today)).map((each) => {
    const chosen = each === program ? request : { ...request, ...getAccidentOptions(each) };
    return { program: each, total: cascoPrice(each, chosen, pricing).total };
  });
}
