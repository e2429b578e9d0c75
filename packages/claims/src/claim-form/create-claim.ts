import {
  type ApiClient,
  type CallProblem,
  storageKeyFor,
  storedValue,
  toCallProblem,
  UnexpectedResponseError,
} from "@sughurta/api-client";
import { myClaims, registerClaim } from "@sughurta/contracts/claim";
import type { BodyOf, Failure } from "@sughurta/contracts/core";

/** Milliseconds for which an unfinished claim retains its key. */
const ATTEMPT_MS = 24 * 3_600_000;

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
function attemptKey(client: ApiClient): string {
  const known = storedKey(client).read()?.key ?? inMemory.get(client);
  if (known !== undefined) return known;
  const key = crypto.randomUUID();
  inMemory.set(client, key);
  storedKey(client).write({ key, storedAtMs: Date.now() });
  return key;
}

/** Discards the key of the last attempt: what is sent next is a new claim. */
export function clearAttempt(client: ApiClient): void {
  inMemory.delete(client);
  storedKey(client).remove();
}

const CONFLICT = 409;

/** Result of sending a claim. */
export type Registration =
  | { readonly kind: "registered"; readonly claimId: string }
  | { readonly kind: "refused"; readonly failure: Failure }
  | { readonly kind: "problem"; readonly problem: CallProblem };

/**
 * Registers a claim once, with the key of its draft, also over lost connections. A claim whose response was lost and
 * whose text was changed since already exists; it is found among the visitor's claims.
 */
export async function createClaimIdempotently(
  client: ApiClient,
  body: BodyOf<typeof registerClaim>,
): Promise<Registration> {
  try {
    const response = await client.send(registerClaim, { body, idempotencyKey: attemptKey(client) });
    if (response.status !== 201) return { kind: "refused", failure: response.data };
    return registered(client, response.data.id);
  } catch (error) {
    const exists = error instanceof UnexpectedResponseError && error.status === CONFLICT;
    const earlier = exists ? await newestClaim(client, body.policyNumber) : undefined;
    if (earlier !== undefined) return registered(client, earlier);
    return { kind: "problem", problem: toCallProblem(error) };
  }
}

function registered(client: ApiClient, id: string | number): Registration {
  clearAttempt(client);
  return { kind: "registered", claimId: String(id) };
}

/** The claim that this attempt may have created; one from before the key is another event of the same policy. */
async function newestClaim(client: ApiClient, policyNumber: string) {
  const response = await client.send(myClaims, {}).catch(() => undefined);
  return response?.data.find(
    (claim) =>
      claim.policyNumber === policyNumber && Date.now() - Date.parse(claim.createdAt) < ATTEMPT_MS,
  )?.id;
}
