import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { eventLines } from "#src/desk/pages/event-lines.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import type { Markup } from "#src/desk/shell/desk-page.ts";
import type { Audited } from "#src/desk/timeline/audited.ts";

/** Past, current and proposed versions, each with its audit events. */
export function historyCard<Thing>(
  seat: Seat,
  language: Language,
  title: string,
  history: readonly Audited<Thing>[],
  lineOf: (thing: Thing) => Markup | Promise<Markup> | string,
) {
  const rows = history.map(
    ({ thing, events }) => html`<li>${lineOf(thing)}${eventLines(seat, events, language)}</li>`,
  );
  return html`<section class="card"><h2>${title}</h2><ul class="rows">${rows}</ul></section>`;
}
