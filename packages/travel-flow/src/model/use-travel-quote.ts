import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import { useFirstInteraction } from "@sughurta/lazy-module";
import { type QuoteControl, useQuote } from "@sughurta/order/quote";
import { useMemo } from "react";
import type { TravelTrip } from "./order-values.ts";
import type { TravelQuoteRequest } from "./to-travel-payload.ts";
import {
  askQuote,
  quoteDelayMs,
  type TravelQuote,
  toQuoteOutcome,
  travelContracts,
} from "./travel-quote.ts";
import { orderWithTrip, type TripQuestionOptions, tripQuestion } from "./trip-question.ts";

/** The price of a trip, and a function to request it again. */
export type TravelQuoteControl = QuoteControl<TravelQuoteRequest, TravelQuote>;

/**
 * The live price of a trip (S1 §4, SPEC-42); `known` is the price of this request where it was loaded with the page.
 */
export function useTravelQuote(
  request: TravelQuoteRequest | undefined,
  known?: TravelQuote | undefined,
): TravelQuoteControl {
  useFirstInteraction(travelContracts.preload);
  return useQuote({ request, ask: askQuote, delayMs: quoteDelayMs, listPrice: known });
}

/** A price requested by a server: the request and its response, as plain data. */
export interface PrefetchedTravelPrice {
  readonly body: TravelQuoteRequest;
  readonly data: ResponseOf<typeof calculateTravel, 200>;
}

/** That price while the request is the same. */
export function usePrefetchedPrice(
  request: TravelQuoteRequest | undefined,
  known: PrefetchedTravelPrice | undefined,
): TravelQuote | undefined {
  const isAsked = known !== undefined && JSON.stringify(request) === JSON.stringify(known.body);
  return useMemo(() => {
    if (!isAsked) return undefined;
    const outcome = toQuoteOutcome(known.body, known.data);
    return outcome.kind === "quote" ? outcome.quote : undefined;
  }, [isAsked, known]);
}

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
