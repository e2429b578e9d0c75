import type { BoxInsured } from "@sughurta/domain/box";
import type { Order } from "#src/database/schema/sales.ts";

/** What the order of a box names to be insured; empty where that is the holder. */
export function boxInsuredOf(details: Order["details"]): BoxInsured {
  // Only the box line writes the details of box orders.
  return (details.insured ?? {}) as BoxInsured;
}
