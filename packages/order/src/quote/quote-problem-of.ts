import { callProblemOf } from "@sughurta/api-client";
import type { Failure } from "@sughurta/contracts/core";
import type { QuoteOutcome, QuoteProblem } from "./quote-state.ts";

/** Why a price request got no response. */
export function quoteProblemOf(error: unknown): QuoteProblem {
  const problem = callProblemOf(error);
  if (problem.kind === "tooMany") return problem;
  return { kind: "unavailable", isOffline: problem.kind === "network" };
}

/** Messages of a refused price request: each message of a field once, else the general one. */
export function refusedQuote({ message, fieldCodes, fieldMessages }: Failure): QuoteOutcome<never> {
  const sentences = [...new Set(Object.values(fieldMessages).flat())];
  const errorMsg = sentences.length > 0 ? sentences : [message];
  return { kind: "rules", problem: { kind: "rules", errorMsg, fieldCodes } };
}
