import { formatDate } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { deskTable } from "#src/desk/shell/desk-table.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { latestEntries, reportTotals } from "#src/sales/partner/partner-report.ts";
import { partnerTexts } from "./partner-texts.ts";

const SHOWN = 50;
const ALL_DAYS = { from: "2000-01-01", to: "9999-12-31" };

/** What a partner sold: by product and month, then line by line, the newest first. */
export async function showSales(
  db: Database,
  context: Context,
  code: string,
  titleOf: (productCode: string) => string,
) {
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const asked = Number(context.req.query("before"));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : Number.MAX_SAFE_INTEGER;
  const totals = await reportTotals(db, code, ALL_DAYS);
  if (totals.length === 0) {
    return html`<section class="card"><h2>${texts.sales}</h2><p>${texts.noSales}</p></section>`;
  }
  const entries = await latestEntries(db, code, { before, limit: SHOWN });
  const sum = (label: string) => ({ label, isSum: true });
  const sums = deskTable(
    texts.sales,
    [
      texts.month,
      texts.product,
      sum(texts.sold),
      sum(texts.cancelled),
      sum(texts.premium),
      sum(texts.commission),
    ],
    totals.map((one) => [
      html`<strong>${monthText(one.month)}</strong>`,
      titleOf(one.product),
      String(one.sales),
      String(one.cancellations),
      moneyText(one.amountDiram, one.currency, language),
      moneyText(one.commissionDiram, one.currency, language),
    ]),
  );
  const lines = deskTable(
    texts.lines,
    [
      texts.policy,
      texts.day,
      texts.what,
      texts.product,
      texts.reference,
      sum(texts.premium),
      sum(texts.commission),
    ],
    entries.map((one) => [
      html`<strong>${one.policyNumber}</strong>`,
      formatDate(one.bookedOn),
      texts.lineKinds[one.kind],
      titleOf(one.productCode),
      one.partnerReference ?? "",
      moneyText(one.amountDiram, one.currency, language),
      html`${moneyText(one.commissionDiram, one.currency, language)} <span class="muted">${one.shareBp / 100} %</span>`,
    ]),
  );
  const last = entries.at(-1)?.position ?? 0;
  const more =
    entries.length === SHOWN
      ? html`<p><a class="button" rel="next" href="?before=${last}&lang=${language}">${deskTexts[language].nextPage}</a></p>`
      : "";
  return html`<section><h2>${texts.sales}</h2>${sums}</section><section><h2>${texts.lines}</h2>${lines}${more}</section>`;
}

/** `12.2026` of `2026-12`. */
const monthText = (month: string) => month.split("-").toReversed().join(".");
