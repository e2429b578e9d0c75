import type { Language } from "@sughurta/domain";
import { deskTable } from "#src/desk/shell/desk-table.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import type { BuyerPrices } from "#src/products/tariff/typical-buyers.ts";
import { buyerText } from "./buyer-text.ts";
import { buyerTexts } from "./buyer-texts.ts";

const MINUS = "−";
const PERCENT = 100;

/** What typical buyers pay before and after a change, with the difference in TJS and percent. */
export function buyerPricesTable(prices: readonly BuyerPrices[], language: Language) {
  const texts = buyerTexts[language];
  const sum = (diram: number | undefined) =>
    diram === undefined ? texts.notSold : moneyText(diram, "TJS", language);
  const columns = [
    texts.buyer,
    { label: texts.before, isSum: true },
    { label: texts.after, isSum: true },
    { label: texts.difference, isSum: true },
  ];
  const rows = prices.map((row) => [
    buyerText(row.buyer, language),
    sum(row.beforeDiram),
    sum(row.afterDiram),
    differenceText(row, language),
  ]);
  return deskTable(texts.caption, columns, rows);
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
