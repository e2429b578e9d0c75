import { callProblemOf, lateContracts } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { useEffect, useRef, useState } from "react";
import { couponMemory, rememberAppliedCode, rememberRemovedCode } from "./coupon-memory.ts";
import { type CouponState, couponStateOf } from "./coupon-state.ts";

const couponContracts = lateContracts(() => import("./coupon-contracts.ts"));

/** How long a sale waits for the check of a promo code (decision 61). */
export const COUPON_WAIT_MS = 5_000;

/** A promo code field: its text, the result of its check, and its actions. */
export interface CouponControl {
  readonly state: CouponState;
  readonly text: string;
  /** Typing clears an error or a discount. */
  readonly setText: (text: string) => void;
  /** Checks the code on the server; resolves to the state it led to. */
  readonly apply: () => Promise<CouponState>;
  /** Removes the code; it is not tried again in this order. */
  readonly remove: () => void;
  /** Shows a refusal that came with another call, such as saving the order. */
  readonly refuse: (message: string) => void;
  /** Checks a code that was typed but not applied, before buying; the order goes on whatever the result. */
  readonly applyPending: () => Promise<CouponState>;
}

const NONE: CouponState = { kind: "none" };

/** Checks promo codes of one product; a code from the address is tried once by itself (S0 §4). */
export function useCoupon({
  productCode,
  initialCode = "",
  order,
}: {
  readonly productCode: string;
  readonly initialCode?: string | undefined;
  /** Name of the order under which this browser remembers its codes, such as `box-schit-semi`. */
  readonly order: string;
}): CouponControl {
  const client = useApiClient();
  const [text, setTyped] = useState(initialCode);
  const [state, setState] = useState<CouponState>(NONE);
  /** The newest question and its answer. */
  const latestCheck = useRef<{ readonly code: string; readonly answer: Promise<CouponState> }>(
    undefined,
  );
  const lastCode = useRef("");
  const tried = useRef(false);

  async function ask(code: string): Promise<CouponState> {
    const question = { code, answer: couponAnswer(code) };
    latestCheck.current = question;
    lastCode.current = code;
    setState({ kind: "checking", code });
    const answered = await question.answer;
    if (answered.kind === "applied") rememberAppliedCode(client, order, code, initialCode);
    // An answer about an earlier code says nothing about the one in the field now.
    if (latestCheck.current === question) setState(answered);
    return answered;
  }

  async function couponAnswer(code: string): Promise<CouponState> {
    try {
      const { checkCoupon } = await couponContracts();
      const answer = await client.send(checkCoupon, {
        body: { productCode, couponCode: code },
        signal: AbortSignal.timeout(COUPON_WAIT_MS),
      });
      return couponStateOf(code, answer);
    } catch (error) {
      const { kind, ...wait } = callProblemOf(error);
      return {
        kind: "error",
        code,
        problem: kind === "unexpected" ? "unavailable" : kind,
        ...wait,
      };
    }
  }

  async function apply(): Promise<CouponState> {
    const code = text.trim();
    if (code !== "") return ask(code);
    const empty: CouponState = { kind: "error", code, problem: "empty" };
    setState(empty);
    return empty;
  }

  function setText(next: string) {
    latestCheck.current = undefined;
    setTyped(next);
    setState(NONE);
    if (next.trim() === "") rememberRemovedCode(client, order, lastCode.current);
  }

  useEffect(() => {
    if (tried.current) return;
    if (text !== "" && text !== initialCode) {
      tried.current = true;
      return;
    }
    const { applied, removed } = couponMemory(client, order);
    if (text !== "" && removed.includes(text)) return setTyped("");
    // The code of the address may arrive a moment after the page: it is read from the browser's storage.
    const code = removed.includes(initialCode) ? applied : initialCode || applied;
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
    remove: () => setText(""),
    refuse: (message) =>
      setState({ kind: "error", code: text.trim(), problem: "couponError", message }),
    applyPending: async () => {
      const code = text.trim();
      if (code === "") return NONE;
      if (latestCheck.current?.code === code) {
        return state.kind === "checking" ? latestCheck.current.answer : state;
      }
      return ask(code);
    },
  };
}
