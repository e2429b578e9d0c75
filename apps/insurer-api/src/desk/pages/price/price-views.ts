import { formatDate, fromDiram, type Language } from "@sughurta/domain";
import { desc, eq, inArray } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { type PricedProduct, productsOn } from "#src/content/price/product-on-day.ts";
import { commandFields, deskProblem } from "#src/desk/pages/desk-command.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { roleFor } from "#src/desk/permissions.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { badge, deskTable, rowLink } from "#src/desk/shell/desk-table.ts";
import { type ProductPrice, productPrice } from "#src/platform/database/schema/product-price.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { calculatedProducts } from "#src/products/calculated-products.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { previewPrice } from "#src/products/price/price-preview.ts";
import { isPricedByCode } from "#src/products/price/product-prices.ts";
import type { Actor } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import { decideProposalForm } from "./decide-proposal-form.ts";
import { eventLines } from "./event-lines.ts";
import { priceTexts } from "./price-texts.ts";

interface Desk {
  readonly service: Pick<Service, "config" | "db" | "now">;
  readonly seat: Seat;
}

function standing(
  { code, priceDiram, onSale }: Pick<PricedProduct, "code" | "priceDiram" | "onSale">,
  language: Language,
): string {
  const texts = priceTexts[language];
  const price =
    calculatedProducts(code).length > 0 ? texts.calculated : moneyText(priceDiram, "TJS", language);
  return `${price} · ${onSale ? texts.onSale : texts.notOnSale}`;
}

/** The ready-made policies with their prices of today, and what is ahead. */
export async function showPrices({ service, seat }: Desk, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = priceTexts[language];
  const today = todayOf(service);
  const products = [...(await productsOn(service.db, today)).values()].filter(({ code }) =>
    isPricedByCode(code),
  );
  const ahead = (
    await service.db
      .select()
      .from(productPrice)
      .where(inArray(productPrice.state, ["proposed", "confirmed"]))
      .orderBy(productPrice.validFrom)
  ).filter(({ state, validFrom }) => state === "proposed" || validFrom > today);
  const isWaiting = ({ code }: PricedProduct) =>
    ahead.some(({ productCode, state }) => productCode === code && state === "proposed");
  const rows = products
    .toSorted(
      (a, b) =>
        Number(isWaiting(b)) - Number(isWaiting(a)) ||
        a.title[language].localeCompare(b.title[language]),
    )
    .map((one) => {
      const later = ahead
        .filter(({ productCode }) => productCode === one.code)
        .map(
          (price) =>
            html`<p class="muted">${texts.from} ${formatDate(price.validFrom)}: ${standing({ ...price, code: one.code }, language)} · ${texts.states[price.state]}</p>`,
        );
      const sum =
        calculatedProducts(one.code).length > 0
          ? texts.calculated
          : moneyText(one.priceDiram, "TJS", language);
      return [
        rowLink(`${seat.path}/prices/${one.code}?lang=${language}`, one.title[language]),
        one.onSale ? badge("success", texts.onSale) : badge("neutral", texts.notOnSale),
        html`${later}`,
        sum,
      ];
    });
  const { title } = texts;
  const columns = [texts.product, texts.state, texts.ahead, { label: texts.price, isSum: true }];
  const body = rows.length > 0 ? deskTable(title, columns, rows) : html`<p>${texts.empty}</p>`;
  return sendDeskPage(context, { language, title, body });
}

/** One ready-made policy: its price, what is proposed with what that changes, and its history. */
export async function showPrice(
  { service, seat }: Desk,
  context: Context,
  code: string,
  actor: Actor,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = priceTexts[language];
  const sold = (await productsOn(service.db, todayOf(service))).get(code);
  if (!sold || !isPricedByCode(code)) throw notFound();
  const history = await service.db
    .select()
    .from(productPrice)
    .where(eq(productPrice.productCode, code))
    .orderBy(desc(productPrice.validFrom), desc(productPrice.proposedAt));
  const mayDecide = roleFor([actor.role], "decidePrices") !== undefined;
  const subjectOf = ({ id }: Pick<ProductPrice, "id">) => `price:${code}:${id}`;
  const linesOf = await eventLines(service.db, seat, history.map(subjectOf), language);
  const proposals = await Promise.all(
    history
      .filter(({ state }) => state === "proposed")
      .map((one) => {
        const lines = linesOf(subjectOf(one));
        return proposalCard({ service, seat }, one, { language, actor, mayDecide, lines });
      }),
  );
  const rows = history.map(
    ({ id, validFrom, state, proposedBy, ...price }) =>
      html`<li>${texts.from} ${formatDate(validFrom)}: ${standing({ ...price, code }, language)} · ${texts.states[state]}${proposedBy === null ? ` · ${texts.loaded}` : ""}${linesOf(subjectOf({ id }))}</li>`,
  );
  const body = html`${deskProblem(context, language)}
    <section class="card"><p>${texts.now}: ${standing(sold, language)}</p></section>
    ${proposals}${mayDecide ? proposalForm({ service, seat }, context, sold, language) : ""}
    <section class="card"><h2>${texts.history}</h2><ul class="rows">${rows}</ul></section>`;
  return sendDeskPage(context, {
    language,
    title: sold.title[language],
    back: html`<p><a href="${seat.path}/prices?lang=${language}">${texts.title}</a></p>`,
    body,
  });
}

async function proposalCard(
  { service, seat }: Desk,
  proposal: ProductPrice,
  {
    language,
    actor,
    mayDecide,
    lines,
  }: {
    readonly language: Language;
    readonly actor: Actor;
    readonly mayDecide: boolean;
    /** Who proposed it and why. */
    readonly lines: ReturnType<Awaited<ReturnType<typeof eventLines>>>;
  },
) {
  const texts = priceTexts[language];
  const { productCode: code, proposedBy, validFrom, id } = proposal;
  const sum = (diram: number | undefined) =>
    diram === undefined ? texts.notOnSale : moneyText(diram, "TJS", language);
  const rows = (await previewPrice(service, proposal)).map(
    ({ couponCode, beforeDiram, afterDiram }) =>
      html`<tr><td>${couponCode ? `${texts.withCode} ${couponCode}` : texts.everybody}</td><td>${sum(beforeDiram)}</td><td>${sum(afterDiram)}</td></tr>`,
  );
  const isOwn = proposedBy === actor.id;
  const action = `${seat.path}/prices/${code}/${id}?lang=${language}`;
  const form = decideProposalForm(seat, { action, isOwn }, texts, language);
  const table =
    calculatedProducts(code).length > 0
      ? ""
      : html`<table class="pairs"><thead><tr><th scope="col">${texts.buyer}</th><th scope="col">${texts.before}</th><th scope="col">${texts.after}</th></tr></thead><tbody>${rows}</tbody></table>`;
  return html`<section class="card"><h2>${texts.awaits}</h2>
    <p>${texts.from} ${formatDate(validFrom)}: ${standing({ ...proposal, code }, language)} </p>${lines}
    ${table}${mayDecide ? form : ""}</section>`;
}

function proposalForm(
  { service, seat }: Desk,
  context: Context,
  { code, priceDiram, onSale }: PricedProduct,
  language: Language,
) {
  const texts = priceTexts[language];
  const today = todayOf(service);
  const typed = context.req.query("validFrom") !== undefined;
  const price = context.req.query("price") ?? String(fromDiram(priceDiram));
  const isOnSale = typed ? context.req.query("onSale") === "yes" : onSale;
  const amount =
    calculatedProducts(code).length > 0
      ? ""
      : html`<label>${texts.price} <input name="price" type="number" min="0.01" step="0.01" required value="${price}"></label>`;
  return html`<section class="card"><details ${typed ? "open" : ""}><summary>${texts.propose}</summary>
    <form method="post" action="${seat.path}/prices/${code}?lang=${language}">${amount}
    <label class="check"><input type="checkbox" name="onSale" value="yes" ${isOnSale ? "checked" : ""}> ${texts.onSale}</label>
    <label>${texts.from} <input name="validFrom" type="date" min="${today}" required value="${context.req.query("validFrom") ?? today}"></label>
    ${commandFields(seat, texts)}<button class="main">${texts.propose}</button></form></details></section>`;
}
