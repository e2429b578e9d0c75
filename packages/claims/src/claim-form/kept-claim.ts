import { type ApiClient, storageName } from "@sughurta/api-client";

/** Minutes for which the number of a registered claim is shown again after a reload. */
const KEPT_CLAIM_MINUTES = 5;
const MS_PER_MINUTE = 60_000;
const REGISTERED_CLAIM = "registered-claim";

/** Keeps the number of a registered claim in session storage: nothing else of it (decision 30). */
export function keepClaim(client: ApiClient, claimId: string, nowMs: number): void {
  write(client, JSON.stringify({ claimId, keptAtMs: nowMs }));
}

/** Forgets the claim, so that another one can be made. */
export function forgetClaim(client: ApiClient): void {
  write(client, undefined);
}

/** The claim that was registered within the last 5 minutes. */
export function readKeptClaim(client: ApiClient, nowMs: number): string | undefined {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(storageName(client, REGISTERED_CLAIM)) ?? "null",
    );
    if (typeof kept !== "object" || kept === null) return undefined;
    const { claimId, keptAtMs } = kept as Record<string, unknown>;
    const fresh =
      typeof keptAtMs === "number" && nowMs - keptAtMs < KEPT_CLAIM_MINUTES * MS_PER_MINUTE;
    return fresh && typeof claimId === "string" ? claimId : undefined;
  } catch {
    return undefined;
  }
}

function write(client: ApiClient, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(storageName(client, REGISTERED_CLAIM));
    else sessionStorage.setItem(storageName(client, REGISTERED_CLAIM), text);
  } catch {
    // A blocked storage only means that the number is not shown again; it is in the letter.
  }
}
