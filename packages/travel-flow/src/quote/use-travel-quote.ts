import { type QuoteControl, useQuote } from "@sughurta/order";
import type { TravelQuoteRequest } from "../order/to-travel-payload.ts";
import { askQuote } from "./ask-quote.ts";
import { quoteDelayMs } from "./quote-delay.ts";
import type { TravelQuote } from "./travel-quote.ts";

/** The price of a trip, and a way to ask anew. */
export type TravelQuoteControl = QuoteControl<TravelQuoteRequest, TravelQuote>;

/** The live price of a trip (S1 §4, decision 42). */
export function useTravelQuote(request: TravelQuoteRequest | undefined): TravelQuoteControl {
  return useQuote({ request, ask: askQuote, delayMs: quoteDelayMs });
}
