import type { RenewedOrder } from "@sughurta/contracts/policy-changes";

/** A travel policy that is to be bought again. */
export interface TravelRenewal {
  /** What was ordered for it. */
  readonly order: RenewedOrder<"travel">;
  /** Its last day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** An order that is already half filled in gives way. */
  readonly replace: boolean;
}
