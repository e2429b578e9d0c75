import type { GreenCardField, MotorOption, MotorProgram } from "@sughurta/domain/motor";

/** Texts that a motor policy adds to the policy document. */
export interface MotorDocumentWords {
  readonly heading: string;
  readonly issued: string;
  readonly steps: readonly string[];
  readonly number: string;
  readonly holder: string;
  readonly period: string;
  readonly programme: string;
  readonly programmes: Readonly<Record<MotorProgram, string>>;
  readonly sumInsured: string;
  readonly territory: string;
  readonly vehicle: string;
  readonly vehicleTypes: readonly [string, string, string, string, string];
  readonly plate: string;
  readonly vin: string;
  readonly bodyNumber: string;
  readonly registration: string;
  readonly drivers: string;
  readonly name: string;
  readonly birthDate: string;
  readonly licence: string;
  readonly experience: string;
  readonly anyDriver: string;
  readonly lawfulDriver: string;
  readonly paid: string;
  readonly paidFor: Readonly<Record<Exclude<MotorProgram, "ECI_FULL">, readonly string[]>>;
  readonly notPaid: string;
  readonly notPaidFor: Readonly<Record<"liability" | "casco", readonly string[]>>;
  readonly notNamedDriver: string;
  readonly ownFault: string;
  readonly important: string;
  /** Time limit for reporting under compulsory liability, and from whom its payout is recovered (SPEC-76, SPEC-79). */
  readonly liabilityTerms: string;
  readonly limits: string;
  readonly mainLimit: string;
  readonly perAccident: string;
  readonly payouts: Readonly<Record<"one" | "two" | "any", string>>;
  readonly payoutCount: string;
  readonly options: Readonly<Record<Exclude<MotorOption, GreenCardField>, string>>;
  readonly included: string;
  readonly compensation: string;
  readonly compensations: readonly [string, string, string, string];
  readonly from: string;
  readonly to: string;
  readonly verify: string;
}
