import type { Failure } from "@sughurta/contracts/core";
import type { QuoteProblem } from "../quote/quote-state.ts";

const COUPON_KEYS = ["coupon", "couponCode"];

/** Whether a price is refused only because of its promo code. */
export function isCouponRefusal(problem: QuoteProblem): boolean {
  if (problem.kind !== "rules") return false;
  const fields = Object.keys(problem.fieldCodes);
  return fields.length > 0 && fields.every((name) => COUPON_KEYS.includes(name));
}

/** Splits the refusal of an order into the errors of the promo code and those of its form (S0 §8). */
export function splitCouponRefusal(failure: Failure): {
  readonly coupon?: string;
  readonly rest?: Failure;
} {
  const key = COUPON_KEYS.find(
    (name) => failure.fieldCodes[name] !== undefined || failure.fieldMessages[name] !== undefined,
  );
  if (key === undefined) return { rest: failure };
  const coupon = failure.fieldMessages[key]?.[0] ?? failure.message;
  const rest: Failure = {
    ...failure,
    fieldCodes: without(failure.fieldCodes),
    fieldMessages: without(failure.fieldMessages),
  };
  const others = { ...rest.fieldCodes, ...rest.fieldMessages };
  return Object.keys(others).length === 0 ? { coupon } : { coupon, rest };
}

function without<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !COUPON_KEYS.includes(key)));
}
