import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { Markup } from "#src/desk/shell/desk-page.ts";
import { staffTexts } from "./staff-texts.ts";

/** What a form asks the browser's passkeys for. */
interface PasskeyRequest {
  readonly kind: "create" | "get";
  readonly action: string;
  /** As the browser reads them from JSON. */
  readonly options: unknown;
  readonly label: string;
}

/** A form whose button asks for a passkey and sends what that answers; a browser that has none is not shown it. */
export function passkeyForm(
  language: Language,
  { kind, action, options, label }: PasskeyRequest,
  fields: Markup | Promise<Markup> | "" = "",
) {
  return html`<form method="post" action="${action}" data-passkey="${kind}" data-options="${JSON.stringify(options)}" hidden>${fields}
    <input type="hidden" name="answer"><p role="alert" data-failed hidden>${staffTexts[language].failed}</p><button class="${kind === "create" ? "main" : ""}">${label}</button></form>`;
}
