import type { RenewedOrder } from "@sughurta/contracts/policy-changes";

/** A policy of a box that is to be bought again. */
export interface BoxRenewal {
  /** Address part of the box. */
  readonly slug: string;
  /** What was ordered for it. */
  readonly order: RenewedOrder<"box">;
  /** Its last covered day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** An order that is already half filled in gives way. */
  readonly replace: boolean;
}
