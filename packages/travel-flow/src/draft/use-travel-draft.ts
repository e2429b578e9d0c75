import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "@sughurta/order";
import { useDraft } from "@sughurta/order/draft";
import { type OrderPart, travelOrder } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { useRememberedFrequency } from "../quick-quote/use-remembered-frequency.ts";
import { travelDraft } from "./travel-draft.ts";

/** The saved order and its buyer's place. */
export interface DraftedTravelOrder {
  readonly form: ZodForm<TravelOrderValues>;
  readonly today: string;
  readonly place: PlaceByPart<OrderPart>;
  readonly coupon: string;
  /** A quick quote started the order: it replaces trip and first traveller of an older draft (SPEC-58). */
  readonly isPrefilled: boolean;
  /** The order is paid: its draft is never offered again. */
  readonly paid: boolean;
  /** Called with the saved place and promo code, and the parts of the order that are no longer valid. */
  readonly onResumed: (
    kept: PlaceByPart<OrderPart> & { readonly coupon?: string | undefined },
    faulty: readonly OrderPart[],
  ) => void;
}

/** Saves a half-filled travel order and restores it (SPEC-30). */
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
