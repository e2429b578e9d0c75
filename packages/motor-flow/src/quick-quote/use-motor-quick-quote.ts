import { useFirstInteraction } from "@sughurta/api-client/react";
import { useZodForm } from "@sughurta/forms";
import { lazyModule } from "@sughurta/lazy-module";
import { useQuote } from "@sughurta/order/quote";
import { newMotorOrder } from "../model/order-values.ts";
import { type MotorQuickAnswers, withQuickAnswers } from "../model/quick-answers.ts";
import { askQuote } from "../model/quote/ask-quote.ts";
import { quoteDelayMs } from "../model/quote/quote-delay.ts";
import { toMotorQuote } from "../model/to-motor-payload.ts";
import { motorContracts } from "../motor-contracts.ts";
import type { MotorQuickQuoteProps } from "./motor-quick-quote-props.ts";

const schema = lazyModule(async () => (await import("./quick-quote-schema.ts")).quickQuoteSchema);

const NO_ANSWERS: MotorQuickAnswers = { carMark: "", carIssueYear: "", residentType: "resident" };

/** Form and live price of the quick quote; a price is asked for as soon as make and year are known. */
export function useMotorQuickQuote({ today, coupon, partner, onContinue }: MotorQuickQuoteProps) {
  useFirstInteraction(motorContracts.preload);
  const form = useZodForm({
    initialValues: NO_ANSWERS,
    schema,
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
