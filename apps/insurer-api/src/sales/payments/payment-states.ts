import type { PaymentState } from "#src/platform/database/schema/sales.ts";

/** Allowed transitions of a payment; the database has the same table in `state_edge`. */
export const PAYMENT_STATES = {
  created: ["pending", "failed", "expired", "superseded", "closed"],
  pending: [
    "submitted",
    "paid",
    "failed",
    "cancelled",
    "expired",
    "superseded",
    "review",
    "closed",
  ],
  submitted: ["pending", "paid", "review", "refunding", "closed"],
  failed: ["paid", "review"],
  cancelled: ["paid", "review"],
  superseded: ["paid", "review"],
  expired: ["review"],
  review: ["paid", "refunding", "refunded", "closed"],
  refunding: ["review", "refunded"],
  paid: [],
  refunded: [],
  closed: ["review"],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** States that require an action of the buyer, the provider, or staff. */
export const WAITING_STATES: readonly PaymentState[] = [
  "created",
  "pending",
  "submitted",
  "review",
  "refunding",
];

/** Whether the table of states has this transition. */
export function canBecome(from: PaymentState, to: PaymentState): boolean {
  const next: readonly PaymentState[] = PAYMENT_STATES[from];
  return next.includes(to);
}
