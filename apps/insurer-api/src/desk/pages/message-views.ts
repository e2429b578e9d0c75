import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, type Tone } from "#src/desk/shell/desk-table.ts";
import { timelineTexts } from "#src/desk/timeline/timeline-texts.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { commandFields } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { failureMeaning, recipientText } from "./message-labels.ts";
import { messageTexts } from "./message-texts.ts";
import { personalForm } from "./personal-form.ts";
import { policyLink } from "./timeline-view.ts";
import { type ListPage, personalTable, sendWorkList, triesText } from "./work-list.ts";

const TONES: Readonly<Record<OutboxMessage["state"], Tone>> = {
  waiting: "info",
  sent: "success",
  failed: "danger",
};

/** Why a message was not delivered: the explanation if there is one, the code, and the number of attempts. */
function failureView(message: OutboxMessage, language: Language) {
  const meaning = failureMeaning(message.lastFailure, language);
  const tries = triesText(message, messageTexts[language].attempts);
  return meaning === undefined
    ? tries
    : html`<span>${meaning} <span class="muted">${tries}</span></span>`;
}

/** Messages with their delivery state. */
export function showMessages(
  deskContext: DeskContext,
  context: Context,
  page: ListPage<OutboxMessage>,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = messageTexts[language];
  const maySend = deskContext.may(context, "sendMessages");
  const { title } = texts;
  const rows = personalTable(deskContext, context, page.shown, {
    kind: "message",
    caption: title,
    columns: [texts.recipient, texts.state, texts.about, texts.when, texts.failure, texts.action],
    idOf: ({ id }) => id,
    cellsOf: (message, view) => {
      const { id, dedupeKey, policyNumber, state } = message;
      const about = timelineTexts[language].topics[dedupeKey.split(":")[0] ?? ""] ?? "";
      const again =
        state === "failed" && maySend
          ? html`<details><summary>${texts.sendAgain}</summary><form method="post" action="${deskContext.path}/messages/${id}?lang=${language}">${commandFields(deskContext, texts)}
          <button class="main">${texts.sendAgain}</button></form></details>${personalForm(deskContext, language, view, { kind: "message", id })}`
          : "";
      return [
        html`<strong>${recipientText(view, message)}</strong>`,
        badge(TONES[state], texts.states[state]),
        html`<span>${about} ${policyNumber === null ? "" : policyLink(deskContext, language, policyNumber)}</span>`,
        momentView(deskContext, message.sentAt ?? message.createdAt),
        failureView(message, language),
        again,
      ];
    },
  });
  const empty = page.isAll ? texts.empty : texts.allSent;
  return sendWorkList(context, page, { title, rows, empty });
}
