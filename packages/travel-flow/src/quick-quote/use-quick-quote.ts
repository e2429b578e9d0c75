import { useZodForm } from "@sughurta/forms";
import { lazyModule } from "@sughurta/lazy-module";
import { applyOrderEffects } from "../model/effects/order-effects.ts";
import type { TravelTrip } from "../model/order-values.ts";
import { usePrefetchedPrice } from "../model/quote/prefetched-price.ts";
import { useTravelQuote } from "../model/quote/use-travel-quote.ts";
import { tripOf } from "../model/travel-trip.ts";
import { quickQuoteErrors } from "./quick-quote-errors.ts";
import type { TravelQuickQuoteProps } from "./travel-quick-quote-props.ts";
import { orderWithTrip, tripQuestion } from "./trip-question.ts";
import { useRememberedFrequency } from "./use-remembered-frequency.ts";

const schema = lazyModule(async () => (await import("./quick-quote-schema.ts")).quickQuoteSchema);

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
