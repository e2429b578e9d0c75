import { type ApiClient, type CallProblem, callProblemOf } from "@sughurta/api-client";
import { checkPolicy, type PolicyInfo } from "@sughurta/contracts";

/** What a check by number led to; every miss is alike (decision 8). */
export type CheckAnswer =
  | { readonly kind: "found"; readonly policy: PolicyInfo }
  | { readonly kind: "notFound" }
  | { readonly kind: "problem"; readonly problem: CallProblem };

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
    return { kind: "notFound" };
  } catch (error) {
    return { kind: "problem", problem: callProblemOf(error) };
  }
}
