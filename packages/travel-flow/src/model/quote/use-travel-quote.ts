import { useFirstInteraction } from "@sughurta/api-client/react";
import { type QuoteControl, useQuote } from "@sughurta/order/quote";
import { travelContracts } from "#src/travel-contracts.ts";
import type { TravelQuoteRequest } from "../to-travel-payload.ts";
import { askQuote } from "./ask-quote.ts";
import { quoteDelayMs } from "./quote-delay.ts";
import type { TravelQuote } from "./travel-quote.ts";

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
