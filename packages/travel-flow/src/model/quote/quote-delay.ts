import type { TravelQuoteRequest } from "../to-travel-payload.ts";

/** Delay after a choice, such as a switch or a list (S1 §9). */
export const QUOTE_CHOICE_DEBOUNCE_MS = 200;
/** Delay after input that is typed digit by digit: a date (S1 §9). */
export const QUOTE_TYPING_DEBOUNCE_MS = 500;

const typedOf = ({ beginDate, endDate, las }: TravelQuoteRequest) =>
  [beginDate, endDate, ...las.map(({ laBirthday }) => laBirthday)].join(" ");

/** Delay for further edits before a price request; the first one is sent at once. */
export function quoteDelayMs(
  before: TravelQuoteRequest | undefined,
  request: TravelQuoteRequest,
): number {
  if (before === undefined) return 0;
  const people = before.las.length !== request.las.length;
  const typed = !people && typedOf(before) !== typedOf(request);
  return typed ? QUOTE_TYPING_DEBOUNCE_MS : QUOTE_CHOICE_DEBOUNCE_MS;
}
