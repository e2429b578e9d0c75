import { DEFAULT_MEDICAL_COVER } from "@sughurta/domain/travel";
import { type ErrorText, errorTextFrom, Form, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyModule } from "@sughurta/lazy-module";
import { lastQuote } from "@sughurta/order/quote";
import { Alert, Heading } from "@sughurta/ui-kit";
import { useId, useMemo } from "react";
import { applyOrderEffects } from "../model/order-effects.ts";
import type { TravelTrip } from "../model/order-values.ts";
import { toTrip } from "../model/travel-trip.ts";
import { orderWithTrip, quickQuoteErrors, tripQuestion } from "../model/trip-question.ts";
import {
  type PrefetchedTravelPrice,
  usePrefetchedPrice,
  useTravelQuote,
} from "../model/use-travel-quote.ts";
import { QuickQuoteFields } from "./quick-quote-fields.tsx";
import { PriceBasis, QuickQuotePrice } from "./quick-quote-price.tsx";
import { quickQuoteTexts } from "./quick-quote-texts.ts";
import { useRememberedFrequency } from "./use-remembered-frequency.ts";

const schema = lazyModule(async () => (await import("../model/trip-schema.ts")).quickQuoteSchema);

const NO_TRIP: Partial<TravelTrip> = {};

/** Properties of `TravelQuickQuote`. */
export interface TravelQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner of the address; included in the price. */
  readonly coupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** Known values of the trip: the form's initial values. */
  readonly initialTrip?: Partial<TravelTrip> | undefined;
  /** A price loaded with the page. */
  readonly known?: PrefetchedTravelPrice | undefined;
  /** Passes the choices to the order; only choices may be in an address or a history (SPEC-30). */
  readonly onOrder: (trip: TravelTrip) => void;
}

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

/** Form and live price of the quick quote; a price is requested as soon as the trip is valid (S1 §4). */
function useQuickQuote(props: TravelQuickQuoteProps) {
  const { today, initialTrip = NO_TRIP, known, onOrder } = props;
  const form = useZodForm({
    initialValues: orderWithTrip(initialTrip, today),
    schema,
    toErrors: (values) => quickQuoteErrors(values, today),
    onChangeEffects: (before, after) => applyOrderEffects(before, after, today),
    onSubmit: (values) => onOrder(toTrip(values)),
  });
  useRememberedFrequency(form, { isChosen: () => initialTrip.howOften !== undefined });
  const { request, violation, guessed } = tripQuestion(form.values, props);
  const quote = useTravelQuote(request, usePrefetchedPrice(request, known));
  return { form, quote, violation, guessed };
}

/** Texts of the error codes of a trip that other forms do not have. */
export function useQuickQuoteErrors(): ErrorText {
  const { t } = useTexts(quickQuoteTexts);
  return useMemo(() => errorTextFrom(t), [t]);
}
