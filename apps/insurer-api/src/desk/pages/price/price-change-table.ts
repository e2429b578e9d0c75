import type { Language } from "@sughurta/domain";
import { deskTable } from "#src/desk/shell/desk-table.ts";
import { decimalText } from "#src/platform/texts/amount-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { BuyerPrices } from "#src/products/price/typical-buyers.ts";
import { buyerTexts } from "./buyer-texts.ts";

/** Price before and after a change, in diram; `undefined` while the product is not sold. */
type PriceChange = Pick<BuyerPrices, "beforeDiram" | "afterDiram">;

const PERCENT = 100;

/** Prices before and after a change, with the difference in TJS and percent. */
export function priceChangeTable(
  language: Language,
  caption: string,
  changes: readonly (PriceChange & { readonly buyer: string })[],
) {
  const texts = buyerTexts[language];
  const sum = (diram: number | undefined) =>
    diram === undefined ? texts.notSold : moneyText(diram, "TJS", language);
  const columns = [
    texts.buyer,
    { label: texts.before, isSum: true },
    { label: texts.after, isSum: true },
    { label: texts.difference, isSum: true },
  ];
  const rows = changes.map((one) => [
    one.buyer,
    sum(one.beforeDiram),
    sum(one.afterDiram),
    differenceText(one, language),
  ]);
  return deskTable(caption, columns, rows);
}

function differenceText({ beforeDiram, afterDiram }: PriceChange, language: Language): string {
  if (beforeDiram === undefined || afterDiram === undefined) return "";
  const diram = afterDiram - beforeDiram;
  if (diram === 0) return buyerTexts[language].same;
  const plus = diram > 0 ? "+" : "";
  const percent = ((diram / beforeDiram) * PERCENT).toFixed(1);
  return `${plus}${moneyText(diram, "TJS", language)} (${plus}${decimalText(percent, language)}\u00a0%)`;
}
