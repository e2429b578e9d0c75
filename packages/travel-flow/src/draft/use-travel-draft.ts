import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "@sughurta/order";
import { useDraft } from "@sughurta/order/draft";
import { type OrderPart, travelOrder } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { useRememberedFrequency } from "../quick-quote/use-remembered-frequency.ts";
import { travelDraft } from "./travel-draft.ts";

/** The order that is kept and where its buyer stands. */
export interface DraftedTravelOrder {
  readonly form: ZodForm<TravelOrderValues>;
  readonly today: string;
  readonly place: PlaceByPart<OrderPart>;
  readonly coupon: string;
  /** A quick quote began the order: it replaces trip and first traveller of an older draft (SPEC-58). */
  readonly isPrefilled: boolean;
  /** The order is paid: its draft is never offered again. */
  readonly paid: boolean;
  /** Warned the place and the promo code that were kept, and which parts of the order are no longer right. */
  readonly onResumed: (
    kept: PlaceByPart<OrderPart> & { readonly coupon?: string | undefined },
    faulty: readonly OrderPart[],
  ) => void;
}

/** Keeps a half-filled travel order and brings it back (SPEC-30). */
export function useTravelDraft(order: DraftedTravelOrder) {
  const { form, today, isPrefilled } = order;
  const draft = useDraft(travelDraft, {
    ...order,
    invalidParts: async (values) => (await travelOrder.rules.load()).invalidParts(values, today),
  });
  useRememberedFrequency(form, {
    isChosen: () => isPrefilled || draft.isSaved(),
    onRemembered: draft.resetSaving,
  });
  return draft;
}
