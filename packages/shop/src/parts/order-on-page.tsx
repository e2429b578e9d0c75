import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { type ReactNode, Suspense } from "react";
import { useShop } from "#src/settings/shop-context.ts";
import { refusedOrder, useOnClient } from "./open-order.ts";

const WithRefusedOrder = lazyComponent(
  lazyModule(() => import("./refused-order.tsx")),
  (module) => module.WithRefusedOrder,
);

/** The parts of a page, with the order of a payment that was refused on it. */
export function OrderOnPage({ children }: { readonly children: ReactNode }) {
  const { client } = useShop();
  const refused = useOnClient(() => refusedOrder(client).read());
  if (!refused) return children;
  return (
    <Suspense fallback={null}>
      <WithRefusedOrder kind={refused}>{children}</WithRefusedOrder>
    </Suspense>
  );
}
