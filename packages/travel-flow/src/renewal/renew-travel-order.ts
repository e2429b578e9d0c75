import type { ApiClient } from "@sughurta/api-client";
import type { TravelRenewal } from "./travel-renewal.ts";

/**
 * Begins a new order with everything of an old one but its dates; the order's page then opens it with its
 * price. Answers `false` where another order is half filled in; throws when the service cannot be reached.
 */
export async function renewTravelOrder(
  client: ApiClient,
  renewal: TravelRenewal,
): Promise<boolean> {
  const { placeRenewedOrder } = await import("./place-renewed-order.ts");
  return placeRenewedOrder(client, renewal);
}
