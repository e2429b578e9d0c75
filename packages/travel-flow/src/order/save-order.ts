import type { ApiClient } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import { travelContracts } from "../late-contracts.ts";
import type { TravelOrderRequest } from "./to-travel-payload.ts";

/** Saves an order at the price that the buyer saw, TJS (S1 §7). */
export async function saveOrder(
  client: ApiClient,
  order: TravelOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveAnswer> {
  const { saveTravel } = await travelContracts();
  return client.send(saveTravel, { body: { ...order, sumPrem: price }, idempotencyKey });
}
