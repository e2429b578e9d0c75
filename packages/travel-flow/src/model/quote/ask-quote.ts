import type { ApiClient } from "@sughurta/api-client";
import { refusedQuote } from "@sughurta/order/quote";
import { travelContracts } from "#src/travel-contracts.ts";
import type { TravelQuoteRequest } from "../to-travel-payload.ts";
import type { TravelQuoteOutcome } from "./travel-quote.ts";

/** Asks for a price (S1 §7); throws what the client throws when there is no answer. */
export async function askQuote(
  client: ApiClient,
  body: TravelQuoteRequest,
  signal: AbortSignal,
): Promise<TravelQuoteOutcome> {
  const { calculateTravel } = await travelContracts.load();
  const answer = await client.send(calculateTravel, { body, signal });
  if (answer.status !== 200) return refusedQuote(answer.data);
  const {
    errorMsg,
    fieldCodes,
    offeredParts = [],
    offeredChoices: choices = [],
    ...quote
  } = answer.data;
  if (errorMsg.length > 0) {
    return { kind: "rules", problem: { kind: "rules", errorMsg, fieldCodes } };
  }
  const { beginDate, endDate } = body;
  const offered = new Map(offeredParts.map(({ part, sumPrem }) => [part, sumPrem]));
  return { kind: "quote", quote: { ...quote, offered, choices, request: { beginDate, endDate } } };
}
