import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useShop } from "#src/settings/shop-context.ts";
import { type AddOrder, AddOrderContext, refusedOrder, useOnClient } from "./open-order.ts";

const RefusedOrder = lazyComponent(
  lazyModule(() => import("./refused-order.tsx")),
  (module) => module.RefusedOrder,
);

/** The parts of a page; above them the order of a payment refused on this page, where none of them shows it. */
export function OrderOnPage({ children }: { readonly children: ReactNode }) {
  const { client } = useShop();
  const refused = useOnClient(() => refusedOrder(client).read());
  const [shown, setShown] = useState<readonly string[]>();
  const add = useCallback<AddOrder>((kind) => {
    setShown((before = []) => [...before, kind]);
    return () => setShown((before = []) => before.filter((one) => one !== kind));
  }, []);
  // Effects of the parts have run: what they show is known.
  useEffect(() => setShown((before = []) => before), []);
  return (
    <>
      {refused && shown && !shown.includes(refused) ? (
        // Its code is loaded beside the parts, which stay visible.
        <Suspense fallback={null}>
          <RefusedOrder kind={refused} />
        </Suspense>
      ) : null}
      <AddOrderContext.Provider value={add}>{children}</AddOrderContext.Provider>
    </>
  );
}
