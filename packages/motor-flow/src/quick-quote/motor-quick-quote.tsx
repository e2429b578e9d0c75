import { issueYears } from "@sughurta/domain/motor";
import { Form, RadioInput, SelectInput, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { QuotePrice, QuoteProblemNote } from "@sughurta/order/quote";
import { Alert, Button, Heading } from "@sughurta/ui-kit";
import { useId, useMemo } from "react";
import { useCarMakes } from "../model/car-directory.ts";
import { NO_ANSWERS } from "../model/car-question.ts";
import { motorContracts } from "../model/motor-quote.ts";
import type { MotorQuickAnswers } from "../model/quick-answers.ts";
import { type PrefetchedMotorPrice, useCarQuote } from "../model/use-car-quote.ts";
import { CarNameInput } from "../steps/car-name-input.tsx";
import { motorQuickQuoteTexts } from "./motor-quick-quote-texts.ts";

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

/** The shortest form for a price of compulsory liability: make, year, residence; then the order. */
export function MotorQuickQuote(props: MotorQuickQuoteProps) {
  const { t } = useTexts(motorQuickQuoteTexts);
  const { form, quote } = useMotorQuickQuote(props);
  const titleId = useId();
  return (
    <section className="sg-motor-quote" aria-labelledby={titleId}>
      <header>
        <Heading level={2} id={titleId} className="sg-motor-quote__title">
          {t("title")}
        </Heading>
        <p className="sg-motor-quote__lead">{t("lead")}</p>
      </header>
      <Form form={form} errorSummary={false}>
        <QuoteProblemNote quote={quote} tries={0} />
        <QuickQuoteFields today={props.today} />
        <div className="sg-motor-quote__foot">
          <QuotePrice quote={quote} missing={t("missing")} />
          <SubmitButton>{t("submit")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** The three fields. */
function QuickQuoteFields({ today }: Pick<MotorQuickQuoteProps, "today">) {
  const { t } = useTexts(motorQuickQuoteTexts);
  const makes = useCarMakes();
  const years = useMemo(
    () => issueYears("MTPL", today).map((year) => ({ value: String(year), label: String(year) })),
    [today],
  );
  return (
    <>
      {makes.kind === "failed" ? (
        <Alert
          tone="warning"
          live="polite"
          actions={
            <Button variant="secondary" icon="refresh" onClick={makes.retry}>
              {t("retry")}
            </Button>
          }
        >
          {t("makesFailed")}
        </Alert>
      ) : null}
      <div className="sg-motor-quote__fields">
        <CarNameInput
          name="carMark"
          label={t("make")}
          entries={makes.kind === "ready" ? makes.response : NO_MAKES}
          noResultsText={t(makes.kind === "ready" ? "notFound" : "makesLoading")}
        />
        <SelectInput name="carIssueYear" label={t("year")} width="short" options={years} />
        <RadioInput
          name="residentType"
          label={t("residence")}
          options={[
            { value: "resident", label: t("resident") },
            { value: "nonresident", label: t("nonresident") },
          ]}
        />
      </div>
    </>
  );
}

const NO_MAKES = [] as const;

/** Form and live price of the quick quote; a price is requested as soon as make and year are known. */
function useMotorQuickQuote(props: MotorQuickQuoteProps) {
  const { today, coupon, partner, known, initialAnswers, onContinue } = props;
  useFirstInteraction(motorContracts.preload);
  const form = useZodForm({
    initialValues: { ...NO_ANSWERS, ...initialAnswers },
    schema,
    onSubmit: (answers) => onContinue(answers),
  });
  return { form, quote: useCarQuote(form.values, { today, coupon, partner, known }) };
}
