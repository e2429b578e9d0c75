import type { ApiClient } from "@sughurta/api-client";
import { writeDraft } from "@sughurta/order/draft";
import { boxDraftDefinition } from "../draft/use-box-draft.ts";
import type { BoxRenewal } from "./box-renewal.ts";
import { toRenewedOrder } from "./to-renewed-order.ts";

/** Saves the new order as a draft that opens with its price. */
export function placeRenewedOrder(
  client: ApiClient,
  { slug, order, endDate, today, replace }: BoxRenewal,
): Promise<boolean> {
  const values = toRenewedOrder(order, { endDate, today });
  return writeDraft(client, boxDraftDefinition(slug), { values, part: "holder", today, replace });
}
