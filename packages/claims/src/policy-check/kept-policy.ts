import { type ApiClient, storageName } from "@sughurta/api-client";
import type { PolicyInfo } from "@sughurta/contracts";

/** Minutes for which a checked policy is kept for the claim page (S0 §9). */
export const KEPT_POLICY_MINUTES = 5;
const MS_PER_MINUTE = 60_000;
const STATUSES: readonly unknown[] = ["INACTIVE", "ACTIVE", "COMPLETED"];
const CHECKED_POLICY = "checked-policy";
const TAKEN_POLICY = "taken-policy";

/** What travels from the check to the claim page: nothing about the insured person (decision 3). */
export type KeptPolicy = Pick<PolicyInfo, "policyNumber" | "status" | "startDate" | "endDate"> & {
  /** Moment of the check; five minutes later it is worth nothing. */
  readonly keptAtMs: number;
};

/** The part of a check that may be kept or put into navigation state. */
export function keptPolicyOf(policy: PolicyInfo, nowMs: number): KeptPolicy {
  const { policyNumber, status, startDate, endDate } = policy;
  return { policyNumber, status, startDate, endDate, keptAtMs: nowMs };
}

/** Keeps a checked policy in session storage. */
export function keepPolicy(client: ApiClient, policy: KeptPolicy): void {
  try {
    sessionStorage.setItem(storageName(client, CHECKED_POLICY), JSON.stringify(policy));
  } catch {
    // A blocked storage only means that the number is typed again after a reload.
  }
}

/** The policy checked within the last 5 minutes: the one handed over in navigation state, else the kept one; an older one is dropped (S0 §4). */
export function readKeptPolicy(
  client: ApiClient,
  nowMs: number,
  handedOver?: unknown,
): KeptPolicy | undefined {
  if (isFresh(handedOver, nowMs)) return handedOver;
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(storageName(client, CHECKED_POLICY)) ?? "null",
    );
    if (isFresh(kept, nowMs)) return kept;
    sessionStorage.removeItem(storageName(client, CHECKED_POLICY));
  } catch {
    // Blocked or corrupt: there is nothing to show.
  }
  return undefined;
}

/** Tells once whether what was handed over is new to this tab: a reload must not undo what was typed since. */
export function isFirstTaken(client: ApiClient, { keptAtMs }: KeptPolicy): boolean {
  const name = storageName(client, TAKEN_POLICY);
  try {
    if (sessionStorage.getItem(name) === String(keptAtMs)) return false;
    sessionStorage.setItem(name, String(keptAtMs));
    return true;
  } catch {
    return true;
  }
}

function isFresh(value: unknown, nowMs: number): value is KeptPolicy {
  if (typeof value !== "object" || value === null) return false;
  const { keptAtMs, status, ...rest } = value as Record<string, unknown>;
  return (
    typeof keptAtMs === "number" &&
    nowMs - keptAtMs < KEPT_POLICY_MINUTES * MS_PER_MINUTE &&
    STATUSES.includes(status) &&
    [rest.policyNumber, rest.startDate, rest.endDate].every((text) => typeof text === "string")
  );
}
