import { fromDiram, getInstalments } from "@sughurta/domain";
import { isCascoProgram, type MotorProgram } from "@sughurta/domain/motor";
import type { MotorRequest } from "#src/products/motor/motor-request.ts";

/** Whether a price is paid in instalments: individual and full casco, if the buyer chooses so. */
export function isInInstalments(
  program: MotorProgram,
  { calculateInstallments }: Pick<MotorRequest, "calculateInstallments">,
): boolean {
  return isCascoProgram(program) && calculateInstallments === true;
}

/** The plan for a quote. */
export function instalmentFields(
  program: MotorProgram,
  request: MotorRequest,
  amountDiram: number,
  today: string,
) {
  if (!isInInstalments(program, request)) return {};
  const plan = getInstalments(amountDiram, today);
  const sum = (index: number) => {
    const part = plan[index];
    return part === undefined ? null : fromDiram(part.amountDiram);
  };
  return {
    installmentplan1sum: sum(0),
    installmentplan2sum: sum(1),
    installmentplan3sum: sum(2),
    installmentplan4sum: sum(3),
    installmentPlan: plan.map(({ dueOn: date, percent }) => ({ date, percent })),
  };
}
