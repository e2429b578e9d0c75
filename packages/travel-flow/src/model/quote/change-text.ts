import type { Format } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
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
