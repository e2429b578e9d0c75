import type { CheckoutState } from "@sughurta/checkout";
import { useEffect, useRef } from "react";
import type { OrderPurchase } from "../screen/order-purchase.ts";
import type { OrderEvent } from "./order-event.ts";
import { useTellOrderEvent } from "./order-events-provider.tsx";

/** Tells the application which step is on the screen and how far the purchase is; each once. */
export function useTellOrder(step: string, { price, quote, checkout }: OrderPurchase): void {
  const tell = useTellOrderEvent();
  const told = useRef<{ step?: string; price?: number; state: CheckoutState }>({
    state: { step: "editing" },
  });
  const { state } = checkout;
  // A live price tells itself.
  const fixedPrice = quote === undefined ? price : undefined;

  useEffect(() => {
    if (told.current.step === step) return;
    told.current.step = step;
    tell({ type: "step", step });
  }, [step, tell]);

  useEffect(() => {
    if (fixedPrice === undefined || told.current.price === fixedPrice) return;
    told.current.price = fixedPrice;
    tell({ type: "quoteReady", price: fixedPrice });
  }, [fixedPrice, tell]);

  useEffect(() => {
    const before = told.current.state;
    told.current.state = state;
    const event = before === state ? undefined : eventOf(before, state);
    if (event) tell(event);
  }, [state, tell]);
}

/** What a move of the purchase means for who counts. */
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
