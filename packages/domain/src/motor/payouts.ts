import type { MotorProgram } from "./motor-programs.ts";

/** How many payouts a casco policy makes: so many, or as many as happen within its sum. */
export type PayoutCount = 1 | 2 | "any";

const PAYOUTS: Partial<Record<MotorProgram, PayoutCount>> = {
  MCI_P1: "any",
  SCI_P2: 2,
  SCI_P3: "any",
};

/** How many payouts a policy of a programme makes within its sum (SPEC-72). */
export function payoutCountOf(program: MotorProgram): PayoutCount {
  return PAYOUTS[program] ?? 1;
}
