import type { ApiClient } from "@sughurta/api-client";
import { profile } from "@sughurta/contracts/account";

/** The first name of who is signed in; `undefined` where none is known. */
export async function readFirstName(
  client: ApiClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = await client.send(profile, { signal });
  return answer.status === 200 ? answer.data.firstName || undefined : undefined;
}
