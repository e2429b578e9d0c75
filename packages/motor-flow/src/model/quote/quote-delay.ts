import type { MotorQuoteRequest } from "../to-motor-payload.ts";

/** Delay after a choice, such as a switch or a list. */
export const QUOTE_CHOICE_DEBOUNCE_MS = 200;
/** Delay after input that is typed digit by digit: a date or a name (S2 §9). */
export const QUOTE_TYPING_DEBOUNCE_MS = 500;

const typedOf = ({ beginDate, markaTxt, modelTxt, drivers }: MotorQuoteRequest) =>
  JSON.stringify([beginDate, markaTxt, modelTxt, drivers]);

/** Delay for further edits before a price request; the first one is sent at once. */
export function quoteDelayMs(
  before: MotorQuoteRequest | undefined,
  request: MotorQuoteRequest,
): number {
  if (before === undefined) return 0;
  return typedOf(before) === typedOf(request) ? QUOTE_CHOICE_DEBOUNCE_MS : QUOTE_TYPING_DEBOUNCE_MS;
}
