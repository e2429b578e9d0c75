import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { exportTexts } from "./export-texts.ts";
import { funnelTexts } from "./funnel-texts.ts";
import { registerTexts } from "./register-texts.ts";
import { statementTexts } from "./statement-texts.ts";

type Tab = "premiums" | "statements" | "exports" | "funnel";

/** Tabs between the premium register, the reconciliation, the files for others and the path to purchases. */
export function registerTabs({ language, address }: DeskRequest, current: Tab) {
  const tab = (name: Tab, page: string, label: string) =>
    html`<a href="${address(page)}" ${name === current ? html`aria-current="page"` : ""}>${label}</a>`;
  return html`<nav class="desk-tabs" aria-label="${deskTexts[language].registers}">${tab("premiums", "/registers", registerTexts[language].title)}${tab("statements", "/registers/statements", statementTexts[language].title)}${tab("exports", "/registers/exports", exportTexts[language].tab)}${tab("funnel", "/registers/funnel", funnelTexts[language].title)}</nav>`;
}
