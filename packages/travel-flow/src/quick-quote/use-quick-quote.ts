import { useZodForm } from "@sughurta/forms";
import { lazyModule } from "@sughurta/lazy-module";
import { applyOrderEffects } from "../model/order-effects.ts";
import type { TravelTrip } from "../model/order-values.ts";
import { tripOf } from "../model/travel-trip.ts";
import { orderWithTrip, quickQuoteErrors, tripQuestion } from "../model/trip-question.ts";
import {
  type PrefetchedTravelPrice,
  usePrefetchedPrice,
  useTravelQuote,
} from "../model/use-travel-quote.ts";
import { useRememberedFrequency } from "./use-remembered-frequency.ts";

const schema = lazyModule(async () => (await import("../model/trip-schema.ts")).quickQuoteSchema);

/** Form and live price of the quick quote; a price is requested as soon as the trip is valid (S1 §4). */
export function useQuickQuote(props: TravelQuickQuoteProps) {
  const { today, initialTrip = NO_TRIP, known, onOrder } = props;
  const form = useZodForm({
    initialValues: orderWithTrip(initialTrip, today),
    schema,
    toErrors: (values) => quickQuoteErrors(values, today),
    onChangeEffects: (before, after) => applyOrderEffects(before, after, today),
    onSubmit: (values) => onOrder(tripOf(values)),
  });
  useRememberedFrequency(form, { isChosen: () => initialTrip.howOften !== undefined });
  const { request, violation, guessed } = tripQuestion(form.values, props);
  const quote = useTravelQuote(request, usePrefetchedPrice(request, known));
  return { form, quote, violation, guessed };
}

const NO_TRIP: Partial<TravelTrip> = {};

/** Properties of `TravelQuickQuote`. */
export interface TravelQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner of the address; included in the price. */
  readonly coupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** Known values of the trip: the form's initial values. */
  readonly initialTrip?: Partial<TravelTrip> | undefined;
  /** A price loaded with the page. */
  readonly known?: PrefetchedTravelPrice | undefined;
  /** Passes the choices to the order; only choices may be in an address or a history (SPEC-30). */
  readonly onOrder: (trip: TravelTrip) => void;
}
