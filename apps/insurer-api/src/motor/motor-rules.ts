import { addDays, addYears, compareDates } from "@sughurta/domain";
import type { FieldCodes } from "#src/http/failure-error.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import { carViolations, isWholeUpTo } from "./car-rules.ts";
import { type MotorForm, type MotorRequest, programOf } from "./motor-request.ts";
import { COMPENSATION_FACTORS, LIABILITY_PRICES, OPTION_PRICES, SUM_OPTIONS } from "./tariff.ts";

/** The last day of a motor policy (decision 51). */
export function motorEnd(beginDate: string): string {
  return addDays(addYears(beginDate, 1), -1);
}

const MAX_YEARS_AHEAD = 1;

function periodViolations(request: MotorRequest, today: string): FieldCodes {
  const { beginDate, endDate } = request;
  if (beginDate === undefined) return {};
  const tooEarly = compareDates(beginDate, addDays(today, 1)) < 0;
  if (tooEarly || compareDates(beginDate, addYears(today, MAX_YEARS_AHEAD)) > 0) {
    return { beginDate: ["motorBegin"] };
  }
  return endDate === undefined || endDate === motorEnd(beginDate) ? {} : { endDate: ["motorEnd"] };
}

function optionViolations(request: MotorRequest): FieldCodes {
  const violations: FieldCodes = {};
  for (const [name, { sums }] of Object.entries(SUM_OPTIONS)) {
    const chosen = request[name as keyof typeof SUM_OPTIONS] ?? 0;
    const listed: readonly number[] = sums;
    if (chosen !== 0 && !listed.includes(chosen)) violations[name] = ["addOnSum"];
  }
  const switches = Object.keys(OPTION_PRICES) as (keyof typeof OPTION_PRICES)[];
  for (const name of [...switches, "oldNewOption"] as const) {
    if (![0, 1].includes(request[name] ?? 0)) violations[name] = ["addOnSum"];
  }
  const { compensation } = request;
  if (compensation !== undefined && !isWholeUpTo(compensation, COMPENSATION_FACTORS.length - 1)) {
    violations.compensation = ["notInList"];
  }
  return violations;
}

/** Everything that keeps a motor policy from being priced, by field (S2 §5). */
export function motorViolations(request: MotorForm<MotorRequest>, today: string): FieldCodes {
  const program = programOf(request);
  if (program === undefined) return { program: ["programUnknown"] satisfies FailureCode[] };
  const violations = {
    ...carViolations(request, program, today),
    ...periodViolations(request, today),
  };
  if (request.variant === "mci") {
    const type = request.vehicleType ?? -1;
    if (!isWholeUpTo(type, LIABILITY_PRICES.length - 1)) violations.vehicleType = ["notInList"];
    return violations;
  }
  return { ...violations, ...optionViolations(request) };
}
