import type { RenewedOrder } from "@sughurta/contracts/policy-changes";

/** A motor policy to be renewed. */
export interface MotorRenewal {
  /** The order of the policy; that of a box where ready-made casco was sold as one. */
  readonly order: RenewedOrder<"car"> | RenewedOrder<"box">;
  /** Its last day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Replaces an order that is already half filled in. */
  readonly replace: boolean;
}
