import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { momentText } from "#src/desk/shell/desk-moment.ts";
import type { TimelineEntry } from "#src/desk/timeline/timeline-entry.ts";
import { timelineTexts } from "#src/desk/timeline/timeline-texts.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { DeskContext } from "./desk-context.ts";
import { recipientText } from "./message-labels.ts";
import { isOpenTo } from "./open-to.ts";

/** Timeline of a record, oldest first, with links to related records that the user may see. */
export function timelineView(
  deskContext: DeskContext,
  context: Context,
  view: PersonalView,
  entries: readonly TimelineEntry[],
) {
  const language = pageLanguage(context);
  const items = entries.map(({ at, what, who, recipient, note, secret, page }) => {
    const heading =
      page !== undefined && isOpenTo(deskContext, context, page)
        ? html`<a href="${deskContext.path}${page}?lang=${language}">${what}</a>`
        : what;
    const said = [
      recipient && recipientText(view, recipient),
      view.note(note ?? ""),
      view.other(secret ?? ""),
    ]
      .filter(Boolean)
      .join(" · ");
    return html`<li>${heading}<span class="muted">${[momentText(deskContext, at), who].filter(Boolean).join(" · ")}</span>${said}</li>`;
  });
  return html`<section class="card"><h2>${timelineTexts[language].title}</h2><ol class="rows">${items}</ol></section>`;
}

/** The number of a policy, linked to its page; without a link at the sandbox desk, which has no such page. */
export function policyLink({ path, asksWho }: DeskContext, language: Language, number: string) {
  return asksWho
    ? number
    : html`<a href="${path}/policies/${number}?lang=${language}">${number}</a>`;
}
