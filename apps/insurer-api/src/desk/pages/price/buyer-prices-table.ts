import type { Language } from "@sughurta/domain";
import type { BuyerPrices } from "#src/products/price/typical-buyers.ts";
import { buyerText } from "./buyer-text.ts";
import { buyerTexts } from "./buyer-texts.ts";
import { priceChangeTable } from "./price-change-table.ts";

/** Prices of typical buyers before and after a change. */
export const buyerPricesTable = (prices: readonly BuyerPrices[], language: Language) =>
  priceChangeTable(
    language,
    buyerTexts[language].caption,
    prices.map((one) => ({ ...one, buyer: buyerText(one.buyer, language) })),
  );
