import { type ApiClient, type CodeOutcome, toSendCodeResult } from "@sughurta/api-client";
import { sendSmsCode } from "@sughurta/contracts/session";
import { toWirePhone } from "@sughurta/domain";

/** Purpose of an SMS code. */
export type CodePurpose = "register" | "recover";
/** The same, or the removal of the account of who is signed in. */
type AnyPurpose = CodePurpose | "remove";

/** Requests an SMS code; `phone` is the nine national digits. */
export function sendCode(
  client: ApiClient,
  phone: string,
  purpose: AnyPurpose,
): Promise<CodeOutcome> {
  return toSendCodeResult(
    client.send(sendSmsCode, { body: { phone: toWirePhone(phone), purpose } }),
  );
}
