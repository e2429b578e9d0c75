import type { ApiClient } from "@sughurta/api-client";
import { forgetCoupon } from "@sughurta/checkout";
import { discardDraft, TRAVEL_DRAFT } from "@sughurta/contracts";

/** Name of the order under which this browser keeps its key and its promo codes. */
export const TRAVEL_ORDER_NAME = "travel";
/** Name under which this browser keeps the choices. */
export const CHOICES_KEY = "sughurta.travel.choices";

/** Keeps a text in this browser; `undefined` removes it. */
export function keepInBrowser(name: string, text: string | undefined): void {
  try {
    if (text === undefined) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch {
    // Without storage a reload begins anew; the order itself is not touched.
  }
}

/** Drops a half-filled travel order here and on the service, once it is paid or begun anew. */
export async function discardTravelDraft(client: ApiClient): Promise<void> {
  keepInBrowser(CHOICES_KEY, undefined);
  forgetCoupon(TRAVEL_ORDER_NAME);
  await client.send(discardDraft, { params: { kind: TRAVEL_DRAFT } });
}
