import type { ZodForm } from "@sughurta/forms";
import { type PlaceByPart, useDraft } from "@sughurta/order";
import { type OrderPart, travelOrder } from "../order/order-definition.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import { useRememberedFrequency } from "../quick-quote/use-remembered-frequency.ts";
import { travelDraft } from "./travel-draft.ts";

/** The order that is kept and where its buyer stands. */
export interface DraftedTravelOrder {
  readonly form: ZodForm<TravelOrderValues>;
  readonly today: string;
  readonly place: PlaceByPart<OrderPart>;
  readonly coupon: string;
  /** A quick quote began the order: it replaces trip and first traveller of an older draft (decision 58). */
  readonly begun: boolean;
  /** The order is paid: its draft is never offered again. */
  readonly paid: boolean;
  /** Told the place and the promo code that were kept, and which parts of the order are no longer right. */
  readonly onResumed: (
    kept: PlaceByPart<OrderPart> & { readonly coupon?: string | undefined },
    faulty: readonly OrderPart[],
  ) => void;
}

/** Keeps a half-filled travel order and brings it back (decision 30). */
export function useTravelDraft(order: DraftedTravelOrder) {
  const { form, today, begun } = order;
  const draft = useDraft(travelDraft, {
    ...order,
    faultyParts: async (values) => (await travelOrder.rules.load()).faultyParts(values, today),
  });
  useRememberedFrequency(form, {
    isChosen: () => begun || draft.isSaved(),
    onRemembered: draft.beginAnew,
  });
  return draft;
}
