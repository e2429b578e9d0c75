import { type ApiClient, storageName, storedValue } from "@sughurta/api-client";

/** Time for which the number of a registered claim is shown again after a reload. */
const KEPT_CLAIM_MS = 5 * 60_000;

/** The number of a registered claim in session storage: nothing else of it (decision 30); it is in the letter too. */
const keptClaim = (client: ApiClient) =>
  storedValue<{ readonly claimId: string; readonly keptAtMs: number }>(
    storageName(client, "registered-claim"),
    {
      area: "session",
      parse: ({ claimId, keptAtMs }) =>
        typeof claimId === "string" && typeof keptAtMs === "number"
          ? { claimId, keptAtMs }
          : undefined,
      maxAge: { ms: KEPT_CLAIM_MS, since: ({ keptAtMs }) => keptAtMs },
    },
  );

/** Keeps the number of a registered claim. */
export function keepClaim(client: ApiClient, claimId: string): void {
  keptClaim(client).write({ claimId, keptAtMs: Date.now() });
}

/** Forgets the claim, so that another one can be made. */
export function forgetClaim(client: ApiClient): void {
  keptClaim(client).remove();
}

/** The claim that was registered within the last 5 minutes, and after `sinceMs` where that is given. */
export function readKeptClaim(client: ApiClient, sinceMs = 0): string | undefined {
  const kept = keptClaim(client).read();
  return kept && kept.keptAtMs > sinceMs ? kept.claimId : undefined;
}
