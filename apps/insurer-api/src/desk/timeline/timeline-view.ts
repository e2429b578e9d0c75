import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { momentText } from "#src/desk/shell/elements.ts";
import type { Markup } from "#src/desk/shell/page-frame.ts";
import { eventLines, isOpenTo, recipientText } from "#src/desk/shell/record-parts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import type { Audited, TimelineEntry } from "./timeline-entries.ts";

/** Timeline of a record, oldest first, with links to related records that the user may see. */
export function timelineView(
  desk: DeskRequest,
  view: PersonalView,
  entries: readonly TimelineEntry[],
) {
  const { language } = desk;
  const items = entries.map(({ at, what, who, recipient, note, secret, page }) => {
    const heading =
      page !== undefined && isOpenTo(desk, page)
        ? html`<a href="${desk.address(page)}">${what}</a>`
        : what;
    const said = [
      recipient && recipientText(view, recipient),
      view.note(note ?? ""),
      view.other(secret ?? ""),
    ]
      .filter(Boolean)
      .join(" · ");
    return html`<li>${heading}<span class="muted">${[momentText(desk, at), who].filter(Boolean).join(" · ")}</span>${said}</li>`;
  });
  return html`<section class="card"><h2>${timelineTexts[language].title}</h2><ol class="rows">${items}</ol></section>`;
}

/** Past, current and proposed versions, each with its audit events. */
export function historyCard<Thing>(
  desk: DeskRequest,
  title: string,
  history: readonly Audited<Thing>[],
  toLine: (thing: Thing) => Markup | Promise<Markup> | string,
) {
  const rows = history.map(
    ({ thing, events }) => html`<li>${toLine(thing)}${eventLines(desk, events)}</li>`,
  );
  return html`<section class="card"><h2>${title}</h2><ul class="rows">${rows}</ul></section>`;
}
