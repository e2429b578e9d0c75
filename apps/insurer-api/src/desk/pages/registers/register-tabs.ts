import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { registerTexts } from "./register-texts.ts";
import { statementTexts } from "./statement-texts.ts";

/** Tabs between the premium register and the reconciliation. */
export function registerTabs(
  { language, address }: DeskRequest,
  current: "premiums" | "statements",
) {
  const tab = (name: "premiums" | "statements", page: string, label: string) =>
    html`<a href="${address(page)}" ${name === current ? html`aria-current="page"` : ""}>${label}</a>`;
  return html`<nav class="desk-tabs" aria-label="${deskTexts[language].registers}">${tab("premiums", "/registers", registerTexts[language].title)}${tab("statements", "/registers/statements", statementTexts[language].title)}</nav>`;
}
