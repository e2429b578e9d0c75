import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { checkCoupon } from "@sughurta/contracts";
import { useEffect, useRef, useState } from "react";
import { type CouponState, couponStateOf } from "./coupon-state.ts";

/** A promo code field: what is typed, what the server said of it, and what can be done. */
export interface CouponControl {
  readonly state: CouponState;
  readonly text: string;
  /** Typing forgets an error or a discount. */
  readonly setText: (text: string) => void;
  /** Asks the server; gives the state it led to. */
  readonly apply: () => Promise<CouponState>;
  readonly remove: () => void;
  /** Shows a refusal that came with another call, such as saving the order. */
  readonly refuse: (message: string) => void;
  /** Makes sure that a typed code was asked about before the order is sent. */
  readonly settle: () => Promise<CouponState>;
}

/** Checks promo codes of one product; a code from the address is tried once by itself (S0 §4). */
export function useCoupon(product: {
  readonly productCode: string;
  readonly initialCode?: string | undefined;
  /** Name under which an applied code survives a reload in this browser. */
  readonly rememberAs?: string | undefined;
}): CouponControl {
  const { productCode, initialCode = "", rememberAs } = product;
  const client = useApiClient();
  const [text, setTyped] = useState(initialCode);
  const [state, setState] = useState<CouponState>({ kind: "none" });
  const latest = useRef(0);
  const tried = useRef(false);

  function show(next: CouponState): CouponState {
    setState(next);
    return next;
  }

  async function ask(code: string): Promise<CouponState> {
    latest.current += 1;
    const turn = latest.current;
    setState({ kind: "checking", code });
    const answered = await couponAnswer(code);
    if (answered.kind === "applied") rememberCode(rememberAs, code);
    // An answer to something typed before says nothing about what stands there now.
    return turn === latest.current ? show(answered) : answered;
  }

  async function couponAnswer(code: string): Promise<CouponState> {
    try {
      const answer = await client.send(checkCoupon, { body: { productCode, couponCode: code } });
      return couponStateOf(code, answer);
    } catch (error) {
      const { kind, ...wait } = callProblemOf(error);
      return {
        kind: "error",
        code,
        problem: kind === "unexpected" ? "couponError" : kind,
        ...wait,
      };
    }
  }

  async function apply(): Promise<CouponState> {
    const code = text.trim();
    return code === "" ? show({ kind: "error", code, problem: "empty" }) : ask(code);
  }

  function setText(next: string) {
    latest.current += 1;
    setTyped(next);
    setState({ kind: "none" });
  }

  useEffect(() => {
    if (tried.current) return;
    if (text !== "" && text !== initialCode) {
      tried.current = true;
      return;
    }
    // The code of the address may come a moment after the page: it is kept in the browser.
    const code = initialCode || rememberedCode(rememberAs);
    if (code === "") return;
    tried.current = true;
    setTyped(code);
    void ask(code);
  });

  return {
    state,
    text,
    setText,
    apply,
    remove: () => {
      setText("");
      rememberCode(rememberAs, "");
    },
    refuse: (message) =>
      setState({ kind: "error", code: text.trim(), problem: "couponError", message }),
    settle: async () => {
      const code = text.trim();
      if (code === "" || (state.kind === "applied" && state.code === code)) return state;
      return ask(code);
    },
  };
}

function rememberedCode(name: string | undefined): string {
  try {
    return (name && window.localStorage.getItem(name)) || "";
  } catch {
    return "";
  }
}

function rememberCode(name: string | undefined, code: string): void {
  if (name === undefined) return;
  try {
    if (code === "") window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, code);
  } catch {
    // A blocked storage only means that the code is typed again after a reload.
  }
}
