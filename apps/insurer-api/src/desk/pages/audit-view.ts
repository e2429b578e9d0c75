import { html } from "hono/html";
import { CLOSED } from "#src/desk/access/mask.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { deskTable, momentView } from "#src/desk/shell/elements.ts";
import { type DeskPage, rolesText } from "#src/desk/shell/page-frame.ts";
import { isOpenTo } from "#src/desk/shell/record-parts.ts";
import { actionText } from "#src/desk/texts/action-texts.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";

const ru = {
  number: "№",
  when: "Когда",
  who: "Кто",
  action: "Что сделано",
  subject: "Объект",
  reason: "Почему",
};

const tg: typeof ru = {
  number: "№",
  when: "Кай",
  who: "Кӣ",
  action: "Чӣ кард",
  subject: "Объект",
  reason: "Чаро",
};

const en: typeof ru = {
  number: "No.",
  when: "When",
  who: "Who",
  action: "What was done",
  subject: "Item",
  reason: "Why",
};

const auditTexts = { ru, tg, en };

/** List paths of records that have a page of their own. */
const LISTS: Readonly<Record<string, string>> = {
  payment: "payments",
  refund: "refunds",
  policy: "policies",
  claim: "claims",
  price: "prices",
  tariff: "tariffs",
  partner: "partners",
  staff: "staff",
};

/** Audit events, newest first, with a link to the next page. */
export function auditView(desk: DeskRequest, events: readonly AuditEvent[]): DeskPage {
  const { language } = desk;
  const texts = auditTexts[language];
  const rows = events.map((one) => [
    html`<strong>${one.position}</strong>`,
    momentView(desk, one.happenedAt),
    `${one.staffName} (${rolesText([one.role], language)})`,
    actionText(one.action, language),
    subjectView(desk, one),
    CLOSED.note(one.reason),
  ]);
  const { number, when, who, action, subject, reason } = texts;
  const columns = [number, when, who, action, subject, reason];
  const { audit: title, empty, nextPage } = deskTexts[language];
  const last = events.at(-1)?.position ?? 1;
  const more =
    last > 1
      ? html`<p><a class="button" rel="next" href="?before=${last}&lang=${language}">${nextPage}</a></p>`
      : "";
  const body =
    rows.length > 0 ? html`${deskTable(title, columns, rows)}${more}` : html`<p>${empty}</p>`;
  return { title, body };
}

/** Subject of an action, linked to its page if it has one. */
function subjectView(desk: DeskRequest, { subject }: AuditEvent) {
  const [kind = "", id = ""] = subject.split(":");
  const page = `/${LISTS[kind] ?? ""}/${id}`;
  return isOpenTo(desk, page)
    ? html`<span><a href="${desk.address(page)}">${subject}</a></span>`
    : html`<span>${subject}</span>`;
}
