import { createContext, type ReactNode, useContext } from "react";

/** A visit by a link of a partner or a campaign. */
interface SourceVisit {
  readonly partner?: string;
  readonly coupon?: string;
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
}

/** Where the buyer of an order came from; it names no one. */
export interface OrderSource {
  readonly visits?: { readonly first?: SourceVisit; readonly last?: SourceVisit };
}

const OrderSourceContext = createContext<OrderSource>({});

/** Adds the visits that led to an order to each order inside. */
export function OrderSourceProvider({
  source,
  children,
}: {
  readonly source: OrderSource;
  readonly children: ReactNode;
}) {
  return <OrderSourceContext value={source}>{children}</OrderSourceContext>;
}

/** The source of the orders of this page; empty without a provider. */
export function useOrderSource(): OrderSource {
  return useContext(OrderSourceContext);
}
