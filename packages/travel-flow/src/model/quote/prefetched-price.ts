import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import { useMemo } from "react";
import type { TravelQuoteRequest } from "../to-travel-payload.ts";
import { toQuoteOutcome } from "./to-quote-outcome.ts";
import type { TravelQuote } from "./travel-quote.ts";

/** A price requested by a server: the request and its response, as plain data. */
export interface PrefetchedTravelPrice {
  readonly body: TravelQuoteRequest;
  readonly data: AnswerOf<typeof calculateTravel, 200>;
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
