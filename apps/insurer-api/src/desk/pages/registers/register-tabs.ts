import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { registerTexts } from "./register-texts.ts";
import { statementTexts } from "./statement-texts.ts";

/** Tabs between the premium register and the reconciliation. */
export function registerTabs(path: string, language: Language, current: "premiums" | "statements") {
  const tab = (name: "premiums" | "statements", address: string, label: string) =>
    html`<a href="${path}${address}?lang=${language}" ${name === current ? html`aria-current="page"` : ""}>${label}</a>`;
  return html`<nav class="desk-tabs" aria-label="${deskTexts[language].registers}">${tab("premiums", "/registers", registerTexts[language].title)}${tab("statements", "/registers/statements", statementTexts[language].title)}</nav>`;
}
