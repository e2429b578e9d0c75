import { formatDate } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { latestEntries, reportTotals } from "#src/sales/partner/partner-report.ts";
import { partnerTexts } from "./partner-texts.ts";

const SHOWN = 50;
const ALL_DAYS = { from: "2000-01-01", to: "9999-12-31" };

/** What a partner sold: by product and month, then line by line, the newest first. */
export async function showSales(db: Database, context: Context, code: string) {
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const asked = Number(context.req.query("before"));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : Number.MAX_SAFE_INTEGER;
  const totals = await reportTotals(db, code, ALL_DAYS);
  const entries = await latestEntries(db, code, { before, limit: SHOWN });
  if (totals.length === 0) {
    return html`<section class="card"><h2>${texts.sales}</h2><p>${texts.noSales}</p></section>`;
  }
  const sums = totals.map(
    (
      one,
    ) => html`<tr><td>${one.month}</td><td>${one.product}</td><td>${one.sales}</td><td>${one.cancellations}</td>
      <td>${moneyText(one.amountDiram, one.currency, language)}</td><td>${moneyText(one.commissionDiram, one.currency, language)}</td></tr>`,
  );
  const rows = entries.map(
    (
      one,
    ) => html`<li>${formatDate(one.bookedOn)} · ${one.policyNumber} · ${one.productCode} · ${texts.lineKinds[one.kind]}
      <span class="muted">${moneyText(one.amountDiram, one.currency, language)} · ${one.shareBp / 100} % · ${moneyText(one.commissionDiram, one.currency, language)}${one.partnerReference === null ? "" : ` · ${one.partnerReference}`}</span></li>`,
  );
  const last = entries.at(-1)?.position ?? 0;
  const more =
    entries.length === SHOWN
      ? html`<p><a href="?before=${last}&lang=${language}">${deskTexts[language].earlier}</a></p>`
      : "";
  const heads = [texts.month, texts.product, texts.sold, texts.cancelled, texts.premium];
  return html`<section class="card"><h2>${texts.sales}</h2><table><thead><tr>${[...heads, texts.commission].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${sums}</tbody></table></section>
    <section class="card"><h2>${texts.lines}</h2><ul class="rows">${rows}</ul>${more}</section>`;
}
