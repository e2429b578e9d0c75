import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateCar } from "@sughurta/contracts/motor";
import { useMemo } from "react";
import type { MotorQuoteRequest } from "../to-motor-payload.ts";
import type { MotorQuote } from "./motor-quote.ts";
import { toQuote } from "./to-quote.ts";

/** A price requested by a server: the request and its response, as plain data. */
export interface PrefetchedMotorPrice {
  readonly body: MotorQuoteRequest;
  readonly data: AnswerOf<typeof calculateCar, 200>;
}

/** That price while the request is the same. */
export function usePrefetchedPrice(
  request: MotorQuoteRequest | undefined,
  known: PrefetchedMotorPrice | undefined,
): MotorQuote | undefined {
  const isAsked = known !== undefined && JSON.stringify(request) === JSON.stringify(known.body);
  return useMemo(() => (isAsked ? toQuote(known.body, known.data) : undefined), [isAsked, known]);
}
