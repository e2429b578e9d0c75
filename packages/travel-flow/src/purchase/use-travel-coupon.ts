import {
  type CouponControl,
  type CouponState,
  couponMemory,
  rememberAppliedCode,
  rememberRemovedCode,
} from "@sughurta/checkout";
import { useCallback, useEffect, useState } from "react";
import { TRAVEL_ORDER_NAME } from "../draft/discard-draft.ts";
import type { TravelQuoteOutcome, TravelQuoteState } from "../quote/travel-quote.ts";

/** The promo code of a trip: its price comes with every calculation (decision 25). */
export interface TravelCoupon {
  /** The code to calculate with, `""` for none. */
  readonly code: string;
  /** The field for it, as the live price says what the code gives; `askPrice` calculates with a code at once. */
  readonly control: (
    quote: TravelQuoteState,
    askPrice: (code: string) => Promise<TravelQuoteOutcome> | undefined,
  ) => CouponControl;
  /** Goes on without a code that cannot be checked; it stays in the field (decision 61). */
  readonly giveUp: () => void;
  /** Takes a code that comes with the address or from a draft, unless one was typed or removed before. */
  readonly take: (code: string) => void;
}

interface Typed {
  readonly text: string;
  /** The code to calculate with. */
  readonly code: string;
  /** The code that the field held last, to know what is removed. */
  readonly last: string;
  readonly problem?: CouponState | undefined;
}

type Refused = Extract<CouponState, { kind: "error" }>;

const NONE: CouponState = { kind: "none" };

const NO_CODE: Typed = { text: "", code: "", last: "" };

/** What the live price says of a code (S1 §4). */
export function couponStateIn(code: string, quote: TravelQuoteState): CouponState {
  if (code === "" || quote.kind === "idle") return NONE;
  if (quote.kind === "loading") return { kind: "checking", code };
  if (quote.kind === "rejected") {
    return quote.problem.kind === "unavailable" ? { kind: "checking", code } : NONE;
  }
  const { couponErr, valueAmount, sumPrem } = quote.quote;
  return couponErr === ""
    ? { kind: "applied", code, valueAmount, sumPrem }
    : { kind: "error", code, problem: "couponError", message: couponErr };
}

/** Keeps the promo code of a trip; typing forgets what was said of the last one (S1 §4, §8). */
export function useTravelCoupon(initialCode = ""): TravelCoupon {
  const [{ text, code, last, problem }, setTyped] = useState<Typed>(NO_CODE);

  const take = useCallback((next: string) => {
    const wanted = next !== "" && !couponMemory(TRAVEL_ORDER_NAME).removed.includes(next);
    if (!wanted) return;
    setTyped((before) => (before.text === "" ? { text: next, code: next, last: next } : before));
  }, []);

  // The code of the address is kept in the browser, so it may come a moment after the page.
  useEffect(() => take(initialCode), [initialCode, take]);

  function type(next: string) {
    setTyped({ text: next, code: "", last });
    if (next.trim() === "") rememberRemovedCode(TRAVEL_ORDER_NAME, last);
  }

  function calculateWith(asked: string) {
    rememberAppliedCode(TRAVEL_ORDER_NAME, asked, initialCode);
    setTyped({ text: asked, code: asked, last: asked });
  }

  function refuse(asked: string, problem: Omit<Refused, "kind" | "code">): CouponState {
    const refused: Refused = { kind: "error", code: asked, ...problem };
    setTyped({ text: asked, code: "", last: asked, problem: refused });
    return refused;
  }

  return {
    code,
    take,
    giveUp() {
      if (code !== "") refuse(code, { problem: "unavailable" });
    },
    control(quote, askPrice) {
      const state = problem ?? couponStateIn(code, quote);
      const asked = text.trim();

      async function apply(): Promise<CouponState> {
        if (asked === "") return refuse("", { problem: "empty" });
        calculateWith(asked);
        return couponStateIn(asked, { kind: "loading" });
      }

      async function ask(): Promise<CouponState> {
        try {
          const outcome = await askPrice(asked);
          calculateWith(asked);
          if (outcome?.kind !== "quote") return NONE;
          return couponStateIn(asked, { kind: "ready", quote: outcome.quote });
        } catch {
          return refuse(asked, { problem: "unavailable" });
        }
      }

      return {
        state,
        text,
        setText: type,
        apply,
        remove: () => type(""),
        refuse: (message) => void refuse(asked, { problem: "couponError", message }),
        settle: async () => {
          if (asked === "") return NONE;
          return asked === code || state.kind === "error" ? state : ask();
        },
      };
    },
  };
}
