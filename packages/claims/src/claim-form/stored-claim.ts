import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";

/** Time for which the number of a registered claim is shown again after a reload. */
const STORED_CLAIM_MS = 5 * 60_000;

/** A recently registered claim. */
export interface StoredClaim {
  readonly claimId: string;
  /** Kind of event, in a word: determines the required documents. */
  readonly eventKind: string;
}

/** A registered claim in session storage: its number and subject, without personal data (SPEC-30). */
const storedClaim = (client: ApiClient) =>
  storedValue<StoredClaim & { readonly storedAtMs: number }>(
    storageKeyFor(client, "registered-claim"),
    {
      area: "session",
      parse: ({ claimId, storedAtMs, eventKind = "" }) =>
        typeof claimId === "string" &&
        typeof storedAtMs === "number" &&
        typeof eventKind === "string"
          ? { claimId, storedAtMs, eventKind }
          : undefined,
      maxAge: { ms: STORED_CLAIM_MS, since: ({ storedAtMs }) => storedAtMs },
    },
  );

/** Stores a registered claim. */
export function storeClaim(client: ApiClient, claim: StoredClaim): void {
  storedClaim(client).write({ ...claim, storedAtMs: Date.now() });
}

/** Clears the claim, so that another one can be made. */
export function forgetClaim(client: ApiClient): void {
  storedClaim(client).remove();
}

/** The claim that was registered within the last 5 minutes, and after `sinceMs` where that is given. */
export function readStoredClaim(client: ApiClient, sinceMs = 0): StoredClaim | undefined {
  const stored = storedClaim(client).read();
  return stored && stored.storedAtMs > sinceMs ? stored : undefined;
}
