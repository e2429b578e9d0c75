import { type ApiClient, UnexpectedResponseError } from "@sughurta/api-client";
import { endSession, refreshGuestSession, startGuestSession } from "@sughurta/contracts/session";
import type { GuestMemory } from "./guest-memory.ts";
import type { Renewal } from "./renewal.ts";
import type { SessionState } from "./session-store.ts";

/**
 * The successors of the current tokens, or those of the guest stored in this browser; throws the client's error when
 * the server returns none.
 */
export async function renewedTokens(
  client: ApiClient,
  { tokens, visitor }: SessionState,
  memory: GuestMemory | undefined,
): Promise<Renewal> {
  // Another tab may have renewed the guest of this page: the stored token is the newest.
  const refresh = memory?.read() ?? (visitor === "guest" ? tokens?.refresh : undefined);
  if (refresh !== undefined) {
    const response = await client.send(refreshGuestSession, { body: { refresh } });
    if (response.status === 200) return { tokens: response.data, visitor: "guest" };
    memory?.clear();
  }
  // A person's tokens are renewed by the server's cookie alone: a suspended tab may have used ones.
  const response = await client.send(startGuestSession, {});
  if (response.status !== 200) {
    throw new UnexpectedResponseError(
      startGuestSession.name,
      response.status,
      response.data.message,
    );
  }
  const { visitor: owner, ...fresh } = response.data;
  return { tokens: fresh, visitor: owner };
}

/** Ends the session of this browser; returns whether the server did. */
export async function sessionEnded(client: ApiClient): Promise<boolean> {
  const { status } = await client.send(endSession, {});
  return status === 200;
}
