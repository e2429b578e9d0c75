import { type ApiClient, storageName, storedText, storedValue } from "@sughurta/api-client";
import type { PolicyInfo } from "@sughurta/contracts";
import { POLICY_STATUSES } from "@sughurta/domain";

/** Time for which a checked policy is kept for the claim page (S0 §9). */
const KEPT_POLICY_MS = 5 * 60_000;

/** What travels from the check to the claim page: nothing about the insured person (decision 3). */
export type KeptPolicy = Pick<PolicyInfo, "policyNumber" | "status" | "startDate" | "endDate"> & {
  /** Moment of the check; five minutes later it is worth nothing. */
  readonly keptAtMs: number;
};

const keptPolicy = (client: ApiClient) =>
  storedValue<KeptPolicy>(storageName(client, "checked-policy"), {
    area: "session",
    parse: (stored) => (isKeptPolicy(stored) ? stored : undefined),
    maxAge: { ms: KEPT_POLICY_MS, since: ({ keptAtMs }) => keptAtMs },
  });

/** The part of a check that may be kept or put into navigation state. */
export function keptPolicyOf(policy: PolicyInfo, nowMs: number): KeptPolicy {
  const { policyNumber, status, startDate, endDate } = policy;
  return { policyNumber, status, startDate, endDate, keptAtMs: nowMs };
}

/** Keeps a checked policy in session storage. */
export function keepPolicy(client: ApiClient, policy: KeptPolicy): void {
  keptPolicy(client).write(policy);
}

/** The policy checked within the last 5 minutes: the one handed over in navigation state, else the kept one; an older one is dropped (S0 §4). */
export function readKeptPolicy(
  client: ApiClient,
  nowMs: number,
  handedOver?: unknown,
): KeptPolicy | undefined {
  const kept = keptPolicy(client);
  return kept.accept(handedOver, nowMs) ?? kept.read(nowMs);
}

/** Tells once whether what was handed over is new to this tab: a reload must not undo what was typed since. */
export function isFirstTaken(client: ApiClient, { keptAtMs }: KeptPolicy): boolean {
  const taken = storedText(storageName(client, "taken-policy"), "session");
  if (taken.read() === String(keptAtMs)) return false;
  taken.write(String(keptAtMs));
  return true;
}

function isKeptPolicy(
  stored: Readonly<Record<string, unknown>>,
): stored is Readonly<Record<string, unknown>> & KeptPolicy {
  const { keptAtMs, status, policyNumber, startDate, endDate } = stored;
  return (
    typeof keptAtMs === "number" &&
    POLICY_STATUSES.some((known) => known === status) &&
    [policyNumber, startDate, endDate].every((text) => typeof text === "string")
  );
}
