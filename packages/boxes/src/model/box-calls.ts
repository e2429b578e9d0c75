import type { ApiClient } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import type { calculateBox } from "@sughurta/contracts/box";
import type { BodyOf } from "@sughurta/contracts/core";
import { lazyModule } from "@sughurta/lazy-module";
import { type Quote, type QuoteOutcome, refusedQuote } from "@sughurta/order/quote";
import type { BoxOrderRequest } from "./to-box-payload.ts";

/** Contracts of boxes, loaded with the first interaction. */
export const boxContracts = lazyModule(() => import("@sughurta/contracts/box"));

export type BoxQuoteRequest = BodyOf<typeof calculateBox>;

/** Requests the price of a box with a promo code (S0 §7); throws the client's error when there is no response. */
export async function askBoxQuote(
  client: ApiClient,
  body: BoxQuoteRequest,
  signal: AbortSignal,
): Promise<QuoteOutcome<Quote>> {
  const { calculateBox } = await boxContracts.load();
  const answer = await client.send(calculateBox, { body, signal });
  if (answer.status !== 200) return refusedQuote(answer.data);
  const { sumPrem, valueAmount, couponErr } = answer.data;
  return { kind: "quote", quote: { sumPrem, valueAmount, couponErr, parts: [] } };
}

/** Saves an order at the price that the buyer saw, TJS (S0 §7). */
export async function saveBoxOrder(
  client: ApiClient,
  order: BoxOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveAnswer> {
  const { saveBox } = await boxContracts.load();
  return client.send(saveBox, { body: { ...order, sumPrem: price }, idempotencyKey });
}
