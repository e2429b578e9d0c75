import { useEffect, useRef } from "react";
import { useOrderEventHandler, useReportCheckout } from "../events/order-events.tsx";
import type { OrderPurchase } from "./order-screen-props.ts";

/** Reports the current step and the progress of the purchase to the application; each once. */
export function useReportOrder(step: string, { price, quote, checkout }: OrderPurchase): void {
  const report = useOrderEventHandler();
  const reported = useRef<{ step?: string; price?: number }>({});
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

  useReportCheckout(checkout.state, report);
}
