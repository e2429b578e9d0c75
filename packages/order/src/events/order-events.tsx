import type { CheckoutState } from "@sughurta/checkout";
import { registerInstance } from "@sughurta/domain/single-instance";
import { useLatest } from "@sughurta/ui-kit";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";

/** Events of an order for the host application, without personal data (SPEC-30). */
export type OrderEvent =
  /** A price is available, TJS. */
  | { readonly type: "quoteReady"; readonly price: number }
  /** A step is on the screen, by its name in the layout. */
  | { readonly type: "step"; readonly step: string }
  /** The service has saved the order; its price, TJS. */
  | { readonly type: "orderSaved"; readonly price: number }
  /** The buyer is redirected to the bank, or sees the code to scan; amount due, TJS. */
  | { readonly type: "paymentStarted"; readonly price: number }
  /** The buyer is blocked by an error, by its code, such as `network` or `orderExpired`. */
  | { readonly type: "problem"; readonly code: string };

/** Receives the events of an order. */
type OrderEventHandler = (event: OrderEvent) => void;

registerInstance("@sughurta/order");

const OrderEventsContext = createContext<OrderEventHandler>(() => undefined);

/** Receives the events of the orders and prices inside, for analytics of the application; without it nothing is reported. */
export function OrderEventsProvider({
  onEvent,
  children,
}: {
  /** An event of an order for analytics. */
  readonly onEvent: OrderEventHandler;
  readonly children: ReactNode;
}) {
  const listener = useLatest(onEvent);
  const report = useMemo(() => (event: OrderEvent) => listener.current(event), []);
  return <OrderEventsContext.Provider value={report}>{children}</OrderEventsContext.Provider>;
}

/** Reports an event to the host application; the same function between renders. */
export function useOrderEventHandler(): OrderEventHandler {
  return useContext(OrderEventsContext);
}

/** Reports the progress of a purchase; each step once. */
export function useReportCheckout(state: CheckoutState, report: OrderEventHandler): void {
  const reported = useRef<CheckoutState>({ step: "editing" });
  useEffect(() => {
    const before = reported.current;
    reported.current = state;
    const event = before === state ? undefined : getEvent(before, state);
    if (event) report(event);
  }, [state, report]);
}

/** The event of a change in the purchase, if any. */
function getEvent(before: CheckoutState, state: CheckoutState): OrderEvent | undefined {
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
