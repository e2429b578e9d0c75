import { noteLoaded } from "@sughurta/domain/one-copy";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import type { OrderEvent, TellOrderEvent } from "./order-event.ts";

noteLoaded("@sughurta/order");

const OrderEventsContext = createContext<TellOrderEvent>(() => undefined);

/** Hears what the orders and prices inside tell, for an application's own counting; without it nobody listens. */
export function OrderEventsProvider({
  onEvent,
  children,
}: {
  readonly onEvent: TellOrderEvent;
  readonly children: ReactNode;
}) {
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  });
  const tell = useMemo(() => (event: OrderEvent) => listener.current(event), []);
  return <OrderEventsContext.Provider value={tell}>{children}</OrderEventsContext.Provider>;
}

/** Tells the application around an order; the same function each time. */
export function useTellOrderEvent(): TellOrderEvent {
  return useContext(OrderEventsContext);
}
