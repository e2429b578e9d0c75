import type { ApiClient } from "@sughurta/api-client";
import type { TravelRenewal } from "./place-renewed-order.ts";

/**
 * Starts a new order with all values of an old one except its dates; the order's page then opens it with its price.
 * Returns `false` where another order is half filled in; throws when the service cannot be reached.
 */
export async function renewTravelOrder(
  client: ApiClient,
  renewal: TravelRenewal,
): Promise<boolean> {
  const { placeRenewedOrder } = await import("./place-renewed-order.ts");
  return placeRenewedOrder(client, renewal);
}
