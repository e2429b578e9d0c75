import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { OPEN, type PersonalView } from "#src/desk/access/mask.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { badge, momentView, type Tone } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import { channelChoices, toChoices } from "#src/desk/shell/list-filter.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { personalForm, policyLink, recipientText } from "#src/desk/shell/record-parts.ts";
import {
  chosenRow,
  type ListPage,
  personalTable,
  triesText,
  workListPage,
} from "#src/desk/shell/work-list.ts";
import { failureMeaning, messageTexts } from "#src/desk/texts/message-texts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

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
export function messagesView(desk: DeskRequest, page: ListPage<OutboxMessage>): DeskPage {
  const { language } = desk;
  const texts = messageTexts[language];
  const maySend = desk.may("sendMessages");
  const isResendable = (message: OutboxMessage) => message.state === "failed" && maySend;
  const { title } = texts;
  const rows = personalTable(desk, page.shown, {
    kind: "message",
    caption: title,
    columns: [texts.recipient, texts.state, texts.about, texts.when, texts.failure, texts.action],
    getId: ({ id }) => id,
    toCells: (message, view) => {
      const { id, dedupeKey, policyNumber, state } = message;
      const name = recipientText(view, message);
      const head = html`<strong>${name}</strong>`;
      const about = timelineTexts[language].topics[dedupeKey.split(":")[0] ?? ""] ?? "";
      const again = isResendable(message)
        ? html`<details><summary>${texts.sendAgain}</summary><form method="post" action="${desk.address(`/messages/${id}`)}">${addressField(message, view, texts)}${commandFields(desk, texts)}
          <button class="main">${texts.sendAgain}</button></form></details>${personalForm(desk, view, { kind: "message", id })}`
        : "";
      return [
        isResendable(message) ? chosenRow(desk, { id, name }, head) : head,
        badge(TONES[state], texts.states[state]),
        html`<span>${about} ${policyNumber === null ? "" : policyLink(desk, policyNumber)}</span>`,
        momentView(desk, message.sentAt ?? message.createdAt),
        failureView(message, language),
        again,
      ];
    },
  });
  const empty = page.isAll ? texts.empty : texts.allSent;
  return workListPage(desk, page, {
    title,
    rows,
    empty,
    done: texts.sentAgain,
    ...(page.shown.some(isResendable) ? { selected: "messages" } : {}),
    filtered: {
      list: "messages",
      by: {
        state: toChoices(texts.states),
        channel: channelChoices(language, ["mail", "sms"]),
      },
    },
  });
}

/** Field with the address, to correct it; it is personal data, which the user has to reveal first. */
function addressField(
  { channel, recipient }: OutboxMessage,
  { status }: PersonalView,
  { corrected }: (typeof messageTexts)["ru"],
) {
  if (status !== "open") return "";
  return channel === "mail"
    ? html`<label>${corrected.mail} <input name="recipient" type="email" maxlength="254" value="${recipient}" autocomplete="off"></label>`
    : html`<label>${corrected.sms} <input name="recipient" type="tel" maxlength="20" value="${OPEN.phone(recipient)}" autocomplete="off"></label>`;
}
