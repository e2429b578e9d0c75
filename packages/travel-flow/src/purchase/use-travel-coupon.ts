import type { CouponControl, CouponState } from "@sughurta/checkout";
import { useState } from "react";
import type { QuoteState } from "../quote/quote-state.ts";

/** The promo code of a trip: its price comes with every calculation (decision 25). */
export interface TravelCoupon {
  /** The code to calculate with, `""` for none. */
  readonly code: string;
  /** The field for it, as the live price says what the code gives. */
  readonly control: (quote: QuoteState) => CouponControl;
  /** Takes a code that comes with the address or from a draft, unless one was typed. */
  readonly take: (code: string) => void;
}

/** What the live price says of a code (S1 §4). */
export function couponStateIn(code: string, quote: QuoteState): CouponState {
  if (code === "" || quote.kind === "idle") return { kind: "none" };
  if (quote.kind === "loading") return { kind: "checking", code };
  if (quote.kind === "rejected") {
    return quote.problem.kind === "unavailable" ? { kind: "checking", code } : { kind: "none" };
  }
  const { couponErr, valueAmount, sumPrem } = quote.quote;
  return couponErr === ""
    ? { kind: "applied", code, valueAmount, sumPrem }
    : { kind: "error", code, problem: "couponError", message: couponErr };
}

/** Keeps the promo code of a trip; typing forgets what was said of the last one (S1 §4, §8). */
export function useTravelCoupon(initialCode = ""): TravelCoupon {
  const [text, setText] = useState(initialCode);
  const [code, setCode] = useState(initialCode);
  const [problem, setProblem] = useState<CouponState>();

  // The code of the address is kept in the browser, so it may come a moment after the page.
  const [known, setKnown] = useState(initialCode);
  if (known !== initialCode) {
    setKnown(initialCode);
    take(initialCode);
  }

  function take(next: string) {
    if (text !== "") return;
    setText(next);
    setCode(next);
  }

  function type(next: string) {
    setText(next);
    setCode("");
    setProblem(undefined);
  }

  return {
    code,
    take,
    control(quote) {
      const state = problem ?? couponStateIn(code, quote);
      async function apply(): Promise<CouponState> {
        const asked = text.trim();
        const empty: CouponState = { kind: "error", code: "", problem: "empty" };
        setProblem(asked === "" ? empty : undefined);
        setCode(asked);
        return asked === "" ? empty : couponStateIn(asked, { kind: "loading" });
      }
      return {
        state,
        text,
        setText: type,
        apply,
        remove: () => type(""),
        refuse: (message) =>
          setProblem({ kind: "error", code: text.trim(), problem: "couponError", message }),
        settle: async () => (text.trim() === code ? state : apply()),
      };
    },
  };
}
