import type { ApiClient } from "@sughurta/api-client";
import type { BoxRenewal } from "./place-renewed-order.ts";

/**
 * Starts a new order of a box with all values of an old one; the order's page then opens it with its price. Returns
 * `false` where another order is half filled in; throws when the service cannot be reached.
 */
export async function renewBoxOrder(client: ApiClient, renewal: BoxRenewal): Promise<boolean> {
  const { placeRenewedOrder } = await import("./place-renewed-order.ts");
  return placeRenewedOrder(client, renewal);
}
