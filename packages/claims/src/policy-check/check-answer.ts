import { type ApiClient, type CallProblem, callProblemOf } from "@sughurta/api-client";
import type { PolicyInfo } from "@sughurta/contracts/policy";
import { lazyModule } from "@sughurta/lazy-module";

/** Contracts of the check, loaded with the first interaction. */
export const checkContracts = lazyModule(() => import("@sughurta/contracts/policy"));

/** Result of a check by number; all misses are the same (SPEC-8). */
export type CheckAnswer =
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
): Promise<CheckAnswer> {
  try {
    const { checkPolicy } = await checkContracts.load();
    const answer = await client.send(checkPolicy, {
      body: { policyNumber, ...(birthDate ? { birthDate } : {}) },
      ...(signal ? { signal } : {}),
    });
    if (answer.status === 200) return { kind: "found", policy: answer.data };
    return { kind: "notFound", isTest: answer.data.code === "testPolicy" };
  } catch (error) {
    return { kind: "problem", problem: callProblemOf(error) };
  }
}
