import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";

/** Milliseconds for which an unfinished claim retains its key. */
export const ATTEMPT_MS = 24 * 3_600_000;

const storedKey = (client: ApiClient) =>
  storedValue<{ readonly key: string; readonly storedAtMs: number }>(
    storageKeyFor(client, "claim.attempt"),
    {
      parse: ({ key, storedAtMs }) =>
        typeof key === "string" && typeof storedAtMs === "number" ? { key, storedAtMs } : undefined,
      maxAge: { ms: ATTEMPT_MS, since: ({ storedAtMs }) => storedAtMs },
    },
  );

/** Replaces a blocked storage until the page is left. */
const inMemory = new WeakMap<ApiClient, string>();

/**
 * The idempotency key of the claim being written: the same until the claim is registered or restarted, also after a
 * reload.
 */
export function attemptKey(client: ApiClient): string {
  const known = storedKey(client).read()?.key ?? inMemory.get(client);
  if (known !== undefined) return known;
  const key = crypto.randomUUID();
  inMemory.set(client, key);
  storedKey(client).write({ key, storedAtMs: Date.now() });
  return key;
}

/** The next claim is another one. */
export function forgetAttempt(client: ApiClient): void {
  inMemory.delete(client);
  storedKey(client).remove();
}
