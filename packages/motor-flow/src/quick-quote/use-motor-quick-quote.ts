import { useFirstInteraction } from "@sughurta/api-client/react";
import { useZodForm } from "@sughurta/forms";
import { lazyModule } from "@sughurta/lazy-module";
import { motorContracts } from "../motor-contracts.ts";
import { NO_ANSWERS } from "./car-question.ts";
import type { MotorQuickQuoteProps } from "./motor-quick-quote-props.ts";
import { useCarQuote } from "./use-car-quote.ts";

const schema = lazyModule(async () => (await import("./quick-quote-schema.ts")).quickQuoteSchema);

/** Form and live price of the quick quote; a price is requested as soon as make and year are known. */
export function useMotorQuickQuote(props: MotorQuickQuoteProps) {
  const { today, coupon, partner, known, initialAnswers, onContinue } = props;
  useFirstInteraction(motorContracts.preload);
  const form = useZodForm({
    initialValues: { ...NO_ANSWERS, ...initialAnswers },
    schema,
    onSubmit: (answers) => onContinue(answers),
  });
  return { form, quote: useCarQuote(form.values, { today, coupon, partner, known }) };
}
