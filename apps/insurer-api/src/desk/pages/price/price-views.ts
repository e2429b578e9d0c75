import { formatDate, fromDiram, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { backLinks } from "#src/desk/pages/back-links.ts";
import { decideProposalForm } from "#src/desk/pages/decide-proposal-form.ts";
import { commandFields, deskProblem } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { eventLines } from "#src/desk/pages/event-lines.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { badge, deskTable, rowLink } from "#src/desk/shell/desk-table.ts";
import type { ProductPrice } from "#src/platform/database/schema/product-price.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Actor } from "#src/sales/ports/actor.ts";
import { historyCard } from "./history-card.ts";
import { priceChangeTable } from "./price-change-table.ts";
import type { ListedProduct, PriceView, ProductView } from "./price-facts.ts";
import { priceTexts } from "./price-texts.ts";

const sumText = (
  { isCalculated, priceDiram }: Pick<ProductView, "isCalculated" | "priceDiram">,
  language: Language,
) => (isCalculated ? priceTexts[language].calculated : moneyText(priceDiram, "TJS", language));

/** Price of a product, and whether it is sold. */
function standingText(
  product: Pick<ProductView, "isCalculated" | "priceDiram" | "onSale">,
  language: Language,
): string {
  const texts = priceTexts[language];
  return `${sumText(product, language)} · ${product.onSale ? texts.onSale : texts.notOnSale}`;
}

/** A price with its first day. */
function priceText(price: ProductPrice, product: ProductView, language: Language): string {
  const { priceDiram, onSale, validFrom } = price;
  const { isCalculated } = product;
  const standing = standingText({ isCalculated, priceDiram, onSale }, language);
  return `${priceTexts[language].since} ${formatDate(validFrom)}: ${standing}`;
}

/** The ready-made policies with their current and future prices; products with open proposals first. */
export function showPrices(
  deskContext: DeskContext,
  context: Context,
  listed: readonly ListedProduct[],
): Promise<Response> {
  const language = pageLanguage(context);
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
        rowLink(
          `${deskContext.path}/prices/${product.code}?lang=${language}`,
          product.title[language],
        ),
        product.onSale ? badge("success", texts.onSale) : badge("neutral", texts.notOnSale),
        html`${later}`,
        sumText(product, language),
      ];
    });
  const { title } = texts;
  const columns = [texts.product, texts.state, texts.ahead, { label: texts.price, isSum: true }];
  const body = rows.length > 0 ? deskTable(title, columns, rows) : html`<p>${texts.empty}</p>`;
  return sendDeskPage(context, { language, title, body });
}

/** One ready-made policy: its price, its proposals with their effect, and its history. */
export function showPrice(
  deskContext: DeskContext,
  context: Context,
  shown: PriceView,
  actor: Actor,
): Promise<Response> {
  const { product, history } = shown;
  const language = pageLanguage(context);
  const texts = priceTexts[language];
  const mayDecide = deskContext.may(context, "decidePrices");
  const proposals = shown.proposals.map((proposal) =>
    proposalCard(deskContext, product, proposal, { language, actor, mayDecide }),
  );
  const prices = historyCard(deskContext, language, texts.history, history, (price) => {
    const loaded = price.proposedBy === null ? ` · ${texts.loaded}` : "";
    return `${priceText(price, product, language)} · ${texts.states[price.state]}${loaded}`;
  });
  const body = html`${deskProblem(context, language)}
    <section class="card"><p>${texts.now}: ${standingText(product, language)}</p></section>
    ${proposals}${mayDecide ? proposalForm(deskContext, context, shown, language) : ""}${prices}`;
  return sendDeskPage(context, {
    language,
    title: product.title[language],
    back: backLinks(deskContext, language, { path: "/prices", label: texts.title }),
    body,
  });
}

function proposalCard(
  deskContext: DeskContext,
  product: ProductView,
  { thing, events, preview }: PriceView["proposals"][number],
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
  const action = `${deskContext.path}/prices/${product.code}/${thing.id}?lang=${language}`;
  const form = decideProposalForm(deskContext, { action, isOwn }, texts, language);
  const table = product.isCalculated
    ? ""
    : html`<h3>${texts.preview}</h3>${priceChangeTable(language, texts.preview, changes)}`;
  return html`<section class="card"><h2>${texts.awaits}</h2>
    <p>${priceText(thing, product, language)}</p>${eventLines(deskContext, events, language)}
    ${table}${mayDecide ? form : ""}</section>`;
}

function proposalForm(
  deskContext: DeskContext,
  context: Context,
  { product, today }: PriceView,
  language: Language,
) {
  const texts = priceTexts[language];
  const { code, priceDiram, onSale, isCalculated } = product;
  const typed = context.req.query("validFrom") !== undefined;
  const price = context.req.query("price") ?? String(fromDiram(priceDiram));
  const isOnSale = typed ? context.req.query("onSale") === "yes" : onSale;
  const amount = isCalculated
    ? ""
    : html`<label>${texts.price} <input name="price" type="number" min="0.01" step="0.01" required value="${price}"></label>`;
  return html`<section class="card"><details ${typed ? "open" : ""}><summary>${texts.propose}</summary>
    <form method="post" action="${deskContext.path}/prices/${code}?lang=${language}">${amount}
    <label class="check"><input type="checkbox" name="onSale" value="yes" ${isOnSale ? "checked" : ""}> ${texts.onSale}</label>
    <label>${texts.from} <input name="validFrom" type="date" min="${today}" required value="${context.req.query("validFrom") ?? today}"></label>
    ${commandFields(deskContext, texts)}<button class="main">${texts.propose}</button></form></details></section>`;
}
