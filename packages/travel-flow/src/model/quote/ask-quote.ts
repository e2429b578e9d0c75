import type { ApiClient } from "@sughurta/api-client";
import { refusedQuote } from "@sughurta/order/quote";
import { travelContracts } from "#src/travel-contracts.ts";
import type { TravelQuoteRequest } from "../to-travel-payload.ts";
import { toQuoteOutcome } from "./to-quote-outcome.ts";
import type { TravelQuoteOutcome } from "./travel-quote.ts";

/** Requests a price (S1 §7); throws the client's error when there is no response. */
export async function askQuote(
  client: ApiClient,
  body: TravelQuoteRequest,
  signal: AbortSignal,
): Promise<TravelQuoteOutcome> {
  const { calculateTravel } = await travelContracts.load();
  const answer = await client.send(calculateTravel, { body, signal });
  return answer.status === 200 ? toQuoteOutcome(body, answer.data) : refusedQuote(answer.data);
}
