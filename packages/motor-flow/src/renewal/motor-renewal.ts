import type { RenewedOrder } from "@sughurta/contracts/policy-changes";

/** A motor policy that is to be bought again. */
export interface MotorRenewal {
  /** What was ordered for it; of a box where ready-made casco was sold as one. */
  readonly order: RenewedOrder<"car"> | RenewedOrder<"box">;
  /** Its last day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** An order that is already half filled in gives way. */
  readonly replace: boolean;
}
