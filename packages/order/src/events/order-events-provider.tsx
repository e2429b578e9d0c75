import { registerInstance } from "@sughurta/domain/single-instance";
import { useLatest } from "@sughurta/ui-kit";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { OrderEvent, OrderEventHandler } from "./order-event.ts";

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
