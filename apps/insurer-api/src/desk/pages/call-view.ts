import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { badge, momentView } from "#src/desk/shell/elements.ts";
import { actorField, commandFields, decisionField } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { personalForm } from "#src/desk/shell/record-parts.ts";
import { chosenRow, type ListPage, workListPage } from "#src/desk/shell/work-list.ts";
import { handOverForm } from "#src/desk/work/assignment-view.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { CallbackRequest } from "#src/platform/database/schema/service.ts";

const ru = {
  title: "Заявки на звонок",
  empty: "Заявок пока нет",
  product: "Заказ",
  draft: "Черновик",
  order: "Номер заказа",
  decidedBy: "Кто звонил",
  reason: "О чём договорились",
  done: "Разговор состоялся",
  noAnswer: "Не ответили",
  closed: "Поговорили",
  open: "Ждёт звонка",
  take: "Взять в работу",
  outcome: "Итог звонка",
  takenBy: "Звонит",
};

const tg: typeof ru = {
  title: "Дархостҳои занг",
  empty: "Ҳанӯз дархост нест",
  product: "Фармоиш",
  draft: "Сиёҳнавис",
  order: "Рақами фармоиш",
  decidedBy: "Кӣ занг зад",
  reason: "Чӣ қарор шуд",
  done: "Суҳбат шуд",
  noAnswer: "Ҷавоб надоданд",
  closed: "Суҳбат шуд",
  open: "Зангро интизор аст",
  take: "Ба кор гирифтан",
  outcome: "Натиҷаи занг",
  takenBy: "Занг мезанад",
};

const en: typeof ru = {
  title: "Call requests",
  empty: "No call requests yet",
  product: "Order",
  draft: "Draft",
  order: "Order number",
  decidedBy: "Who called",
  reason: "What was agreed",
  done: "Mark as called",
  noAnswer: "No answer",
  closed: "Spoken to",
  open: "Waiting for a call",
  take: "Take",
  outcome: "Outcome of the call",
  takenBy: "Calling",
};

const callTexts = { ru, tg, en };

type CallTexts = typeof ru;

/** Audit subject of a callback request. */
export const callSubject = (id: string) => `call:${id}`;

/** A page of callback requests with the recorded attempts to call. */
export interface CallsFacts {
  readonly page: ListPage<CallbackRequest>;
  readonly tries: readonly AuditEvent[];
  readonly colleagues: readonly string[];
  /** Product names of saved order drafts, by kind. */
  readonly products: ReadonlyMap<string, string>;
}

/** Requested callbacks with the result of each attempt. */
export async function callsView(
  desk: StaffRequest,
  { page, tries, products, colleagues }: CallsFacts,
): Promise<DeskPage> {
  const { language } = desk;
  const texts = callTexts[language];
  const ids = page.shown.map(({ id }) => id);
  const toView = await desk.loadViews("call", ids);
  const card = (row: CallbackRequest) => {
    const { id, phone, note, draftKind, lineage, orderId, createdAt } = row;
    const view = toView(id);
    const number = view.phone(phone);
    const heading = view.status === "open" ? html`<a href="tel:+${phone}">${number}</a>` : number;
    const action = desk.address(`/calls/${id}`);
    // One press: nothing was agreed yet.
    const take =
      row.takenBy === null
        ? html`<form method="post" action="${action}">${decisionField()}${actorField(desk, texts)}<button class="main" name="command" value="take">${texts.take}</button></form>`
        : "";
    const title = html`<h2>${heading}</h2>`;
    const handling = { handler: row.takenBy ?? undefined, colleagues };
    const form = row.closedAt
      ? ""
      : html`${take}<details ${row.takenBy === null ? "" : "open"}><summary>${texts.outcome}</summary>
        <form method="post" action="${action}">${commandFields(desk, texts)}<div class="tools">
        <button ${row.takenBy === null ? "" : html`class="main"`} name="command" value="done">${texts.done}</button>
        <button name="command" value="noAnswer">${texts.noAnswer}</button></div></form></details>
        ${handOverForm(desk, handling, { kind: "call", id })}`;
    return html`<article class="card"><div class="desk-heading">${row.closedAt ? title : chosenRow(desk, { id, name: number }, title)}
      ${getStatus(row, texts)}</div>
      <p class="muted">${momentView(desk, createdAt)}</p>${note === "" ? "" : html`<p>${view.other(note)}</p>`}
      <dl>${fact(texts.product, products.get(draftKind) ?? draftKind)}${fact(texts.draft, lineage)}${fact(texts.order, orderId)}</dl>
      ${triesView(desk, view, tries, id)}${personalForm(desk, view, { kind: "call", id })}${form}</article>`;
  };
  return workListPage(desk, page, {
    title: texts.title,
    rows: html`<div class="desk-cards">${page.shown.map(card)}</div>`,
    empty: texts.empty,
    selected: "calls",
    filtered: { list: "calls", by: { product: [...products], hasMine: true } },
  });
}

function getStatus({ closedAt, takenBy }: CallbackRequest, texts: CallTexts) {
  if (closedAt) return badge("success", texts.closed);
  return takenBy === null
    ? badge("warning", texts.open)
    : badge("info", `${texts.takenBy}: ${takenBy}`);
}

const fact = (label: string, value: string | null) =>
  value ? html`<dt>${label}</dt><dd>${value}</dd>` : "";

/** Attempts to call: staff member, time and result. */
const triesView = (
  desk: DeskRequest,
  view: PersonalView,
  tries: readonly AuditEvent[],
  id: string,
) =>
  html`${tries
    .filter(({ subject }) => subject === callSubject(id))
    .map(
      ({ happenedAt, staffName, reason }) =>
        html`<p class="muted">${momentView(desk, happenedAt)} · ${staffName}: ${view.note(reason)}</p>`,
    )}`;
