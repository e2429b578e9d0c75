import { formatDate, type Language } from "@sughurta/domain";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import type { Context } from "hono";
import { html } from "hono/html";
import { backLinks } from "#src/desk/pages/back-links.ts";
import { commandFields, deskProblem } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { proposalCards } from "#src/desk/pages/proposal-views.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { decimalText } from "#src/platform/texts/amount-text.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { RATE_ALONE_PERCENT } from "#src/platform/two-people/two-people.ts";
import { buyerPricesTable } from "./buyer-prices-table.ts";
import { buyerTexts } from "./buyer-texts.ts";
import { historyCard } from "./history-card.ts";
import type { RatePreview, RatesView } from "./rate-facts.ts";
import { rateTexts } from "./rate-texts.ts";

/** Current exchange rates, and the entered ones. */
export function showRates(
  deskContext: DeskContext,
  context: Context,
  { rates, history, proposals, today }: RatesView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = rateTexts[language];
  const cards = rates.map(({ currency, rate, isOld }) => {
    const holding = rate
      ? `${decimalText(rate.tjs, language)} TJS · ${texts.from} ${formatDate(rate.validFrom)}`
      : texts.none;
    return html`<article class="card"><h2>${currency}</h2><p>${texts.today}: ${holding}</p>
        ${isOld ? html`<p role="alert">${texts.old}</p>` : ""}</article>`;
  });
  const entered = historyCard(deskContext, language, texts.history, history, (rate) => {
    const loaded = rate.enteredBy === null ? ` · ${texts.loaded}` : "";
    return `${texts.from} ${formatDate(rate.validFrom)}: ${rate.currency} ${decimalText(rate.tjs, language)}${loaded}`;
  });
  const form = deskContext.may(context, "decidePrices")
    ? rateForm(deskContext, context, language, today)
    : "";
  const body = html`${deskProblem(context, language)}${proposalCards(deskContext, context, proposals)}<div class="desk-cards">${cards}</div>${form}${entered}`;
  return sendDeskPage(context, { language, title: texts.title, body });
}

function rateForm(deskContext: DeskContext, context: Context, language: Language, today: string) {
  const texts = rateTexts[language];
  const typed = (name: string) => context.req.query(name) ?? "";
  const options = TRAVEL_CURRENCIES.map(
    (one) => html`<option ${typed("currency") === one ? "selected" : ""}>${one}</option>`,
  );
  return html`<section class="card"><h2>${texts.enter}</h2><form action="${deskContext.path}/rates/preview">
    <input type="hidden" name="lang" value="${language}">
    <label>${texts.currency} <select name="currency">${options}</select></label>
    <label>${texts.tjs} <input name="tjs" type="number" inputmode="decimal" min="0.0001" step="0.0001" required value="${typed("tjs")}"></label>
    <label>${texts.from} <input name="validFrom" type="date" min="${today}" required value="${typed("validFrom") || today}"></label>
    <button class="main">${texts.preview}</button></form></section>`;
}

/** Effect of a new rate, shown before it is entered. */
export function showRatePreview(
  deskContext: DeskContext,
  context: Context,
  { rate, before, needsTwoPeople, prices }: RatePreview,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = rateTexts[language];
  const { currency, tjs, validFrom } = rate;
  const body = html`<section class="card"><p>${texts.from} ${formatDate(validFrom)}</p>${needsTwoPeople ? html`<p role="alert">${fill(texts.farOff, { percent: RATE_ALONE_PERCENT })}</p>` : ""}
    <h2>${buyerTexts[language].caption}</h2>${buyerPricesTable(prices, language)}</section>
    <section class="card"><form method="post" action="${deskContext.path}/rates?lang=${language}">
    <input type="hidden" name="currency" value="${currency}"><input type="hidden" name="tjs" value="${tjs}"><input type="hidden" name="validFrom" value="${validFrom}">
    ${commandFields(deskContext, texts)}<button class="main">${texts.confirm}</button></form></section>`;
  return sendDeskPage(context, {
    language,
    title: `${currency}: ${before ? decimalText(before.tjs, language) : "–"} → ${decimalText(tjs, language)}`,
    back: backLinks(deskContext, language, { path: "/rates", label: texts.title }),
    body,
  });
}
