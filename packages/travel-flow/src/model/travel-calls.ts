import type { ApiClient } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import { lazyModule } from "@sughurta/lazy-module";
import { refusedQuote } from "@sughurta/order/quote";
import type { TravelOrderRequest, TravelQuoteRequest } from "./to-travel-payload.ts";
import { type TravelQuoteOutcome, toQuoteOutcome } from "./travel-quote.ts";

/** Contracts of the requests for a trip; loaded with the first interaction. */
export const travelContracts = lazyModule(() => import("@sughurta/contracts/travel"));

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

/** Saves an order at the displayed price, TJS (S1 §7). */
export async function saveOrder(
  client: ApiClient,
  order: TravelOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveAnswer> {
  const { saveTravel } = await travelContracts.load();
  return client.send(saveTravel, { body: { ...order, sumPrem: price }, idempotencyKey });
}
