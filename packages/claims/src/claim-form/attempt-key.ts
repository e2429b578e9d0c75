import { type ApiClient, storageName } from "@sughurta/api-client";

/** Milliseconds for which a claim that is being written keeps its key. */
export const ATTEMPT_MS = 24 * 3_600_000;

const nameOf = (client: ApiClient) => storageName(client, "claim.attempt");

/** What stands for a blocked storage, until the page is left. */
const inMemory = new WeakMap<ApiClient, string>();

/** The idempotency key of the claim that is being written: the same until it is registered or begun anew, over a reload too. */
export function attemptKey(client: ApiClient): string {
  const kept = readKey(client) ?? inMemory.get(client);
  if (kept !== undefined) return kept;
  const key = crypto.randomUUID();
  inMemory.set(client, key);
  try {
    localStorage.setItem(nameOf(client), JSON.stringify({ key, keptAtMs: Date.now() }));
  } catch {
    // A blocked storage only means that the key does not survive a reload.
  }
  return key;
}

/** The next claim is another one. */
export function forgetAttempt(client: ApiClient): void {
  inMemory.delete(client);
  try {
    localStorage.removeItem(nameOf(client));
  } catch {
    // Nothing was kept.
  }
}

function readKey(client: ApiClient): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(client)) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const { key, keptAtMs } = kept as Record<string, unknown>;
    const isFresh = typeof keptAtMs === "number" && Date.now() - keptAtMs < ATTEMPT_MS;
    return isFresh && typeof key === "string" ? key : undefined;
  } catch {
    return undefined;
  }
}
