import type { Context } from "hono";
import { html } from "hono/html";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, type Tone } from "#src/desk/shell/desk-table.ts";
import { timelineTexts } from "#src/desk/timeline/timeline-texts.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { commandFields } from "./desk-command.ts";
import { messageTexts } from "./message-texts.ts";
import { personalForm } from "./personal-form.ts";
import type { Seat } from "./seat.ts";
import { policyLink } from "./timeline-view.ts";
import { type ListPage, personalTable, sendWorkList, triesText } from "./work-list.ts";

const TONES: Readonly<Record<OutboxMessage["state"], Tone>> = {
  waiting: "info",
  sent: "success",
  failed: "danger",
};

/** Messages of the list, with what became of each. */
export function showMessages(
  seat: Seat,
  context: Context,
  page: ListPage<OutboxMessage>,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = messageTexts[language];
  const maySend = seat.may(context, "sendMessages");
  const { title } = texts;
  const rows = personalTable(seat, context, page.shown, {
    kind: "message",
    caption: title,
    columns: [texts.recipient, texts.state, texts.about, texts.when, texts.failure, texts.action],
    idOf: ({ id }) => id,
    cellsOf: (message, view) => {
      const { id, channel, recipient, dedupeKey, policyNumber, state } = message;
      const about = timelineTexts[language].topics[dedupeKey.split(":")[0] ?? ""] ?? "";
      const again =
        state === "failed" && maySend
          ? html`<details><summary>${texts.sendAgain}</summary><form method="post" action="${seat.path}/messages/${id}?lang=${language}">${commandFields(seat, texts)}
          <button class="main">${texts.sendAgain}</button></form></details>${personalForm(seat, language, view, { kind: "message", id })}`
          : "";
      return [
        html`<strong>${channel === "mail" ? view.email(recipient) : view.phone(recipient)}</strong>`,
        badge(TONES[state], texts.states[state]),
        html`${about} ${policyNumber === null ? "" : policyLink(seat, language, policyNumber)}`,
        momentView(seat, message.sentAt ?? message.createdAt),
        triesText(message, texts.attempts),
        again,
      ];
    },
  });
  const empty = page.isAll ? texts.empty : texts.allSent;
  return sendWorkList(context, page, { title, rows, empty });
}
