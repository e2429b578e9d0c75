/** Why a promo code gives nothing: refused by the server, or the check did not work. */
export type CouponProblem = "couponError" | "empty" | "network" | "tooMany" | "unavailable";

/** A promo code from typing to discount (S0 §4); amounts in TJS. */
export type CouponState =
  | { readonly kind: "none" }
  | { readonly kind: "checking"; readonly code: string }
  | {
      readonly kind: "error";
      readonly code: string;
      readonly problem: CouponProblem;
      /** The server's own sentence. */
      readonly message?: string | undefined;
      /** Seconds to wait where there were too many requests. */
      readonly seconds?: number | undefined;
    }
  /** Looked at as soon as there is a price to take it off. */
  | { readonly kind: "waiting"; readonly code: string }
  | {
      readonly kind: "applied";
      readonly code: string;
      readonly valueAmount: number;
      readonly sumPrem: number;
    };

/** A promo code field: its text, what its code gives, and its actions. */
export interface CouponControl {
  readonly state: CouponState;
  readonly text: string;
  /** Typing clears an error or a discount. */
  readonly setText: (text: string) => void;
  /** Calculates with the code in the field; resolves to the state it led to. */
  readonly apply: () => Promise<CouponState>;
  /** Removes the code; it is not tried again in this order. */
  readonly remove: () => void;
  /** Shows a refusal that came with another call, such as saving the order. */
  readonly refuse: (message: string) => void;
  /** Calculates with a code that was typed but not applied, before buying; the order goes on whatever the result. */
  readonly applyPending: () => Promise<CouponState>;
}
