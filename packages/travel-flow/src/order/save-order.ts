import type { ApiClient } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import { saveTravel } from "@sughurta/contracts";
import type { TravelOrderRequest } from "./to-travel-payload.ts";

/** Saves an order at the price that the buyer saw, TJS (S1 §7). */
export function saveOrder(
  client: ApiClient,
  order: TravelOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveAnswer> {
  return client.send(saveTravel, { body: { ...order, sumPrem: price }, idempotencyKey });
}
