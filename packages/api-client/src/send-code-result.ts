import type { Failure } from "@sughurta/contracts/core";
import { type CallProblem, callProblemOf } from "./errors.ts";

/** Seconds between two codes by SMS (S0 §2): a wait that is no longer means that the last one is still good. */
const REPEAT_SECONDS = 45;

/** How a request for an SMS code ended. */
export type CodeOutcome =
  /**
   * A code is on its way, or was sent a moment ago; `repeatAfter` seconds until the next one. `phoneEnd` is the last
   * digits of a phone that only the service knows, as far as it told them.
   */
  | { readonly kind: "sent"; readonly repeatAfter: number; readonly phoneEnd?: string | undefined }
  | { readonly kind: "refused"; readonly failure: Failure }
  | { readonly kind: "problem"; readonly problem: CallProblem };

/** Requests an SMS code with a call that answers when another one may be requested. */
export async function toSendCodeResult(
  pending: Promise<
    | {
        readonly status: 200;
        readonly data: { readonly repeatAfter: number; readonly phoneEnd?: string };
      }
    | { readonly status: 404 | 422; readonly data: Failure }
  >,
): Promise<CodeOutcome> {
  try {
    const answer = await pending;
    if (answer.status !== 200) return { kind: "refused", failure: answer.data };
    const { repeatAfter, phoneEnd } = answer.data;
    return { kind: "sent", repeatAfter, phoneEnd };
  } catch (error) {
    const problem = callProblemOf(error);
    if (problem.kind === "tooMany" && problem.seconds <= REPEAT_SECONDS) {
      return { kind: "sent", repeatAfter: problem.seconds };
    }
    return { kind: "problem", problem };
  }
}
