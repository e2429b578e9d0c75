import { type ApiClient, storageKeyFor, storedText, storedValue } from "@sughurta/api-client";
import type { PolicyInfo } from "@sughurta/contracts/policy";
import { isIsoDate, POLICY_STATUSES } from "@sughurta/domain";

/** Time for which a checked policy is stored for the claim page (S0 §9). */
const STORED_POLICY_MS = 5 * 60_000;

/** Data passed from the check to the claim page: nothing about the insured person (SPEC-3). */
export type StoredPolicy = Pick<
  PolicyInfo,
  "policyNumber" | "status" | "startDate" | "endDate" | "cancelledOn" | "suspendedOn" | "isTest"
> & {
  /** Time of the check; it expires five minutes later. */
  readonly storedAtMs: number;
};

const policyStorage = (client: ApiClient) =>
  storedValue<StoredPolicy>(storageKeyFor(client, "checked-policy"), {
    area: "session",
    parse: (stored) => (isStoredPolicy(stored) ? stored : undefined),
    maxAge: { ms: STORED_POLICY_MS, since: ({ storedAtMs }) => storedAtMs },
  });

/** The part of a check that may be stored or put into navigation state. */
export function toStoredPolicy(policy: PolicyInfo, nowMs: number): StoredPolicy {
  const { policyNumber, status, startDate, endDate, cancelledOn, suspendedOn, isTest } = policy;
  const stored = { policyNumber, status, startDate, endDate, storedAtMs: nowMs };
  return {
    ...stored,
    ...(cancelledOn === undefined ? {} : { cancelledOn }),
    ...(suspendedOn === undefined ? {} : { suspendedOn }),
    ...(isTest === undefined ? {} : { isTest }),
  };
}

/** Stores a checked policy in session storage. */
export function storePolicy(client: ApiClient, policy: StoredPolicy): void {
  policyStorage(client).write(policy);
}

/**
 * The policy checked within the last 5 minutes: the one in navigation state, else the stored one; an expired one is
 * dropped (S0 §4).
 */
export function readStoredPolicy(
  client: ApiClient,
  nowMs: number,
  handedOver?: unknown,
): StoredPolicy | undefined {
  const storage = policyStorage(client);
  return storage.accept(handedOver, nowMs) ?? storage.read(nowMs);
}

/** Returns once whether the passed value is new to this tab: a reload must not overwrite later input. */
export function isFirstTaken(client: ApiClient, { storedAtMs }: StoredPolicy): boolean {
  const taken = storedText(storageKeyFor(client, "taken-policy"), "session");
  if (taken.read() === String(storedAtMs)) return false;
  taken.write(String(storedAtMs));
  return true;
}

function isStoredPolicy(
  stored: Readonly<Record<string, unknown>>,
): stored is Readonly<Record<string, unknown>> & StoredPolicy {
  const { storedAtMs, status, policyNumber, startDate, endDate } = stored;
  return (
    typeof storedAtMs === "number" &&
    POLICY_STATUSES.some((known) => known === status) &&
    [policyNumber, startDate, endDate].every((text) => typeof text === "string") &&
    [stored.cancelledOn, stored.suspendedOn].every((date) => date === undefined || isIsoDate(date))
  );
}
