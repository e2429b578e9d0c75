import { type ApiClient, type CallProblem, callProblemOf } from "@sughurta/api-client";
import { sendSmsCode } from "@sughurta/contracts";
import { toWirePhone } from "@sughurta/domain";
import type { ServerFailure } from "@sughurta/forms";

/** Seconds between two codes, where the service does not say it (S0 §2). */
const REPEAT_SECONDS = 45;

/** What an SMS code is asked for. */
export type CodePurpose = "register" | "recover";

/** What became of the wish for a code. */
export type CodeOutcome =
  /** A code is on its way, or was sent a moment ago; `repeatAfter` seconds until the next one. */
  | { readonly kind: "sent"; readonly repeatAfter: number }
  | { readonly kind: "refused"; readonly failure: ServerFailure }
  | { readonly kind: "problem"; readonly problem: CallProblem };

/** Asks for an SMS code; `phone` is the nine national digits. */
export async function sendCode(
  client: ApiClient,
  phone: string,
  purpose: CodePurpose,
): Promise<CodeOutcome> {
  try {
    const answer = await client.send(sendSmsCode, {
      body: { phone: toWirePhone(phone), purpose },
    });
    if (answer.status === 422) return { kind: "refused", failure: answer.data };
    return { kind: "sent", repeatAfter: answer.data.repeatAfter };
  } catch (error) {
    const problem = callProblemOf(error);
    // The last code is so fresh that it is still good.
    if (problem.kind === "tooMany" && problem.seconds <= REPEAT_SECONDS) {
      return { kind: "sent", repeatAfter: problem.seconds };
    }
    return { kind: "problem", problem };
  }
}
