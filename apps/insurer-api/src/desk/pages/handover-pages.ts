import type { Language } from "@sughurta/domain";
import { isNull } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, deskTable } from "#src/desk/shell/desk-table.ts";
import { type WebhookEvent, webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { replayWebhooks } from "#src/platform/webhook/replay-webhooks.ts";
import { isSubscribed, webhookDestinations } from "#src/platform/webhook/webhook-destinations.ts";
import { requireReason } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { handoverTexts } from "./handover-texts.ts";
import type { Seat } from "./seat.ts";
import { readWorkList, sendWorkList, triesText } from "./work-list.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** How far back events are delivered again, in hours; they are kept for 30 days. */
const PERIODS = ["1", "24", "168", "720"] as const;
const HOUR_MS = 3_600_000;

/** What the insurer's own systems and partners were told, and how it is told again. */
export function handoverPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const page = `${seat.path}/handover`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeHandover", "");
      return showEvents(service, seat, context);
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const hours = PERIODS.find((one) => one === form.text("hours"));
      const destination = form.text("destination");
      const work = {
        permission: "replayHandover",
        action: "handover.replay",
        subject: `handover:${destination}:${hours ?? ""}h`,
        page,
      } as const;
      return runDeskCommand({ service, seat }, context, work, form, async (inside, command) => {
        requireReason(command);
        if (!hours || !(await isSubscribed(inside, inside.db, destination))) throw notFound();
        const to = service.now();
        const from = new Date(to.getTime() - Number(hours) * HOUR_MS);
        return replayWebhooks(inside, { from, to, destination });
      });
    });
  };
}

async function showEvents(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = handoverTexts[language];
  const waits = isNull(webhookEvent.deliveredAt);
  const page = await readWorkList(service.db, context, webhookEvent, waits);
  const rows = page.shown.map((event) => [
    html`<strong>${event.subject}</strong>`,
    event.type,
    event.destination,
    standingOf(event, language),
    momentView(seat, event.createdAt),
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
    before: await replayForm(service, seat, context),
  });
}

function standingOf({ deliveredAt, attempts }: WebhookEvent, language: Language) {
  const texts = handoverTexts[language];
  if (deliveredAt) return badge("success", texts.delivered);
  return attempts > 0 ? badge("danger", texts.fails) : badge("info", texts.waits);
}

async function replayForm(service: Needs, seat: Seat, context: Context) {
  if (!seat.may(context, "replayHandover")) return "";
  const told = await webhookDestinations(service);
  if (told.size === 0) return "";
  const language = pageLanguage(context);
  const texts = handoverTexts[language];
  const destinations = [...told.keys()].map((name) => html`<option>${name}</option>`);
  const periods = PERIODS.map(
    (hours) => html`<option value="${hours}">${texts.periods[hours]}</option>`,
  );
  return html`<section class="card"><details><summary>${texts.replay}</summary>
    <form method="post" action="${seat.path}/handover?lang=${language}">
    <label>${texts.destination} <select name="destination">${destinations}</select></label>
    <label>${texts.period} <select name="hours">${periods}</select></label>
    ${commandFields(seat, texts)}<button class="main">${texts.replay}</button></form></details></section>`;
}
