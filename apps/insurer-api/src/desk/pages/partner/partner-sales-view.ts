import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { dayText, deskTable } from "#src/desk/shell/elements.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import type { PartnerEntry } from "#src/platform/database/schema/partner.ts";
import { decimalText } from "#src/platform/texts/amount-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { EntryTotal } from "#src/sales/policies/partner-report.ts";
import { partnerTexts } from "./partner-texts.ts";

/** Sales of a partner: by product and month, then single entries, newest first. */
export interface PartnerSales {
  readonly totals: readonly EntryTotal[];
  readonly entries: readonly PartnerEntry[];
  readonly hasMore: boolean;
}

const BP_PER_PERCENT = 100;

/** Sales of a partner: by product and month, then single entries. */
export function salesView(
  language: Language,
  { totals, entries, hasMore }: PartnerSales,
  getTitle: (productCode: string) => string,
) {
  const texts = partnerTexts[language];
  if (totals.length === 0) {
    return html`<section class="card"><h2>${texts.sales}</h2><p>${texts.noSales}</p></section>`;
  }
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
      html`<strong><time datetime="${one.month}">${monthText(one.month)}</time></strong>`,
      getTitle(one.product),
      String(one.sales),
      String(one.cancellations),
      moneyText(one.amountDiram, one.currency, language),
      moneyText(one.commissionDiram, one.currency, language),
    ]),
  );
  const lines = deskTable(
    texts.lines,
    [texts.policy, texts.what, texts.reference, sum(texts.premium), sum(texts.commission)],
    entries.map((one) => [
      html`<strong>${one.policyNumber}</strong><br>${dayText(one.bookedOn)}`,
      html`<span>${texts.lineKinds[one.kind]}<br><span class="muted">${getTitle(one.productCode)}</span></span>`,
      one.partnerReference ? referenceText(one.partnerReference) : "",
      moneyText(one.amountDiram, one.currency, language),
      html`<span>${moneyText(one.commissionDiram, one.currency, language)}<br><span class="muted">${shareText(one.shareBp, language)}</span></span>`,
    ]),
  );
  const last = entries.at(-1)?.position ?? 0;
  const more = hasMore
    ? html`<p><a class="button" rel="next" href="?before=${last}&lang=${language}">${deskTexts[language].nextPage}</a></p>`
    : "";
  return html`<section class="card"><h2>${texts.sales}</h2>${sums}</section><section class="card"><h2>${texts.lines}</h2>${lines}${more}</section>`;
}

/** A commission of basis points in percent: 1250 → `12,5 %`. */
export const shareText = (shareBp: number, language: Language) =>
  `${decimalText(shareBp / BP_PER_PERCENT, language)}\u00a0%`;

/** `2026-12` → `12.2026`. */
const monthText = (month: string) => month.split("-").toReversed().join(".");

/** A partner's reference, up to 64 characters without spaces: it breaks after its separators first. */
function referenceText(reference: string) {
  const parts = reference.split(/(?<=[-_./:])/);
  return html`<span class="desk-reference">${parts.map((part) => html`${part}<wbr>`)}</span>`;
}
