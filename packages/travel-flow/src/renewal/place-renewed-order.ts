import type { ApiClient } from "@sughurta/api-client";
import { placeDraft } from "@sughurta/order";
import { travelDraft } from "../draft/travel-draft.ts";
import { toRenewedOrder } from "./to-renewed-order.ts";
import type { TravelRenewal } from "./travel-renewal.ts";

/** Keeps the new order as a draft that opens with its price. */
export function placeRenewedOrder(
  client: ApiClient,
  { order, endDate, today, replace }: TravelRenewal,
): Promise<boolean> {
  const values = toRenewedOrder(order, endDate, today);
  return placeDraft(client, travelDraft, { values, part: "review", today, replace });
}
