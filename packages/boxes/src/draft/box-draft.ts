import type { ApiClient } from "@sughurta/api-client";
import { boxDraft } from "@sughurta/contracts/draft-names";
import { type DraftNames, discardOrderDraft } from "@sughurta/order/draft";

/** Where a half-filled order of a box is kept: nothing of it stays in the browser. */
export function boxDraftNames(slug: string): DraftNames {
  return { kind: boxDraft(slug), orderName: boxDraft(slug) };
}

/** Drops a draft once its order is paid or the buyer starts afresh. */
export function discardBoxDraft(client: ApiClient, slug: string): Promise<void> {
  return discardOrderDraft(client, boxDraftNames(slug));
}
