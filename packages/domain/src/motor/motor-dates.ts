import { addDays, addMonths, addYears, type DateBounds, isDateWithin } from "../dates/iso-date.ts";
import { renewalBegin } from "../policy/policy-status.ts";
import type { MotorProduct } from "./motor-programs.ts";

/** How long a motor policy lasts, in months. S2 §9. */
export const MOTOR_DURATION_MONTHS = 12;
/** Days from today to the first day of cover that a form offers: tomorrow for compulsory liability. SPEC-51. */
const DAYS_UNTIL_BEGIN: Readonly<Record<MotorProduct, number>> = { MTPL: 1, ECI: 4, SCI: 4 };
const MIN_DAYS_UNTIL_BEGIN = 1;
const MAX_YEARS_AHEAD = 1;

/** First and last day of cover, ISO dates, both included. */
export interface MotorPeriod {
  readonly beginDate: string;
  readonly endDate: string;
}

/** Errors of the dates of a motor policy, by field. S2 §5. */
export interface MotorPeriodViolations {
  beginDate?: "motorBegin";
  endDate?: "motorEnd";
}

/** Last day of a motor policy: a year less a day. SPEC-51. */
export function motorEndDate(beginDate: string): string {
  return addDays(addMonths(beginDate, MOTOR_DURATION_MONTHS), -1);
}

/** Valid first days of cover: tomorrow to a year ahead. S2 §5. */
export function motorBeginDateBounds(today: string): DateBounds {
  return { min: addDays(today, MIN_DAYS_UNTIL_BEGIN), max: addYears(today, MAX_YEARS_AHEAD) };
}

/** Whether the buyer chooses the first day of cover; compulsory liability sets it. SPEC-51. */
export function choosesBeginDate(product: MotorProduct): boolean {
  return product !== "MTPL";
}

/** The initial period of a form. S2 §4, SPEC-51. */
export function defaultMotorPeriod(product: MotorProduct, today: string): MotorPeriod {
  const beginDate = addDays(today, DAYS_UNTIL_BEGIN[product]);
  return { beginDate, endDate: motorEndDate(beginDate) };
}

/**
 * Whether compulsory liability may begin on a day: tomorrow, or the day after the vehicle's policy in force. SPEC-51.
 */
export function isLiabilityBegin(
  beginDate: string,
  today: string,
  runsUntil?: string | undefined,
): boolean {
  const { beginDate: tomorrow } = defaultMotorPeriod("MTPL", today);
  const next = runsUntil === undefined ? tomorrow : renewalBegin(runsUntil, tomorrow);
  return beginDate === tomorrow || beginDate === next;
}

/** Errors of the dates of a motor policy; a missing date is not checked. S2 §5, SPEC-51. */
export function motorPeriodViolations(
  { beginDate, endDate }: { beginDate?: string | undefined; endDate?: string | undefined },
  today: string,
): MotorPeriodViolations {
  if (beginDate === undefined) return {};
  if (!isDateWithin(beginDate, motorBeginDateBounds(today))) return { beginDate: "motorBegin" };
  const isYear = endDate === undefined || endDate === motorEndDate(beginDate);
  return isYear ? {} : { endDate: "motorEnd" };
}
