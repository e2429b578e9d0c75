import type { TravelQuoteRequest } from "../to-travel-payload.ts";

/** Wait after a choice, such as a switch or a list (S1 §9). */
export const QUOTE_CHOICE_DEBOUNCE_MS = 200;
/** Wait after something that is typed digit by digit: a date (S1 §9). */
export const QUOTE_TYPING_DEBOUNCE_MS = 500;

const typedOf = ({ beginDate, endDate, las }: TravelQuoteRequest) =>
  [beginDate, endDate, ...las.map(({ laBirthday }) => laBirthday)].join(" ");

/** How long to wait for further edits before a price is asked for; the first one is asked for at once. */
export function quoteDelayMs(
  before: TravelQuoteRequest | undefined,
  request: TravelQuoteRequest,
): number {
  if (before === undefined) return 0;
  const people = before.las.length !== request.las.length;
  const typed = !people && typedOf(before) !== typedOf(request);
  return typed ? QUOTE_TYPING_DEBOUNCE_MS : QUOTE_CHOICE_DEBOUNCE_MS;
}
