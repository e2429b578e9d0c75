import type { CheckoutState } from "@sughurta/checkout";
import { useEffect, useRef } from "react";
import type { OrderEvent, OrderEventHandler } from "./order-event.ts";

/** Reports the progress of a purchase; each step once. */
export function useReportCheckout(state: CheckoutState, report: OrderEventHandler): void {
  const reported = useRef<CheckoutState>({ step: "editing" });
  useEffect(() => {
    const before = reported.current;
    reported.current = state;
    const event = before === state ? undefined : eventOf(before, state);
    if (event) report(event);
  }, [state, report]);
}

/** The event of a change in the purchase, if any. */
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
