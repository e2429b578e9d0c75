import { type ApiClient, type CodeOutcome, codeOutcomeOf } from "@sughurta/api-client";
import { sendSmsCode } from "@sughurta/contracts";
import { toWirePhone } from "@sughurta/domain";

/** What an SMS code is asked for. */
export type CodePurpose = "register" | "recover";

/** Asks for an SMS code; `phone` is the nine national digits. */
export function sendCode(
  client: ApiClient,
  phone: string,
  purpose: CodePurpose,
): Promise<CodeOutcome> {
  return codeOutcomeOf(client.send(sendSmsCode, { body: { phone: toWirePhone(phone), purpose } }));
}
