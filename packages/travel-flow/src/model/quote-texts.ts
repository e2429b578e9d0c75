import type { TravelPricePart } from "@sughurta/contracts/travel";
import type { Format } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import type { TravelTranslations } from "#src/texts/travel-texts.ts";
import type { OfferedChoice, TravelQuoteState } from "./travel-quote.ts";

/** The price difference of another choice in a field, such as `+12 TJS`; `undefined` until it is known. */
export function changeText(
  quote: TravelQuoteState,
  field: OfferedChoice["field"],
  value: string,
  format: Format,
): string | undefined {
  const choice = lastQuote(quote)?.choices.find(
    (one) => one.field === field && one.value === value,
  );
  if (choice === undefined || choice.sumPrem === 0) return undefined;
  const change = format.money(choice.sumPrem);
  return choice.sumPrem > 0 ? `+${change}` : change;
}

/** Name of a part of the price. */
export function partName(part: TravelPricePart, t: TravelTranslations["t"]): string {
  switch (part) {
    case "mainSumAssured":
    case "sportOption":
    case "partner":
    case "coupon":
      return t(`price.parts.${part}`);
    default:
      return t(`addOns.${part}`);
  }
}
