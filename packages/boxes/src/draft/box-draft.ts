import type { ApiClient } from "@sughurta/api-client";
import { boxDraft } from "@sughurta/contracts/draft-names";
import { type DraftNames, discardOrderDraft } from "@sughurta/order/draft";

/** Name of the draft of a box order: none of it is stored in the browser. */
export function boxDraftNames(slug: string): DraftNames {
  return { kind: boxDraft(slug), orderName: boxDraft(slug) };
}

/** Deletes a draft once its order is paid or the buyer starts over. */
export function discardBoxDraft(client: ApiClient, slug: string): Promise<void> {
  return discardOrderDraft(client, boxDraftNames(slug));
}
