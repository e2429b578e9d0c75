import type { TravelTrip } from "../model/order-values.ts";
import { type PrefetchedTravelPrice, usePrefetchedPrice } from "../model/quote/prefetched-price.ts";
import { type TravelQuoteControl, useTravelQuote } from "../model/quote/use-travel-quote.ts";
import { orderWithTrip, type TripQuestionOptions, tripQuestion } from "./trip-question.ts";

/** The live price of a quick quote: where, when, who. */
export function useTripQuote(
  trip: Partial<TravelTrip>,
  options: TripQuestionOptions & {
    /** A price loaded with the page. */
    readonly known?: PrefetchedTravelPrice | undefined;
  },
): TravelQuoteControl {
  const { request } = tripQuestion(orderWithTrip(trip, options.today), options);
  return useTravelQuote(request, usePrefetchedPrice(request, options.known));
}
