import { formatDate, type Language } from "@sughurta/domain";
import { TRAVEL_CURRENCIES, type TravelCurrency } from "@sughurta/domain/travel";
import { html } from "hono/html";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { Audited } from "#src/desk/timeline/timeline-entries.ts";
import { historyCard } from "#src/desk/timeline/timeline-view.ts";
import type { currencyRate } from "#src/platform/database/schema/prices.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { decimalText } from "#src/platform/texts/amount-text.ts";
import { RATE_ALONE_PERCENT } from "#src/platform/two-people/two-people.ts";
import type { BuyerPrices } from "#src/products/price/typical-buyers.ts";
import type { ExchangeRate, NewRate } from "#src/products/travel/exchange-rate.ts";
import { buyerPricesTable, buyerTexts } from "./price-changes.ts";

type CurrencyRate = typeof currencyRate.$inferSelect;

/** The current rate of a currency; `undefined` if there is none. */
interface RateToday {
  readonly currency: TravelCurrency;
  readonly rate: ExchangeRate | undefined;
  /** Missing, or so old that the central bank has published newer ones. */
  readonly isOld: boolean;
}

/** The current rates and the last entered ones, newest first. */
export interface RatesFacts {
  readonly rates: readonly RateToday[];
  readonly history: readonly Audited<CurrencyRate>[];
  readonly proposals: readonly Proposal[];
  readonly today: string;
}

/** Effect of a new rate on typical travellers. */
export interface RatePreview {
  readonly rate: NewRate;
  readonly before: ExchangeRate | undefined;
  /** Whether it has to be confirmed by a second person. */
  readonly needsTwoPeople: boolean;
  readonly prices: readonly BuyerPrices[];
}

const ru = {
  title: "Курсы валют",
  today: "Сегодня",
  none: "курса нет",
  old: "Курс старше недели. Введите новый: по нему считается цена страхования путешественников.",
  enter: "Новый курс",
  currency: "Валюта",
  tjs: "Сколько TJS стоит одна единица",
  from: "Действует с",
  preview: "Показать, как изменятся цены",
  farOff:
    "Курс отличается от курса предыдущего дня больше чем на {{percent}} %. Проверьте число: его подтвердит второй сотрудник.",
  confirm: "Ввести курс",
  history: "История",
  loaded: "загружено",
  reason: "Откуда курс",
  decidedBy: "Кто решил",
};

const tg: typeof ru = {
  title: "Қурби асъор",
  today: "Имрӯз",
  none: "қурб нест",
  old: "Қурб аз як ҳафта куҳнатар аст. Қурби навро ворид кунед: нархи суғуртаи мусофирон аз рӯйи он ҳисоб мешавад.",
  enter: "Қурби нав",
  currency: "Асъор",
  tjs: "Як воҳид чанд TJS аст",
  from: "Амал мекунад аз",
  preview: "Нишон додани тағйири нархҳо",
  farOff:
    "Фарқи қурб аз қурби рӯзи пештара аз {{percent}} % зиёд аст. Рақамро санҷед: онро корманди дуюм тасдиқ мекунад.",
  confirm: "Қурбро ворид кардан",
  history: "Таърих",
  loaded: "бор карда шуд",
  reason: "Қурб аз куҷост",
  decidedBy: "Кӣ қарор дод",
};

const en: typeof ru = {
  title: "Exchange rates",
  today: "Today",
  none: "there is no rate",
  old: "The rate is more than a week old. Enter a new one: travel insurance is priced with it.",
  enter: "New rate",
  currency: "Currency",
  tjs: "TJS for one unit",
  from: "Valid from",
  preview: "Show what changes",
  farOff:
    "The rate differs from the one of the day before by more than {{percent}}%. Check the figure: a second person confirms it.",
  confirm: "Enter the rate",
  history: "History",
  loaded: "loaded",
  reason: "Where the rate is from",
  decidedBy: "Who decided",
};

/** Texts of the exchange rate pages. */
const rateTexts = { ru, tg, en };

/** Current exchange rates, and the entered ones. */
export function ratesView(
  desk: StaffRequest,
  { rates, history, proposals, today }: RatesFacts,
): DeskPage {
  const { language } = desk;
  const texts = rateTexts[language];
  const cards = rates.map(({ currency, rate, isOld }) => {
    const holding = rate
      ? `${decimalText(rate.tjs, language)} TJS · ${texts.from} ${formatDate(rate.validFrom)}`
      : texts.none;
    return html`<article class="card"><h2>${currency}</h2><p>${texts.today}: ${holding}</p>
        ${isOld ? html`<p role="alert">${texts.old}</p>` : ""}</article>`;
  });
  const entered = historyCard(desk, texts.history, history, (rate) => {
    const loaded = rate.enteredBy === null ? ` · ${texts.loaded}` : "";
    return `${texts.from} ${formatDate(rate.validFrom)}: ${rate.currency} ${decimalText(rate.tjs, language)}${loaded}`;
  });
  const form = desk.may("decidePrices") ? rateForm(desk, language, today) : "";
  const body = html`${proposalCards(desk, proposals)}<div class="desk-cards">${cards}</div>${form}${entered}`;
  return { title: texts.title, body };
}

function rateForm(desk: DeskRequest, language: Language, today: string) {
  const texts = rateTexts[language];
  const typed = (name: string) => desk.query[name] ?? "";
  const options = TRAVEL_CURRENCIES.map(
    (one) => html`<option ${typed("currency") === one ? "selected" : ""}>${one}</option>`,
  );
  return html`<section class="card"><h2>${texts.enter}</h2><form action="${desk.path}/rates/preview">
    <input type="hidden" name="lang" value="${language}">
    <label>${texts.currency} <select name="currency">${options}</select></label>
    <label>${texts.tjs} <input name="tjs" type="number" inputmode="decimal" min="0.0001" step="0.0001" required value="${typed("tjs")}"></label>
    ${dayField(language, texts.from, { name: "validFrom", value: typed("validFrom") || today, required: true })}
    <button class="main">${texts.preview}</button></form></section>`;
}

/** Effect of a new rate, shown before it is entered. */
export function ratePreviewView(
  desk: DeskRequest,
  { rate, before, needsTwoPeople, prices }: RatePreview,
): DeskPage {
  const { language } = desk;
  const texts = rateTexts[language];
  const { currency, tjs, validFrom } = rate;
  const body = html`<section class="card"><p>${texts.from} ${formatDate(validFrom)}</p>${needsTwoPeople ? html`<p role="alert">${fill(texts.farOff, { percent: RATE_ALONE_PERCENT })}</p>` : ""}
    <h2>${buyerTexts[language].caption}</h2>${buyerPricesTable(prices, language)}</section>
    <section class="card"><form method="post" action="${desk.address("/rates")}">
    <input type="hidden" name="currency" value="${currency}"><input type="hidden" name="tjs" value="${tjs}"><input type="hidden" name="validFrom" value="${validFrom}">
    ${commandFields(desk, texts)}<button class="main">${texts.confirm}</button></form></section>`;
  return {
    title: `${currency}: ${before ? decimalText(before.tjs, language) : "–"} → ${decimalText(tjs, language)}`,
    back: backLinks(desk, { path: "/rates", label: texts.title }),
    body,
  };
}
