import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import type { TravelQuoteRequest } from "../to-travel-payload.ts";
import type { TravelQuoteOutcome } from "./travel-quote.ts";

/** Result of a response to a price request (S1 §7). */
export function toQuoteOutcome(
  { beginDate, endDate }: TravelQuoteRequest,
  answer: AnswerOf<typeof calculateTravel, 200>,
): TravelQuoteOutcome {
  const {
    errorMsg,
    fieldCodes,
    offeredParts = [],
    offeredChoices: choices = [],
    ...quote
  } = answer;
  if (errorMsg.length > 0) {
    return { kind: "rules", problem: { kind: "rules", errorMsg, fieldCodes } };
  }
  const offered = new Map(offeredParts.map(({ part, sumPrem }) => [part, sumPrem]));
  return { kind: "quote", quote: { ...quote, offered, choices, request: { beginDate, endDate } } };
}
