import { type ApiClient, discardServiceDraft } from "@sughurta/api-client";
import type { ServiceDraft } from "@sughurta/api-client/react";
import { forgetCoupon } from "@sughurta/checkout";
import { boxDraft } from "@sughurta/contracts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "./box-order-values.ts";

/** The fields that a draft keeps; an agreement is given anew each time. */
export function boxDraftOf({ agree: _, ...draft }: BoxOrderValues): ServiceDraft {
  return draft;
}

/** Drops a draft once its order is paid or the buyer starts afresh. */
export async function discardBoxDraft(client: ApiClient, slug: string): Promise<void> {
  forgetCoupon(boxDraft(slug));
  await discardServiceDraft(client, boxDraft(slug));
}

/** Fills what is still untouched with what a draft holds. */
export function mergeDraft(values: BoxOrderValues, draft: ServiceDraft): BoxOrderValues {
  const untouched = Object.entries(draft).filter(
    ([name]) => name in EMPTY_BOX_ORDER && fieldOf(values, name) === fieldOf(EMPTY_BOX_ORDER, name),
  );
  return { ...values, ...Object.fromEntries(untouched) };
}

function fieldOf(values: BoxOrderValues, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1];
}
