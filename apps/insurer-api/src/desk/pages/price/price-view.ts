import { formatDate, fromDiram, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { PricedProduct } from "#src/content/price/product-on-day.ts";
import { decideProposalForm } from "#src/desk/proposals/proposal-cards.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, rowLink } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { eventLines } from "#src/desk/shell/record-parts.ts";
import type { Audited } from "#src/desk/timeline/timeline-entries.ts";
import { historyCard } from "#src/desk/timeline/timeline-view.ts";
import type { ProductPrice, ProductPriceState } from "#src/platform/database/schema/prices.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { PriceRow } from "#src/products/price/price-preview.ts";
import type { Actor } from "#src/sales/ports/actor.ts";
import { priceChangeTable } from "./price-changes.ts";

/** A ready-made policy with its current price. */
export interface ProductFacts
  extends Pick<PricedProduct, "code" | "title" | "priceDiram" | "onSale"> {
  /** Without a fixed price: each price is calculated. */
  readonly isCalculated: boolean;
}

/** A product of the list, with its proposed and future prices. */
export interface ListedProduct {
  readonly product: ProductFacts;
  readonly ahead: readonly ProductPrice[];
}

/** A proposed price with its effect on buyers. */
interface PriceProposal extends Audited<ProductPrice> {
  readonly preview: readonly PriceRow[];
}

/** A product with its proposals and all its prices, newest first. */
export interface PriceFacts {
  readonly product: ProductFacts;
  readonly proposals: readonly PriceProposal[];
  readonly history: readonly Audited<ProductPrice>[];
  readonly today: string;
}

const ru = {
  title: "Цены полисов",
  now: "Сегодня",
  onSale: "продаётся",
  notOnSale: "не продаётся",
  calculated: "Цена рассчитывается",
  from: "Действует с",
  since: "С",
  price: "Цена, TJS",
  product: "Продукт",
  state: "Продажа",
  ahead: "Запланировано",
  propose: "Предложить цену",
  awaits: "Ждёт подтверждения",
  anotherConfirms: "Эту цену предложили вы. Подтвердить её должен другой сотрудник.",
  history: "История",
  preview: "Что платит покупатель",
  everybody: "Без промокода, сколько бы человек ни было застраховано",
  withCode: "С промокодом",
  loaded: "загружено с текстами",
  reason: "Почему",
  decidedBy: "Кто решил",
  empty: "Готовых полисов пока нет",
  states: {
    proposed: "ждёт подтверждения",
    confirmed: "подтверждена",
    rejected: "отклонена",
    replaced: "заменена другой в тот же день",
  } satisfies Readonly<Record<ProductPriceState, string>>,
};

const tg: typeof ru = {
  title: "Нархи полисҳо",
  now: "Имрӯз",
  onSale: "фурӯхта мешавад",
  notOnSale: "фурӯхта намешавад",
  calculated: "Нарх ҳисоб карда мешавад",
  from: "Амал мекунад аз",
  since: "Аз",
  price: "Нарх, TJS",
  product: "Маҳсулот",
  state: "Фурӯш",
  ahead: "Ба нақша гирифташуда",
  propose: "Нархро пешниҳод кардан",
  awaits: "Тасдиқро интизор аст",
  anotherConfirms: "Ин нархро шумо пешниҳод кардед. Онро бояд корманди дигар тасдиқ кунад.",
  history: "Таърих",
  preview: "Харидор чӣ қадар мепардозад",
  everybody: "Бе рамзи тахфиф, новобаста аз шумораи шахсони суғурташуда",
  withCode: "Бо рамзи тахфифи",
  loaded: "бо матнҳо бор карда шуд",
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
  empty: "Ҳанӯз полиси тайёр нест",
  states: {
    proposed: "тасдиқро интизор аст",
    confirmed: "тасдиқ шуд",
    rejected: "рад шуд",
    replaced: "дар ҳамон рӯз бо дигараш иваз шуд",
  },
};

const en: typeof ru = {
  title: "Prices of policies",
  now: "Today",
  onSale: "on sale",
  notOnSale: "not on sale",
  calculated: "The price is calculated",
  from: "Valid from",
  since: "From",
  price: "Price, TJS",
  product: "Product",
  state: "Sale",
  ahead: "What is ahead",
  propose: "Propose a price",
  awaits: "Awaits confirmation",
  anotherConfirms: "You proposed this price. Someone else must confirm it.",
  history: "History",
  preview: "What a buyer pays",
  everybody: "Without a promo code, however many people are insured",
  withCode: "With promo code",
  loaded: "came with the texts",
  reason: "Why",
  decidedBy: "Who decided",
  empty: "There are no ready-made policies yet",
  states: {
    proposed: "awaits confirmation",
    confirmed: "confirmed",
    rejected: "rejected",
    replaced: "replaced by another of the same day",
  },
};

/** Texts of the price pages. */
const priceTexts = { ru, tg, en };

const sumText = (
  { isCalculated, priceDiram }: Pick<ProductFacts, "isCalculated" | "priceDiram">,
  language: Language,
) => (isCalculated ? priceTexts[language].calculated : moneyText(priceDiram, "TJS", language));

/** Price of a product, and whether it is sold. */
function saleStatusText(
  product: Pick<ProductFacts, "isCalculated" | "priceDiram" | "onSale">,
  language: Language,
): string {
  const texts = priceTexts[language];
  return `${sumText(product, language)} · ${product.onSale ? texts.onSale : texts.notOnSale}`;
}

/** A price with its first day. */
function priceText(price: ProductPrice, product: ProductFacts, language: Language): string {
  const { priceDiram, onSale, validFrom } = price;
  const { isCalculated } = product;
  const status = saleStatusText({ isCalculated, priceDiram, onSale }, language);
  return `${priceTexts[language].since} ${formatDate(validFrom)}: ${status}`;
}

/** The ready-made policies with their current and future prices; products with open proposals first. */
export function pricesView(desk: DeskRequest, listed: readonly ListedProduct[]): DeskPage {
  const { language } = desk;
  const texts = priceTexts[language];
  const waiting = ({ ahead }: ListedProduct) =>
    Number(ahead.some(({ state }) => state === "proposed"));
  const rows = listed
    .toSorted(
      (a, b) =>
        waiting(b) - waiting(a) ||
        a.product.title[language].localeCompare(b.product.title[language]),
    )
    .map(({ product, ahead }) => {
      const later = ahead.map(
        (price) =>
          html`<p class="muted">${priceText(price, product, language)} · ${texts.states[price.state]}</p>`,
      );
      return [
        rowLink(desk.address(`/prices/${product.code}`), product.title[language]),
        product.onSale ? badge("success", texts.onSale) : badge("neutral", texts.notOnSale),
        html`${later}`,
        sumText(product, language),
      ];
    });
  const { title } = texts;
  const columns = [texts.product, texts.state, texts.ahead, { label: texts.price, isSum: true }];
  const body = rows.length > 0 ? deskTable(title, columns, rows) : html`<p>${texts.empty}</p>`;
  return { title, body };
}

/** One ready-made policy: its price, its proposals with their effect, and its history. */
export function priceView(desk: StaffRequest, shown: PriceFacts): DeskPage {
  const { product, history } = shown;
  const { language, actor } = desk;
  const texts = priceTexts[language];
  const mayDecide = desk.may("decidePrices");
  const proposals = shown.proposals.map((proposal) =>
    proposalCard(desk, product, proposal, { language, actor, mayDecide }),
  );
  const prices = historyCard(desk, texts.history, history, (price) => {
    const loaded = price.proposedBy === null ? ` · ${texts.loaded}` : "";
    return `${priceText(price, product, language)} · ${texts.states[price.state]}${loaded}`;
  });
  const body = html`
    <section class="card"><p>${texts.now}: ${saleStatusText(product, language)}</p></section>
    ${proposals}${mayDecide ? proposalForm(desk, shown, language) : ""}${prices}`;
  return {
    title: product.title[language],
    back: backLinks(desk, { path: "/prices", label: texts.title }),
    body,
  };
}

function proposalCard(
  desk: DeskRequest,
  product: ProductFacts,
  { thing, events, preview }: PriceFacts["proposals"][number],
  {
    language,
    actor,
    mayDecide,
  }: { readonly language: Language; readonly actor: Actor; readonly mayDecide: boolean },
) {
  const texts = priceTexts[language];
  const changes = preview.map(({ couponCode, ...prices }) => ({
    ...prices,
    buyer: couponCode ? `${texts.withCode} ${couponCode}` : texts.everybody,
  }));
  const isOwn = thing.proposedBy === actor.id;
  const action = desk.address(`/prices/${product.code}/${thing.id}`);
  const form = decideProposalForm(desk, { action, isOwn }, texts);
  const table = product.isCalculated
    ? ""
    : html`<h3>${texts.preview}</h3>${priceChangeTable(language, texts.preview, changes)}`;
  return html`<section class="card"><h2>${texts.awaits}</h2>
    <p>${priceText(thing, product, language)}</p>${eventLines(desk, events)}
    ${table}${mayDecide ? form : ""}</section>`;
}

function proposalForm(desk: DeskRequest, { product, today }: PriceFacts, language: Language) {
  const texts = priceTexts[language];
  const { code, priceDiram, onSale, isCalculated } = product;
  const typed = desk.query.validFrom !== undefined;
  const price = desk.query.price ?? String(fromDiram(priceDiram));
  const isOnSale = typed ? desk.query.onSale === "yes" : onSale;
  const amount = isCalculated
    ? ""
    : html`<label>${texts.price} <input name="price" type="number" min="0.01" step="0.01" required value="${price}"></label>`;
  return html`<section class="card"><details ${typed ? "open" : ""}><summary>${texts.propose}</summary>
    <form method="post" action="${desk.address(`/prices/${code}`)}">${amount}
    <label class="check"><input type="checkbox" name="onSale" value="yes" ${isOnSale ? "checked" : ""}> ${texts.onSale}</label>
    ${dayField(language, texts.from, { name: "validFrom", value: desk.query.validFrom ?? today, required: true })}
    ${commandFields(desk, texts)}<button class="main">${texts.propose}</button></form></details></section>`;
}
