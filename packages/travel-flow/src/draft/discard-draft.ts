import type { ApiClient } from "@sughurta/api-client";
import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { type DraftNames, discardOrderDraft } from "@sughurta/order/draft";

/** Name of the order under which this browser stores its idempotency key and its promo codes. */
export const TRAVEL_ORDER_NAME = "travel";

/** Name of the draft of a travel order. */
export const TRAVEL_DRAFT_NAMES: DraftNames = {
  kind: TRAVEL_DRAFT,
  orderName: TRAVEL_ORDER_NAME,
  choicesKey: "travel.choices",
};

/** Deletes a half-filled travel order here and on the service, once it is paid or restarted. */
export function discardTravelDraft(client: ApiClient): Promise<void> {
  return discardOrderDraft(client, TRAVEL_DRAFT_NAMES);
}
