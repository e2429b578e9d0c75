import type { MotorProduct } from "./motor-programs.ts";

/** Agreements of an order by field: to the rules, no taxi, age and experience of drivers. S2 §5. */
export const MOTOR_AGREEMENTS = ["agree", "noTaxiAgree", "ageAgree"] as const;

/** Field of an agreement. S2 §3. */
export type MotorAgreement = (typeof MOTOR_AGREEMENTS)[number];

/** Required agreements of a kind of insurance: one for compulsory liability, three for casco. SPEC-24. */
export function agreementsOf(product: MotorProduct): readonly MotorAgreement[] {
  return product === "MTPL" ? ["agree"] : MOTOR_AGREEMENTS;
}
