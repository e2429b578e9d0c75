import type { ApiClient } from "@sughurta/api-client";
import { writeDraft } from "@sughurta/order/draft";
import { travelDraft } from "../draft/travel-draft.ts";
import { validityOf } from "../model/schemas/insured-schema.ts";
import { toRenewedOrder } from "./to-renewed-order.ts";
import type { TravelRenewal } from "./travel-renewal.ts";

/**
 * Saves the new order as a draft that opens with its price; first with the people, where a passport expires before the
 * end of the trip.
 */
export function placeRenewedOrder(
  client: ApiClient,
  { order, endDate, today, replace }: TravelRenewal,
): Promise<boolean> {
  const values = toRenewedOrder(order, endDate, today);
  const isOver = values.las.some((one) => validityOf(one, values.endDate) === "endsBeforeTrip");
  const part = isOver ? "insured" : "review";
  return writeDraft(client, travelDraft, { values, part, today, replace });
}
