import { LazyBoundary } from "@sughurta/forms";
import { type OrderEvent, OrderEventsProvider } from "@sughurta/order";
import { Skeleton } from "@sughurta/ui-kit";
import { type ReactNode, useCallback } from "react";
import type { ShopProduct } from "../events/shop-event.ts";
import { useShop } from "../shop-context.ts";

/** A part whose code comes on need and whose events say what it sells. */
export function ShopPart({
  product,
  name,
  children,
}: ShopProduct & { readonly children: ReactNode }) {
  const { tell } = useShop();
  const hear = useCallback(
    (event: OrderEvent) => tell({ ...event, product, name }),
    [tell, product, name],
  );
  return (
    <OrderEventsProvider onEvent={hear}>
      <LazyBoundary fallback={<Skeleton shape="card" />}>{children}</LazyBoundary>
    </OrderEventsProvider>
  );
}
