import type { RenewedOrder } from "@sughurta/contracts/policy-changes";

/** A policy of a box to be renewed. */
export interface BoxRenewal {
  /** Address part of the box. */
  readonly slug: string;
  /** The order of the policy. */
  readonly order: RenewedOrder<"box">;
  /** Its last covered day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Replaces an order that is already half filled in. */
  readonly replace: boolean;
}
