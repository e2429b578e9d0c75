import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { CLOSED } from "#src/desk/access/mask.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { deskTable, momentView } from "#src/desk/shell/elements.ts";
import { type DeskPage, rolesText } from "#src/desk/shell/page-frame.ts";
import { isOpenTo } from "#src/desk/shell/record-parts.ts";
import { actionText, actionTexts } from "#src/desk/texts/action-texts.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import { SHEET_FORMATS, type Sheet, type SheetColumn } from "#src/reports/files/sheet-file.ts";

const ru = {
  number: "№",
  when: "Когда",
  who: "Кто",
  action: "Что сделано",
  subject: "Объект",
  reason: "Почему",
  from: "С",
  to: "По",
  every: "Все",
  show: "Показать",
  subjectHint: "policy:9987072010",
  download: "Скачать",
  code: "Код действия",
  role: "Роль",
  none: "Таких действий нет",
};

const tg: typeof ru = {
  number: "№",
  when: "Кай",
  who: "Кӣ",
  action: "Чӣ кард",
  subject: "Объект",
  reason: "Чаро",
  from: "Аз",
  to: "То",
  every: "Ҳама",
  show: "Нишон додан",
  subjectHint: "policy:9987072010",
  download: "Зеркашӣ",
  code: "Рамзи амал",
  role: "Нақш",
  none: "Чунин амалҳо нестанд",
};

const en: typeof ru = {
  number: "No.",
  when: "When",
  who: "Who",
  action: "What was done",
  subject: "Item",
  reason: "Why",
  from: "From",
  to: "To",
  every: "All",
  show: "Show",
  subjectHint: "policy:9987072010",
  download: "Download",
  code: "Code of the action",
  role: "Role",
  none: "No such actions",
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

/** What the log is limited to. */
export interface AuditChoice {
  /** Name of a staff member. */
  readonly who?: string | undefined;
  readonly action?: string | undefined;
  /** Beginning of the subject, or of what follows its kind. */
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of the log. */
export interface AuditFacts {
  readonly choice: AuditChoice;
  /** Names of staff in the log. */
  readonly names: readonly string[];
  readonly events: readonly AuditEvent[];
  readonly hasMore: boolean;
}

/** Path of a page with its choice. */
export function auditAddress(
  page: string,
  choice: AuditChoice,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...choice, ...more })) {
    if (value) query.set(name, value);
  }
  return `${page}?${query}`;
}

/** Audit events, newest first: their choice, downloads, and a link to the next page. */
export function auditView(desk: DeskRequest, facts: AuditFacts): DeskPage {
  const { language } = desk;
  const { choice, events, hasMore } = facts;
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
  const { audit: title, nextPage } = deskTexts[language];
  const next = { before: String(events.at(-1)?.position ?? "") };
  const more = hasMore
    ? html`<p><a class="button" rel="next" href="${desk.address(auditAddress("/audit", choice, next))}">${nextPage}</a></p>`
    : "";
  const log =
    rows.length > 0
      ? html`${downloads(desk, choice)}${deskTable(title, columns, rows)}${more}`
      : html`<p class="card">${texts.none}</p>`;
  return { title, body: html`${choiceForm(desk, facts)}${log}` };
}

function choiceForm({ path, language }: DeskRequest, { choice, names }: AuditFacts) {
  const texts = auditTexts[language];
  const options = (all: readonly (readonly [string, string])[], chosen: string | undefined) =>
    html`<option value="">${texts.every}</option>${all.map(([value, label]) => html`<option value="${value}" ${value === chosen ? "selected" : ""}>${label}</option>`)}`;
  const staff = names.map((name) => [name, name] as const);
  const { compare } = new Intl.Collator(language);
  const actions = Object.entries(actionTexts(language)).toSorted(([, a], [, b]) => compare(a, b));
  const { who, action, subject = "", from = "", to = "" } = choice;
  return html`<form class="card desk-filter" action="${path}/audit">
    <input type="hidden" name="lang" value="${language}">
    <label>${texts.who} <select name="who">${options(staff, who)}</select></label>
    <label>${texts.action} <select name="action">${options(actions, action)}</select></label>
    <label>${texts.subject} <input name="subject" maxlength="100" placeholder="${texts.subjectHint}" value="${subject}"></label>
    ${dayField(language, texts.from, { name: "from", value: from })}
    ${dayField(language, texts.to, { name: "to", value: to })}
    <button class="main">${texts.show}</button></form>`;
}

function downloads(desk: DeskRequest, choice: AuditChoice) {
  const { download } = auditTexts[desk.language];
  const forms = SHEET_FORMATS.map((format) => {
    const address = desk.address(auditAddress("/audit/file", choice, { format }));
    return html`<form method="post" action="${address}"><button>${download}, ${format.toUpperCase()}</button></form>`;
  });
  return html`<div class="desk-downloads">${forms}</div>`;
}

/** Events as a file, with times of the insurer's time zone. */
export function auditSheet(
  events: readonly AuditEvent[],
  language: Language,
  timeZone: string,
): Sheet {
  const texts = auditTexts[language];
  const text = (label: string): SheetColumn => ({ label, kind: "text" });
  const time = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return {
    name: deskTexts[language].audit,
    columns: [
      { label: texts.number, kind: "number" },
      text(texts.when),
      text(texts.who),
      text(texts.role),
      text(texts.action),
      text(texts.code),
      text(texts.subject),
      text(texts.reason),
    ],
    rows: events.map((one) => [
      one.position,
      time.format(one.happenedAt),
      one.staffName,
      rolesText([one.role], language),
      actionText(one.action, language),
      one.action,
      one.subject,
      CLOSED.note(one.reason),
    ]),
  };
}

/** Subject of an action, linked to its page if it has one. */
function subjectView(desk: DeskRequest, { subject }: AuditEvent) {
  const [kind = "", id = ""] = subject.split(":");
  const page = `/${LISTS[kind] ?? ""}/${id}`;
  return isOpenTo(desk, page)
    ? html`<span><a href="${desk.address(page)}">${subject}</a></span>`
    : html`<span>${subject}</span>`;
}
