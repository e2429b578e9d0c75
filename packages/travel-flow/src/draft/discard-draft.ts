import type { ApiClient } from "@sughurta/api-client";
import { discardDraft, TRAVEL_DRAFT } from "@sughurta/contracts";

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
  await client.send(discardDraft, { params: { kind: TRAVEL_DRAFT } });
}
