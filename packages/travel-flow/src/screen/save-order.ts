import type { ApiClient } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import type { TravelOrderRequest } from "../model/to-travel-payload.ts";
import { travelContracts } from "../travel-contracts.ts";

/** Saves an order at the displayed price, TJS (S1 §7). */
export async function saveOrder(
  client: ApiClient,
  order: TravelOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveAnswer> {
  const { saveTravel } = await travelContracts.load();
  return client.send(saveTravel, { body: { ...order, sumPrem: price }, idempotencyKey });
}
