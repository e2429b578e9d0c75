import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { Markup } from "#src/desk/shell/desk-page.ts";
import { staffTexts } from "./staff-texts.ts";

/** Passkey request of a form. */
interface PasskeyRequest {
  readonly kind: "create" | "get";
  readonly action: string;
  /** WebAuthn options as JSON for the browser. */
  readonly options: unknown;
  readonly label: string;
}

/** A form whose button requests a passkey and submits the response; hidden in browsers without passkeys. */
export function passkeyForm(
  language: Language,
  { kind, action, options, label }: PasskeyRequest,
  fields: Markup | Promise<Markup> | "" = "",
) {
  return html`<form method="post" action="${action}" data-passkey="${kind}" data-options="${JSON.stringify(options)}" hidden>${fields}
    <input type="hidden" name="answer"><p role="alert" data-failed hidden>${staffTexts[language].failed}</p><button class="${kind === "create" ? "main" : ""}">${label}</button></form>`;
}
