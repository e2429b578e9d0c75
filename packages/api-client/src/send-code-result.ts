import type { Failure } from "@sughurta/contracts/core";
import { type CallProblem, toCallProblem } from "./errors.ts";

/** Seconds between two codes by SMS (S0 §2): up to this delay the last one is still valid. */
const REPEAT_SECONDS = 45;

/** Result of a request for an SMS code. */
export type CodeOutcome =
  /**
   * A code was sent now or recently; `repeatAfter` is the seconds until the next one. `phoneEnd` is the last digits of
   * a phone that only the service knows, as far as it returned them.
   */
  | { readonly kind: "sent"; readonly repeatAfter: number; readonly phoneEnd?: string | undefined }
  | { readonly kind: "refused"; readonly failure: Failure }
  | { readonly kind: "problem"; readonly problem: CallProblem };

/** Requests an SMS code with an endpoint that returns when another one may be requested. */
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
    const response = await pending;
    if (response.status !== 200) return { kind: "refused", failure: response.data };
    const { repeatAfter, phoneEnd } = response.data;
    return { kind: "sent", repeatAfter, phoneEnd };
  } catch (error) {
    const problem = toCallProblem(error);
    if (problem.kind === "tooMany" && problem.seconds <= REPEAT_SECONDS) {
      return { kind: "sent", repeatAfter: problem.seconds };
    }
    return { kind: "problem", problem };
  }
}
