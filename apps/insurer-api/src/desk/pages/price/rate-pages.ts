import { addDays, formatDate, type Language } from "@sughurta/domain";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { desc } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import {
  commandFields,
  deskProblem,
  readDeskForm,
  runDeskCommand,
} from "#src/desk/pages/desk-command.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { roleFor } from "#src/desk/permissions.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { currencyRate } from "#src/platform/database/schema/currency-rate.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { compareRates } from "#src/products/tariff/typical-buyers.ts";
import {
  checkRate,
  enterRate,
  type NewRate,
  OLD_RATE_DAYS,
  rateOn,
} from "#src/products/travel/exchange-rate.ts";
import { requireReason } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import { buyerPricesTable } from "./buyer-prices-table.ts";
import { eventLines } from "./event-lines.ts";
import { rateTexts } from "./rate-texts.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

interface Desk {
  readonly service: Needs;
  readonly seat: Seat;
}

const SHOWN = 60;
/** A rate that moves by more than this in a day is a slip of the hand more often than not. */
const FAR_OFF_SHARE = 0.1;

/** Where people enter what currencies cost from a day on, and see what that changes first. */
export function ratePages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/rates`;
  return (app) => {
    app.get(page, (context) => {
      const { role } = seat.actorFor(context, "seePrices", "");
      return showRates(desk, context, roleFor([role], "decidePrices") !== undefined);
    });
    app.get(`${page}/preview`, (context) => {
      seat.actorFor(context, "decidePrices", "");
      return showPreview(desk, context);
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const rate = typedRate(form.text);
      const work = {
        permission: "decidePrices",
        action: "rate.enter",
        subject: subjectOf(rate),
        page,
        typed: ["currency", "tjs", "validFrom"],
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        const { decisionId, actor } = command;
        await enterRate(inside, rate, { decisionId, by: actor.id });
      });
    });
  };
}

const subjectOf = ({ currency, validFrom, tjs }: NewRate) => `rate:${currency}:${validFrom}:${tjs}`;

/** A rate as people of a language read it, with its four decimals. */
const rateText = (tjs: number, language: Language) =>
  String(tjs).replace(".", language === "en" ? "." : ",");

function typedRate(text: (name: string) => string): NewRate {
  const currency = TRAVEL_CURRENCIES.find((one) => one === text("currency"));
  if (!currency) throw notFound();
  return {
    currency,
    tjs: Number(text("tjs").replace(",", ".")),
    validFrom: text("validFrom").slice(0, 10),
  };
}

async function showRates(
  { service, seat }: Desk,
  context: Context,
  mayEnter: boolean,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = rateTexts[language];
  const today = todayOf(service);
  const oldest = addDays(today, -OLD_RATE_DAYS);
  const cards = await Promise.all(
    TRAVEL_CURRENCIES.map(async (currency) => {
      const rate = await rateOn(service.db, currency, today);
      const isOld = rate === undefined || rate.validFrom < oldest;
      return html`<article class="card"><h2>${currency}</h2>
        <p>${texts.today}: ${rate ? html`${rateText(rate.tjs, language)} TJS · ${texts.from} ${formatDate(rate.validFrom)}` : texts.none}</p>
        ${isOld ? html`<p role="alert">${texts.old}</p>` : ""}</article>`;
    }),
  );
  const history = await service.db
    .select()
    .from(currencyRate)
    .orderBy(desc(currencyRate.validFrom), desc(currencyRate.position))
    .limit(SHOWN);
  const linesOf = await eventLines(service.db, seat, history.map(subjectOf), language);
  const rows = history.map((rate) => {
    const { currency, validFrom, tjs, enteredBy } = rate;
    const loaded = enteredBy === null ? ` · ${texts.loaded}` : "";
    return html`<li>${texts.from} ${formatDate(validFrom)}: ${currency} ${rateText(tjs, language)}${loaded}${linesOf(subjectOf(rate))}</li>`;
  });
  const body = html`${deskProblem(context, language)}${cards}
    ${mayEnter ? rateForm(seat, context, { language, today }) : ""}
    <section class="card"><h2>${texts.history}</h2><ul class="rows">${rows}</ul></section>`;
  const { title } = texts;
  return sendDeskPage(context, { language, title, body });
}

function rateForm(
  seat: Seat,
  context: Context,
  { language, today }: { readonly language: Language; readonly today: string },
) {
  const texts = rateTexts[language];
  const typed = (name: string) => context.req.query(name) ?? "";
  const options = TRAVEL_CURRENCIES.map(
    (one) => html`<option ${typed("currency") === one ? "selected" : ""}>${one}</option>`,
  );
  return html`<section class="card"><h2>${texts.enter}</h2><form action="${seat.path}/rates/preview">
    <input type="hidden" name="lang" value="${language}">
    <label>${texts.currency} <select name="currency">${options}</select></label>
    <label>${texts.tjs} <input name="tjs" type="number" inputmode="decimal" min="0.0001" step="0.0001" required value="${typed("tjs")}"></label>
    <label>${texts.from} <input name="validFrom" type="date" min="${today}" required value="${typed("validFrom") || today}"></label>
    <button class="main">${texts.preview}</button></form></section>`;
}

async function showPreview({ service, seat }: Desk, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = rateTexts[language];
  const rate = typedRate((name) => context.req.query(name) ?? "");
  const { currency, tjs, validFrom } = rate;
  try {
    checkRate(service, rate);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const query = new URLSearchParams({ ...context.req.query(), problem: error.code });
    return context.redirect(`${seat.path}/rates?${query}`, 303);
  }
  const before = await rateOn(service.db, currency, validFrom);
  const isFarOff = before !== undefined && Math.abs(tjs / before.tjs - 1) > FAR_OFF_SHARE;
  const body = html`<section class="card"><p>${texts.from} ${formatDate(validFrom)}</p>${isFarOff ? html`<p role="alert">${texts.farOff}</p>` : ""}
    ${buyerPricesTable(await compareRates(service.db, rate), currency, language)}</section>
    <section class="card"><form method="post" action="${seat.path}/rates?lang=${language}">
    <input type="hidden" name="currency" value="${currency}"><input type="hidden" name="tjs" value="${tjs}"><input type="hidden" name="validFrom" value="${validFrom}">
    ${commandFields(seat, texts)}<button class="main">${texts.confirm}</button></form></section>`;
  return sendDeskPage(context, {
    language,
    title: `${currency}: ${before ? rateText(before.tjs, language) : "–"} → ${rateText(tjs, language)}`,
    back: html`<p><a href="${seat.path}/rates?lang=${language}">${texts.title}</a></p>`,
    body,
  });
}
