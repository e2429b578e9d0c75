import type { SentAnswerOf } from "@sughurta/api-client";
import type { checkCoupon } from "@sughurta/contracts";

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
  | {
      readonly kind: "applied";
      readonly code: string;
      readonly valueAmount: number;
      readonly sumPrem: number;
    };

/** What the server's answer means for a code: the first message of `couponCode`, else `message` (S0 §8). */
export function couponStateOf(code: string, answer: SentAnswerOf<typeof checkCoupon>): CouponState {
  if (answer.status === 200) return { kind: "applied", code, ...answer.data };
  const message = answer.data.fieldMessages.couponCode?.[0] ?? answer.data.message;
  return message === ""
    ? { kind: "error", code, problem: "couponError" }
    : { kind: "error", code, problem: "couponError", message };
}

/** The code to send with an order: only one that was applied. */
export function appliedCode(state: CouponState): string | undefined {
  return state.kind === "applied" ? state.code : undefined;
}
