import { motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { OrderOfBox } from "./boxes/box-order.tsx";
import { CascoOrder } from "./motor/casco-order.tsx";
import { MtplOrder } from "./motor/mtpl-order.tsx";
import { type AddOrder, AddOrderContext, slugOfBoxOrder } from "./open-order.ts";
import { TravelOrder } from "./travel/travel-order.tsx";

/** The parts of a page; above them the order of a refused payment, where none of them shows it. */
export function WithRefusedOrder({
  kind,
  children,
}: {
  readonly kind: string;
  readonly children: ReactNode;
}) {
  const [shown, setShown] = useState<readonly string[]>();
  const add = useCallback<AddOrder>((added) => {
    setShown((before = []) => [...before, added]);
    return () => setShown((before = []) => before.filter((one) => one !== added));
  }, []);
  // Effects of the parts have run: what they show is known.
  useEffect(() => setShown((before = []) => before), []);
  return (
    <>
      {shown && !shown.includes(kind) ? <OrderOf kind={kind} /> : null}
      <AddOrderContext.Provider value={add}>{children}</AddOrderContext.Provider>
    </>
  );
}

/** The order of a kind, with what was entered before. */
function OrderOf({ kind }: { readonly kind: string }) {
  const slug = slugOfBoxOrder(kind);
  if (slug !== undefined) return <OrderOfBox slug={slug} />;
  if (kind === TRAVEL_DRAFT) return <TravelOrder />;
  if (kind === motorDraft("MTPL")) return <MtplOrder />;
  return <CascoOrder product={kind === motorDraft("ECI") ? "ECI" : "SCI"} />;
}
