import { addMonths, fromDiram } from "@sughurta/domain";
import { isCascoProgram, type MotorProgram } from "@sughurta/domain/motor";
import type { MotorRequest } from "../motor-request.ts";
import { INSTALMENTS } from "./tariff.ts";

/** One part of an instalment plan. */
export interface Instalment {
  readonly date: string;
  readonly percent: number;
  readonly amountDiram: number;
}

/** Amounts of the parts of a price; the first takes what rounding leaves over. */
function amountsOf(amountDiram: number): number[] {
  const [, ...later] = INSTALMENTS.map(({ percent }) => Math.floor((amountDiram * percent) / 100));
  return [amountDiram - later.reduce((sum, part) => sum + part, 0), ...later];
}

/** The part of a price that is paid when the order is made. */
export const firstInstalment = (amountDiram: number): number =>
  amountsOf(amountDiram)[0] ?? amountDiram;

/** Splits a price into instalments from a day. */
export function instalmentsOf(amountDiram: number, today: string): Instalment[] {
  const amounts = amountsOf(amountDiram);
  return INSTALMENTS.map(({ percent, afterMonths }, index) => ({
    percent,
    date: addMonths(today, afterMonths),
    amountDiram: amounts[index] ?? 0,
  }));
}

/** Whether a price is to be paid in parts: individual and full casco, where the buyer wants it. */
export function isInInstalments(
  program: MotorProgram,
  { calculateInstallments }: Pick<MotorRequest, "calculateInstallments">,
): boolean {
  return isCascoProgram(program) && calculateInstallments === true;
}

/** The plan as a quote shows it. */
export function instalmentFields(
  program: MotorProgram,
  request: MotorRequest,
  amountDiram: number,
  today: string,
) {
  if (!isInInstalments(program, request)) return {};
  const plan = instalmentsOf(amountDiram, today);
  const sum = (index: number) => {
    const part = plan[index];
    return part === undefined ? null : fromDiram(part.amountDiram);
  };
  return {
    installmentplan1sum: sum(0),
    installmentplan2sum: sum(1),
    installmentplan3sum: sum(2),
    installmentplan4sum: sum(3),
    installmentPlan: plan.map(({ date, percent }) => ({ date, percent })),
  };
}
