import type { ApiClient } from "@sughurta/api-client";
import { shopSettings } from "@sughurta/contracts";

/** Asks the insurer what it says of itself; throws what the client throws. */
export async function askSettings(client: ApiClient) {
  return (await client.send(shopSettings, {})).data;
}
