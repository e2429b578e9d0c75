import type { Format } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import type { OfferedChoice, TravelQuoteState } from "./travel-quote.ts";

/** What another choice of a field would add to the price or take off, such as `+12 TJS`; `undefined` until that is known. */
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
