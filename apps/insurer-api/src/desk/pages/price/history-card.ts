import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { eventLines } from "#src/desk/pages/event-lines.ts";
import type { Markup } from "#src/desk/shell/desk-page.ts";
import type { Audited } from "#src/desk/timeline/audited.ts";

/** Past, current and proposed versions, each with its audit events. */
export function historyCard<Thing>(
  deskContext: DeskContext,
  language: Language,
  title: string,
  history: readonly Audited<Thing>[],
  lineOf: (thing: Thing) => Markup | Promise<Markup> | string,
) {
  const rows = history.map(
    ({ thing, events }) =>
      html`<li>${lineOf(thing)}${eventLines(deskContext, events, language)}</li>`,
  );
  return html`<section class="card"><h2>${title}</h2><ul class="rows">${rows}</ul></section>`;
}
