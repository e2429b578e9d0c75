import type { ApiClient } from "@sughurta/api-client";
import { profile } from "@sughurta/contracts/account";

/** The first name of the signed-in user; `undefined` where it is unknown. */
export async function readFirstName(
  client: ApiClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  const response = await client.send(profile, { signal });
  return response.status === 200 ? response.data.firstName || undefined : undefined;
}
