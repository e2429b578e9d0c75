import type { RenewedOrder } from "@sughurta/contracts/policy-changes";

/** A travel policy to be renewed. */
export interface TravelRenewal {
  /** The order of the policy. */
  readonly order: RenewedOrder<"travel">;
  /** Its last day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Replaces an order that is already half filled in. */
  readonly replace: boolean;
}
