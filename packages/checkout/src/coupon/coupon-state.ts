/** Why a promo code has no effect: refused by the server, or the check failed. */
export type CouponProblem = "couponError" | "empty" | "network" | "tooMany" | "unavailable";

/** A promo code from typing to discount (S0 §4); amounts in TJS. */
export type CouponState =
  | { readonly kind: "none" }
  | { readonly kind: "checking"; readonly code: string }
  | {
      readonly kind: "error";
      readonly code: string;
      readonly problem: CouponProblem;
      /** The server's own message. */
      readonly message?: string | undefined;
      /** Retry delay in seconds after too many requests. */
      readonly seconds?: number | undefined;
    }
  /** Checked as soon as there is a price. */
  | { readonly kind: "waiting"; readonly code: string }
  | {
      readonly kind: "applied";
      readonly code: string;
      readonly valueAmount: number;
      readonly sumPrem: number;
    };

/** A promo code field: its text, its discount, and its actions. */
export interface CouponControl {
  readonly state: CouponState;
  readonly text: string;
  /** Typing clears an error or a discount. */
  readonly setText: (text: string) => void;
  /** Calculates with the code in the field; resolves to the state it led to. */
  readonly apply: () => Promise<CouponState>;
  /** Removes the code; it is not applied again in this order. */
  readonly remove: () => void;
  /** Shows a refusal from another request, such as saving the order. */
  readonly refuse: (message: string) => void;
  /** Calculates with a typed code that was not applied, before buying; the order continues whatever the result. */
  readonly applyPending: () => Promise<CouponState>;
}
