import type { ApiClient } from "@sughurta/api-client";
import { profile } from "@sughurta/contracts/account";

/** The first name of the signed-in user; `undefined` where it is unknown. */
export async function readFirstName(
  client: ApiClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = await client.send(profile, { signal });
  return answer.status === 200 ? answer.data.firstName || undefined : undefined;
}
