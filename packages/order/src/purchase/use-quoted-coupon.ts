import type { ApiClient } from "@sughurta/api-client";
import {
  type CouponControl,
  type CouponState,
  couponMemory,
  rememberAppliedCode,
  rememberRemovedCode,
} from "@sughurta/checkout";
import type { Failure } from "@sughurta/contracts/core";
import { useCallback, useEffect, useState } from "react";
import {
  type Quote,
  type QuoteOutcome,
  type QuoteProblem,
  type QuoteState,
  toQuoteProblem,
} from "../quote/quote-state.ts";

/** The promo code of an order whose discount is part of every calculation (SPEC-25). */
export interface QuotedCoupon {
  /** The code to calculate with, `""` for none. */
  readonly code: string;
  /** The state of its field, from the live price; `askPrice` calculates with a code at once. */
  readonly control: (
    quote: QuoteState<Quote>,
    askPrice: (code: string) => Promise<QuoteOutcome<Quote>> | undefined,
  ) => CouponControl;
  /** Continues without a code that prevents a price; it stays in the field with the reason (SPEC-61). */
  readonly dropCoupon: (problem: QuoteProblem) => void;
  /** Applies a code from the address or a draft, unless one was typed or removed before. */
  readonly take: (code: string) => void;
}

interface Typed {
  readonly text: string;
  /** The code to calculate with. */
  readonly code: string;
  /** The last code of the field, to detect a removal. */
  readonly last: string;
  readonly problem?: CouponState | undefined;
}

type Refused = Extract<CouponState, { kind: "error" }>;
type Refusal = Omit<Refused, "kind" | "code">;

const NONE: CouponState = { kind: "none" };

const NO_CODE: Typed = { text: "", code: "", last: "" };

/** State of a code according to the live price (S1 §4). */
export function couponStateIn(code: string, quote: QuoteState<Quote>): CouponState {
  if (code === "") return NONE;
  if (quote.kind === "idle") return { kind: "waiting", code };
  if (quote.kind === "loading") return { kind: "checking", code };
  if (quote.kind === "rejected") {
    return {
      kind: quote.problem.kind === "unavailable" ? "checking" : "waiting",
      code,
    };
  }
  const { couponErr = "", valueAmount, sumPrem } = quote.quote;
  return couponErr === ""
    ? { kind: "applied", code, valueAmount, sumPrem }
    : { kind: "error", code, problem: "couponError", message: couponErr };
}

/** Why a code is refused where there is no price with it. */
function getRefusal(problem: QuoteProblem): Refusal {
  switch (problem.kind) {
    case "rules":
      return { problem: "couponError", message: problem.errorMsg[0] || undefined };
    case "tooMany":
      return { problem: "tooMany", seconds: problem.seconds };
    case "unavailable":
      return { problem: problem.isOffline ? "network" : "unavailable" };
  }
}

/**
 * The promo code of an order, which this browser stores under the order's name; typing clears the state of the last one
 * (S1 §4, §8).
 */
export function useQuotedCoupon(client: ApiClient, order: string, initialCode = ""): QuotedCoupon {
  const [{ text, code, last, problem }, setTyped] = useState<Typed>(NO_CODE);

  const take = useCallback(
    (next: string) => {
      const isWanted = next !== "" && !couponMemory(client, order).removed.includes(next);
      if (!isWanted) return;
      setTyped((before) => (before.text === "" ? { text: next, code: next, last: next } : before));
    },
    [client, order],
  );

  // The code of the address is read from the browser's storage, so it may be available a moment after the page.
  useEffect(() => {
    take(initialCode);
    take(couponMemory(client, order).applied);
  }, [client, order, initialCode, take]);

  function type(next: string) {
    setTyped({ text: next, code: "", last });
    if (next.trim() === "") rememberRemovedCode(client, order, last);
  }

  function calculateWith(next: string) {
    rememberAppliedCode(client, order, next, initialCode);
    setTyped({ text: next, code: next, last: next });
  }

  function refuse(wrong: string, reason: Refusal): CouponState {
    const refusal: Refused = { kind: "error", code: wrong, ...reason };
    setTyped({ text: wrong, code: "", last: wrong, problem: refusal });
    return refusal;
  }

  return {
    code,
    take,
    dropCoupon(reason) {
      if (code !== "") refuse(code, getRefusal(reason));
    },
    control(quote, askPrice) {
      const state = problem ?? couponStateIn(code, quote);
      const entered = text.trim();

      async function apply(): Promise<CouponState> {
        if (entered === "") return refuse("", { problem: "empty" });
        calculateWith(entered);
        return couponStateIn(entered, { kind: "loading" });
      }

      async function ask(): Promise<CouponState> {
        try {
          const outcome = await askPrice(entered);
          calculateWith(entered);
          if (outcome?.kind !== "quote") return NONE;
          return couponStateIn(entered, { kind: "ready", quote: outcome.quote });
        } catch (error) {
          return refuse(entered, getRefusal(toQuoteProblem(error)));
        }
      }

      return {
        state,
        text,
        setText: type,
        apply,
        remove: () => type(""),
        refuse: (message) => void refuse(entered, { problem: "couponError", message }),
        applyPending: async () => {
          if (entered === "") return NONE;
          const isKnown = entered === code && state.kind !== "checking";
          return isKnown || state.kind === "error" ? state : ask();
        },
      };
    },
  };
}

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
