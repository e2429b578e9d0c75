import { newMotorOrder } from "./order-values.ts";
import { type MotorQuickAnswers, withQuickAnswers } from "./quick-answers.ts";
import { type MotorQuoteRequest, type QuoteExtras, toMotorQuote } from "./to-motor-payload.ts";

/** An empty quick quote. */
export const NO_ANSWERS: MotorQuickAnswers = {
  carMark: "",
  carIssueYear: "",
  residentType: "resident",
};

/** The price request of compulsory liability; `undefined` until make and year are known. */
export function carQuestion(
  answers: Partial<MotorQuickAnswers>,
  extras: QuoteExtras,
): MotorQuoteRequest | undefined {
  const { today } = extras;
  const order = newMotorOrder({ product: "MTPL" }, today);
  return toMotorQuote(withQuickAnswers(order, { ...NO_ANSWERS, ...answers }, today), extras);
}
