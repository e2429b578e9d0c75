import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { moneyText } from "#src/products/document/money-text.ts";
import type { BuyerPrices } from "#src/products/tariff/typical-buyers.ts";
import { buyerText } from "./buyer-text.ts";
import { buyerTexts } from "./buyer-texts.ts";

const MINUS = "−";
const PERCENT = 100;

/** What typical buyers pay before and after a change, with the difference in TJS and percent. */
export function buyerPricesTable(
  rows: readonly BuyerPrices[],
  currency: string,
  language: Language,
) {
  const texts = buyerTexts[language];
  const sum = (diram: number | undefined) =>
    diram === undefined ? texts.notSold : moneyText(diram, "TJS", language);
  const cells = rows.map(
    (row) =>
      html`<tr><td>${buyerText(row.buyer, currency, language)}</td><td>${sum(row.beforeDiram)}</td><td>${sum(row.afterDiram)}<div class="muted">${differenceText(row, language)}</div></td></tr>`,
  );
  return html`<table class="pairs"><thead><tr><th scope="col">${texts.buyer}</th><th scope="col">${texts.before}</th><th scope="col">${texts.after}</th></tr></thead><tbody>${cells}</tbody></table>`;
}

function differenceText({ beforeDiram, afterDiram }: BuyerPrices, language: Language): string {
  if (beforeDiram === undefined || afterDiram === undefined) return "";
  const diram = afterDiram - beforeDiram;
  if (diram === 0) return buyerTexts[language].same;
  const sign = diram > 0 ? "+" : MINUS;
  const percent = ((Math.abs(diram) / beforeDiram) * PERCENT).toFixed(1);
  const mark = language === "en" ? percent : percent.replace(".", ",");
  return `${sign}${moneyText(Math.abs(diram), "TJS", language)} (${sign}${mark}\u00a0%)`;
}
