import { type QuoteControl, useQuote } from "@sughurta/order/quote";
import type { MotorQuickAnswers } from "../model/quick-answers.ts";
import { askQuote } from "../model/quote/ask-quote.ts";
import type { MotorQuote } from "../model/quote/motor-quote.ts";
import { type PrefetchedMotorPrice, usePrefetchedPrice } from "../model/quote/prefetched-price.ts";
import { quoteDelayMs } from "../model/quote/quote-delay.ts";
import type { MotorQuoteRequest, QuoteExtras } from "../model/to-motor-payload.ts";
import { carQuestion } from "./car-question.ts";

/** The price of a car, and a function to request it again. */
export type MotorQuoteControl = QuoteControl<MotorQuoteRequest, MotorQuote>;

/** The live price of compulsory liability for make, year and residence. */
export function useCarQuote(
  answers: Partial<MotorQuickAnswers>,
  { known, ...extras }: QuoteExtras & { readonly known?: PrefetchedMotorPrice | undefined },
): MotorQuoteControl {
  const request = carQuestion(answers, extras);
  return useQuote({
    request,
    ask: askQuote,
    delayMs: quoteDelayMs,
    listPrice: usePrefetchedPrice(request, known),
  });
}
