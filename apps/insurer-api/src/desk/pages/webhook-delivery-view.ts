import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { badge, deskTable, momentView } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { type ListPage, triesText, workListPage } from "#src/desk/shell/work-list.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import type { WebhookEvent } from "#src/platform/database/schema/webhook-event.ts";

const ru = {
  empty: "Событий пока нет",
  allDelivered: "Всё передано",
  subject: "О чём",
  type: "Событие",
  destination: "Куда",
  state: "Состояние",
  happened: "Когда",
  failure: "Почему не принято",
  attempts: "попыток",
  delivered: "Передано",
  waits: "Ждёт отправки",
  fails: "Не принимают",
  replay: "Передать ещё раз",
  period: "Период",
  periods: { 1: "последний час", 24: "последние сутки", 168: "7 дней", 720: "30 дней" },
  reason: "Почему",
  decidedBy: "Кто решил",
};

const tg: typeof ru = {
  empty: "Ҳанӯз рӯйдод нест",
  allDelivered: "Ҳама чиз супорида шуд",
  subject: "Дар бораи чӣ",
  type: "Рӯйдод",
  destination: "Ба куҷо",
  state: "Ҳолат",
  happened: "Кай",
  failure: "Чаро қабул накарданд",
  attempts: "кӯшишҳо",
  delivered: "Супорида шуд",
  waits: "Фиристоданро интизор аст",
  fails: "Қабул намекунанд",
  replay: "Бори дигар супоридан",
  period: "Давра",
  periods: { 1: "соати охир", 24: "шабонарӯзи охир", 168: "7 рӯз", 720: "30 рӯз" },
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
};

const en: typeof ru = {
  empty: "There are no events yet",
  allDelivered: "Everything is delivered",
  subject: "About",
  type: "Event",
  destination: "To",
  state: "State",
  happened: "When",
  failure: "Why it was not taken",
  attempts: "tries",
  delivered: "Delivered",
  waits: "Waits to be sent",
  fails: "Not accepted",
  replay: "Deliver again",
  period: "Period",
  periods: { 1: "the last hour", 24: "the last 24 hours", 168: "7 days", 720: "30 days" },
  reason: "Why",
  decidedBy: "Decided by",
};

const webhookDeliveryTexts = { ru, tg, en };

/** Hours of events that can be delivered again; events are stored for 30 days. */
export const REPLAY_HOURS = ["1", "24", "168", "720"] as const;

/** A page of events, and the destinations. */
export interface WebhookDeliveryFacts {
  readonly page: ListPage<WebhookEvent>;
  /** Names of the webhook destinations. */
  readonly destinations: readonly string[];
}

/** Webhook events with the result of each delivery, and the form to deliver them again. */
export function webhookDeliveryView(
  desk: DeskRequest,
  { page, destinations }: WebhookDeliveryFacts,
): DeskPage {
  const { language } = desk;
  const texts = webhookDeliveryTexts[language];
  const rows = page.shown.map((event) => [
    html`<strong>${event.subject}</strong>`,
    event.type,
    event.destination,
    getStatus(event, language),
    momentView(desk, event.createdAt),
    triesText(event, texts.attempts),
  ]);
  const columns = [
    texts.subject,
    texts.type,
    texts.destination,
    texts.state,
    texts.happened,
    texts.failure,
  ];
  const title = deskTexts[language].handover;
  return workListPage(desk, page, {
    title,
    rows: deskTable(title, columns, rows),
    empty: page.isAll ? texts.empty : texts.allDelivered,
    before: desk.may("replayWebhooks") ? replayForm(desk, destinations, language) : "",
  });
}

function getStatus({ deliveredAt, attempts }: WebhookEvent, language: Language) {
  const texts = webhookDeliveryTexts[language];
  if (deliveredAt) return badge("success", texts.delivered);
  return attempts > 0 ? badge("danger", texts.fails) : badge("info", texts.waits);
}

function replayForm(desk: DeskRequest, destinations: readonly string[], language: Language) {
  if (destinations.length === 0) return "";
  const texts = webhookDeliveryTexts[language];
  const names = destinations.map((name) => html`<option>${name}</option>`);
  const periods = REPLAY_HOURS.map(
    (hours) => html`<option value="${hours}">${texts.periods[hours]}</option>`,
  );
  return html`<section class="card"><details><summary>${texts.replay}</summary>
    <form method="post" action="${desk.address("/handover")}">
    <label>${texts.destination} <select name="destination">${names}</select></label>
    <label>${texts.period} <select name="hours">${periods}</select></label>
    ${commandFields(desk, texts)}<button class="main">${texts.replay}</button></form></details></section>`;
}
