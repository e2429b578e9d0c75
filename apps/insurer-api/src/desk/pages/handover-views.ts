import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, deskTable } from "#src/desk/shell/desk-table.ts";
import type { WebhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { commandFields } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { handoverTexts } from "./handover-texts.ts";
import { type ListPage, sendWorkList, triesText } from "./work-list.ts";

/** Hours of events that can be delivered again; events are stored for 30 days. */
export const REPLAY_HOURS = ["1", "24", "168", "720"] as const;

/** A page of events, and the destinations. */
export interface HandoverView {
  readonly page: ListPage<WebhookEvent>;
  /** Names of the webhook destinations. */
  readonly destinations: readonly string[];
}

/** Webhook events with the result of each delivery, and the form to deliver them again. */
export function showHandover(
  deskContext: DeskContext,
  context: Context,
  { page, destinations }: HandoverView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = handoverTexts[language];
  const rows = page.shown.map((event) => [
    html`<strong>${event.subject}</strong>`,
    event.type,
    event.destination,
    standingOf(event, language),
    momentView(deskContext, event.createdAt),
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
  return sendWorkList(context, page, {
    title,
    rows: deskTable(title, columns, rows),
    empty: page.isAll ? texts.empty : texts.allDelivered,
    before: deskContext.may(context, "replayHandover")
      ? replayForm(deskContext, destinations, language)
      : "",
  });
}

function standingOf({ deliveredAt, attempts }: WebhookEvent, language: Language) {
  const texts = handoverTexts[language];
  if (deliveredAt) return badge("success", texts.delivered);
  return attempts > 0 ? badge("danger", texts.fails) : badge("info", texts.waits);
}

function replayForm(deskContext: DeskContext, destinations: readonly string[], language: Language) {
  if (destinations.length === 0) return "";
  const texts = handoverTexts[language];
  const names = destinations.map((name) => html`<option>${name}</option>`);
  const periods = REPLAY_HOURS.map(
    (hours) => html`<option value="${hours}">${texts.periods[hours]}</option>`,
  );
  return html`<section class="card"><details><summary>${texts.replay}</summary>
    <form method="post" action="${deskContext.path}/handover?lang=${language}">
    <label>${texts.destination} <select name="destination">${names}</select></label>
    <label>${texts.period} <select name="hours">${periods}</select></label>
    ${commandFields(deskContext, texts)}<button class="main">${texts.replay}</button></form></details></section>`;
}
