import { useFirstInteraction } from "@sughurta/api-client/react";
import { useZodForm } from "@sughurta/forms";
import { lazyModule } from "@sughurta/lazy-module";
import { NO_ANSWERS } from "../model/car-question.ts";
import { motorContracts } from "../model/motor-quote.ts";
import type { MotorQuickAnswers } from "../model/quick-answers.ts";
import { type PrefetchedMotorPrice, useCarQuote } from "../model/use-car-quote.ts";

/** Properties of `MotorQuickQuote`. */
export interface MotorQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner of the address; included in the price. */
  readonly coupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** Known values of the car: the form's initial values. */
  readonly initialAnswers?: Partial<MotorQuickAnswers> | undefined;
  /** A price loaded with the page. */
  readonly known?: PrefetchedMotorPrice | undefined;
  /** Passes the values to the order, as its `initialAnswers`. */
  readonly onContinue: (answers: MotorQuickAnswers) => void;
}

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
