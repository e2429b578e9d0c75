import { DEFAULT_MEDICAL_COVER } from "@sughurta/domain/travel";
import { Form, SubmitButton } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import { Alert, Heading } from "@sughurta/ui-kit";
import { useId } from "react";
import { QuickQuoteFields } from "./quick-quote-fields.tsx";
import { PriceBasis, QuickQuotePrice } from "./quick-quote-price.tsx";
import { quickQuoteTexts } from "./quick-quote-texts.ts";
import { type TravelQuickQuoteProps, useQuickQuote } from "./use-quick-quote.ts";
import { useQuickQuoteErrors } from "./use-quick-quote-errors.ts";

/** The shortest form for a price: where, when, who; then the order with it (S1 §2). */
export function TravelQuickQuote(props: TravelQuickQuoteProps) {
  const { today } = props;
  const { t, rich, format } = useTexts(quickQuoteTexts);
  const { form, quote, violation, guessed } = useQuickQuote(props);
  const errorText = useQuickQuoteErrors();
  const titleId = useId();
  const { sum, currency } = DEFAULT_MEDICAL_COVER;
  const refusals =
    quote.kind === "rejected" && quote.problem.kind === "rules" ? quote.problem.errorMsg : [];

  return (
    <section className="sg-quick-quote" aria-labelledby={titleId}>
      <header className="sg-quick-quote__head">
        <Heading level={2} id={titleId}>
          {t("quote.title")}
        </Heading>
        <p className="sg-quick-quote__lead">
          {rich("quote.lead", { sum: format.money(sum, currency) })}
        </p>
      </header>
      <Form form={form} errorText={errorText} errorSummary={false}>
        {refusals.map((sentence) => (
          <Alert key={sentence} tone="danger" live="polite">
            {sentence}
          </Alert>
        ))}
        <QuickQuoteFields form={form} today={today} />
        <p className="sg-quick-quote__basis">
          <PriceBasis
            quote={quote}
            values={form.values}
            violation={violation && errorText(violation)}
            guessed={guessed}
          />
        </p>
        <div className="sg-quick-quote__foot" data-priced={lastQuote(quote) ? "" : undefined}>
          <QuickQuotePrice quote={quote} />
          <SubmitButton className="sg-quick-quote__submit">{t("quote.submit")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
