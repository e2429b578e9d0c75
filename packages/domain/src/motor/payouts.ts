import type { MotorProgram } from "./motor-programs.ts";

/** Number of payouts of a casco policy: fixed, or unlimited within its sum. */
export type PayoutCount = 1 | 2 | "any";

const PAYOUTS: Partial<Record<MotorProgram, PayoutCount>> = {
  MCI_P1: "any",
  SCI_P2: 2,
  SCI_P3: "any",
};

/** Number of payouts of a programme's policy within its sum (SPEC-72). */
export function payoutCountOf(program: MotorProgram): PayoutCount {
  return PAYOUTS[program] ?? 1;
}
