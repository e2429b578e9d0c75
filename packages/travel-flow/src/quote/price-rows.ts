import type { TravelPricePart } from "@sughurta/contracts";
import type { SummaryRow } from "@sughurta/ui-kit";
import type { TravelWords } from "../texts/travel-texts.ts";
import type { TravelQuote } from "./travel-quote.ts";

/** What a part of a price is called. */
export function partName(part: TravelPricePart, { t }: Pick<TravelWords, "t">): string {
  switch (part) {
    case "mainSumAssured":
    case "sportOption":
    case "partner":
    case "coupon":
      return t(`price.parts.${part}`);
    default:
      return t(`addOns.${part}.name`);
  }
}

/** What a price is made of, one line for each part (S1 §3). */
export function priceRows({ parts }: TravelQuote, { t, format }: TravelWords): SummaryRow[] {
  return parts.map(({ part, sumPrem }) => ({
    key: part,
    term: partName(part, { t }),
    value: format.money(sumPrem),
  }));
}
