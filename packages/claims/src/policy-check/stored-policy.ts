import {
  type ApiClient,
  type CallProblem,
  storageKeyFor,
  storedText,
  storedValue,
  toCallProblem,
} from "@sughurta/api-client";
import type { PolicyInfo } from "@sughurta/contracts/policy";
import { isIsoDate, POLICY_STATUSES } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";

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

/** Contracts of the check, loaded with the first interaction. */
export const checkContracts = lazyModule(() => import("@sughurta/contracts/policy"));

/** Result of a check by number; all misses are the same (SPEC-8). */
export type CheckResult =
  | { readonly kind: "found"; readonly policy: PolicyInfo }
  /** None in force; `isTest` where the number is a specimen's. */
  | { readonly kind: "notFound"; readonly isTest: boolean }
  | { readonly kind: "problem"; readonly problem: CallProblem };

/** Input of a policy check; with the holder's birth date the names are not masked (SPEC-8). */
export interface PolicyQuestion {
  readonly policyNumber: string;
  /** ISO; empty where it is not given. */
  readonly birthDate?: string | undefined;
}

/** Requests a policy by its number. */
export async function askAboutPolicy(
  client: ApiClient,
  { policyNumber, birthDate }: PolicyQuestion,
  signal?: AbortSignal,
): Promise<CheckResult> {
  try {
    const { checkPolicy } = await checkContracts.load();
    const response = await client.send(checkPolicy, {
      body: { policyNumber, ...(birthDate ? { birthDate } : {}) },
      ...(signal ? { signal } : {}),
    });
    if (response.status === 200) return { kind: "found", policy: response.data };
    return { kind: "notFound", isTest: response.data.code === "testPolicy" };
  } catch (error) {
    return { kind: "problem", problem: toCallProblem(error) };
  }
}
