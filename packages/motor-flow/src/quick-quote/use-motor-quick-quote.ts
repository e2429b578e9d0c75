import { useZodForm } from "@sughurta/forms";
import { useQuote } from "@sughurta/order";
import { newMotorOrder } from "../order/order-values.ts";
import { type MotorQuickAnswers, withQuickAnswers } from "../order/quick-answers.ts";
import { toMotorQuote } from "../order/to-motor-payload.ts";
import { askQuote } from "../quote/ask-quote.ts";
import { quoteDelayMs } from "../quote/quote-delay.ts";
import type { MotorQuickQuoteProps } from "./motor-quick-quote-props.ts";

const loadSchema = async () => (await import("./quick-quote-schema.ts")).quickQuoteSchema;

const NO_ANSWERS: MotorQuickAnswers = { carMark: "", carIssueYear: "", residentType: "resident" };

/** Form and live price of the quick quote; a price is asked for as soon as make and year are known. */
export function useMotorQuickQuote({ today, coupon, partner, onContinue }: MotorQuickQuoteProps) {
  const form = useZodForm({
    initialValues: NO_ANSWERS,
    schema: loadSchema,
    onSubmit: (answers) => onContinue(answers),
  });
  const order = withQuickAnswers(newMotorOrder({ product: "MTPL" }, today), form.values, today);
  const quote = useQuote({
    request: toMotorQuote(order, { today, coupon, partner }),
    ask: askQuote,
    delayMs: quoteDelayMs,
  });
  return { form, quote };
}
