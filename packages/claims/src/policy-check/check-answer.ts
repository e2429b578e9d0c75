import { type ApiClient, NetworkError, TimeoutError } from "@sughurta/api-client";
import { checkPolicy, type PolicyInfo } from "@sughurta/contracts";

/** Why a check gave no answer about the policy. */
export type CheckProblem = "network" | "tooMany" | "unexpected";

/** What a check by number led to; every miss is alike (decision 8). */
export type CheckAnswer =
  | { readonly kind: "found"; readonly policy: PolicyInfo }
  | { readonly kind: "notFound" }
  | { readonly kind: "problem"; readonly problem: CheckProblem };

/** Asks the server about a policy number. */
export async function askAboutPolicy(
  client: ApiClient,
  policyNumber: string,
  signal?: AbortSignal,
): Promise<CheckAnswer> {
  try {
    const answer = await client.send(checkPolicy, {
      body: { policyNumber },
      ...(signal ? { signal } : {}),
    });
    if (answer.status === 200) return { kind: "found", policy: answer.data };
    return answer.status === 422 ? { kind: "notFound" } : { kind: "problem", problem: "tooMany" };
  } catch (error) {
    return { kind: "problem", problem: problemOf(error) };
  }
}

/** What a failed call comes down to for a person. */
export function problemOf(error: unknown): "network" | "unexpected" {
  const lost = error instanceof NetworkError || error instanceof TimeoutError;
  return lost ? "network" : "unexpected";
}
