import type { CheckoutState } from "@sughurta/checkout";
import { useEffect, useRef } from "react";
import type { OrderPurchase } from "../screen/order-purchase.ts";
import type { OrderEvent } from "./order-event.ts";
import { useOrderEventHandler } from "./order-events-provider.tsx";

/** Reports to the application which step is on the screen and how far the purchase is; each once. */
export function useReportOrder(step: string, { price, quote, checkout }: OrderPurchase): void {
  const report = useOrderEventHandler();
  const reported = useRef<{ step?: string; price?: number; state: CheckoutState }>({
    state: { step: "editing" },
  });
  const { state } = checkout;
  // `useQuote` reports a live price.
  const fixedPrice = quote === undefined ? price : undefined;

  useEffect(() => {
    if (reported.current.step === step) return;
    reported.current.step = step;
    report({ type: "step", step });
  }, [step, report]);

  useEffect(() => {
    if (fixedPrice === undefined || reported.current.price === fixedPrice) return;
    reported.current.price = fixedPrice;
    report({ type: "quoteReady", price: fixedPrice });
  }, [fixedPrice, report]);

  useEffect(() => {
    const before = reported.current.state;
    reported.current.state = state;
    const event = before === state ? undefined : eventOf(before, state);
    if (event) report(event);
  }, [state, report]);
}

/** The event that a change of the purchase stands for, if any. */
function eventOf(before: CheckoutState, state: CheckoutState): OrderEvent | undefined {
  if (state.step === "refused") return { type: "problem", code: state.failure.code };
  if ("problem" in state && state.problem) return { type: "problem", code: state.problem };
  if (state.step === "choosing" && before.step === "saving") {
    return { type: "orderSaved", price: state.order.price };
  }
  if (state.step === "leaving" || state.step === "scanning") {
    return { type: "paymentStarted", price: state.order.price };
  }
  return undefined;
}
