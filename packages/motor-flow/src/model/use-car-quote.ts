import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateCar } from "@sughurta/contracts/motor";
import { type QuoteControl, useQuote } from "@sughurta/order/quote";
import { useMemo } from "react";
import { carQuestion } from "./car-question.ts";
import { askQuote, type MotorQuote, quoteDelayMs, toQuote } from "./motor-quote.ts";
import type { MotorQuickAnswers } from "./quick-answers.ts";
import type { MotorQuoteRequest, QuoteExtras } from "./to-motor-payload.ts";

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

/** A price requested by a server: the request and its response, as plain data. */
export interface PrefetchedMotorPrice {
  readonly body: MotorQuoteRequest;
  readonly data: ResponseOf<typeof calculateCar, 200>;
}

/** That price while the request is the same. */
function usePrefetchedPrice(
  request: MotorQuoteRequest | undefined,
  known: PrefetchedMotorPrice | undefined,
): MotorQuote | undefined {
  const isAsked = known !== undefined && JSON.stringify(request) === JSON.stringify(known.body);
  return useMemo(() => (isAsked ? toQuote(known.body, known.data) : undefined), [isAsked, known]);
}
