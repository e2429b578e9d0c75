import { motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { OrderOfBox } from "./boxes/box-order.tsx";
import { CascoOrder } from "./motor/casco-order.tsx";
import { MtplOrder } from "./motor/mtpl-order.tsx";
import { slugOfBoxOrder } from "./open-order.ts";
import { TravelOrder } from "./travel/travel-order.tsx";

/** The order of a kind, with what was entered before its payment was refused. */
export function RefusedOrder({ kind }: { readonly kind: string }) {
  const slug = slugOfBoxOrder(kind);
  if (slug !== undefined) return <OrderOfBox slug={slug} />;
  if (kind === TRAVEL_DRAFT) return <TravelOrder />;
  if (kind === motorDraft("MTPL")) return <MtplOrder />;
  return <CascoOrder product={kind === motorDraft("ECI") ? "ECI" : "SCI"} />;
}
