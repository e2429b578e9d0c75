import { type ApiClient, toCallProblem } from "@sughurta/api-client";
import { activateBox } from "@sughurta/contracts/box";
import type { Language } from "@sughurta/domain";
import { callProblemText, preloadCallProblemTexts } from "@sughurta/forms";
import { type Activation, type ActivationRules, activationAddress } from "./activation-address.ts";

/** Result of an activation: the address of the redirect, or an error message, if there is one. */
export type ActivationResponse =
  | { readonly kind: "leave"; readonly address: string }
  | { readonly kind: "strangeAddress" }
  | { readonly kind: "refused"; readonly message: string | undefined };

export interface ActivationRequest extends ActivationRules {
  readonly client: ApiClient;
  readonly language: Language;
  /** Phone number for help on failure. */
  readonly phone: string;
}

/** Preloads the code of the request, and the texts of a lost connection while there is one. */
export async function prepareActivation({
  client,
  language,
}: Pick<ActivationRequest, "client" | "language">): Promise<void> {
  await Promise.all([client.prepare?.(), preloadCallProblemTexts(language)]);
}

/** Requests the address at which a box is activated (S0 §7); never throws. */
export async function requestActivation(
  typed: Activation,
  { client, language, phone, ...rules }: ActivationRequest,
): Promise<ActivationResponse> {
  try {
    const response = await client.send(activateBox, { body: typed });
    if (response.status !== 200) return { kind: "refused", message: response.data.message };
    const address = activationAddress(response.data.url, typed, rules);
    return address === undefined ? { kind: "strangeAddress" } : { kind: "leave", address };
  } catch (error) {
    const message = await callProblemText(toCallProblem(error), { language, phone });
    return { kind: "refused", message };
  }
}
