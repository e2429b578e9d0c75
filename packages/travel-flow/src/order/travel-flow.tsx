import { CouponNotice } from "@sughurta/checkout";
import { type FieldError, Form, LoadedPart, SubmitButton } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order";
import { Button, Container, Skeleton, Stack, Stepper } from "@sughurta/ui-kit";
import { lazy, Suspense, useCallback, useRef } from "react";
import { DraftNote } from "../draft/draft-note.tsx";
import { HandOverButton } from "../handover/hand-over-button.tsx";
import { useHandoverToken } from "../handover/use-handover-token.ts";
import { QuoteProblemNote } from "../quote/quote-problem.tsx";
import { travelTexts } from "../texts/travel-texts.ts";
import { countriesText, periodText } from "./describe-order.ts";
import { EarlierSteps } from "./earlier-steps.tsx";
import { travelErrorText } from "./error-text.ts";
import { loadLaterSteps } from "./load-later-steps.ts";
import { travelOrder } from "./order-definition.ts";
import { StepHeading } from "./step-heading.tsx";
import { StepView } from "./step-view.tsx";
import type { TravelFlowProps } from "./travel-flow-props.ts";
import { TripPanel } from "./trip-panel.tsx";
import { useCountryList } from "./use-country-list.ts";
import { useTravelOrder } from "./use-travel-order.ts";

const CheckoutDialogs = lazy(async () => ({
  default: (await loadLaterSteps()).CheckoutDialogs,
}));
const OlderDraftDialog = lazy(async () => ({
  default: (await import("../draft/older-draft-dialog.tsx")).OlderDraftDialog,
}));
const TakeOver = lazy(async () => ({
  default: (await import("../handover/take-over.tsx")).TakeOver,
}));

/** The whole purchase of a travel policy in four tabs or five steps, from the trip to the payment (S1 §2). */
export function TravelFlow(props: TravelFlowProps) {
  const { today, operators, onResult } = props;
  const texts = useTexts(travelTexts);
  const { t, format } = texts;
  const order = useTravelOrder(props);
  const { form, steps, place, isLast: last, quote, coupon, checkout, draft } = order;
  const { older } = draft;
  const arrival = useHandoverToken(draft.keepNow);
  const { values } = form;
  const countries = useCountryList(values.country.length > 0 || place.current !== "trip");
  const heading = useRef<HTMLHeadingElement>(null);
  const stepTitle = t(`steps.${place.current}`);
  const errorText = useCallback((error: FieldError) => travelErrorText(error, t), [t]);
  const shown = lastQuote(quote);
  const before = steps.slice(
    0,
    steps.findIndex(({ key }) => key === place.current),
  );
  const { leaving, returnTo } = place;

  return (
    <Container className="sg-travel">
      <header className="sg-travel__head">
        <h1>{t("order.title")}</h1>
        <Stepper
          label={t("steps.label")}
          steps={steps.map(({ key }) => ({
            key,
            title: t(`steps.${key}`),
            done: order.isFinished(key),
          }))}
          current={place.current}
          onSelect={(key) => {
            const step = steps.find((one) => one.key === key);
            if (step) order.open(step.key);
          }}
          progressText={(step, count) => t("steps.progress", { step, count })}
          doneText={t("steps.done")}
        />
      </header>
      <div className="sg-travel__columns">
        <div className="sg-travel__main">
          {arrival === undefined ? null : (
            <div className="sg-take-over">
              <LoadedPart fallback={null}>
                <TakeOver
                  key={arrival.number}
                  token={arrival.token}
                  here={[
                    countriesText(values.country, countries, texts.language),
                    periodText(values, texts),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                  isKept={draft.isKept}
                  onTaken={draft.bring}
                />
              </LoadedPart>
            </div>
          )}
          {older === undefined ? null : (
            <LoadedPart fallback={null}>
              <OlderDraftDialog
                older={older.values}
                current={values}
                countries={countries}
                onContinue={() => draft.continueOlder(older)}
                onStartAfresh={draft.dropOlder}
              />
            </LoadedPart>
          )}
          <QuoteProblemNote quote={quote} asked={order.priceAsked} />
          <Form
            form={form}
            errorText={errorText}
            className="sg-travel__form"
            errorActions={
              leaving === undefined ? null : (
                <Button variant="secondary" icon="arrow-left" onClick={order.leaveUnfinished}>
                  {t("order.leave", { step: t(`steps.${leaving}`) })}
                </Button>
              )
            }
          >
            <Stack gap="xl">
              <DraftNote
                notice={draft.notice}
                values={values}
                today={today}
                onBegin={(beginDate) => form.setValue("beginDate", beginDate)}
                onStartAfresh={startAfresh}
              />
              <LoadedPart
                fallback={
                  <>
                    <h2 className="sg-travel__step">{stepTitle}</h2>
                    <Skeleton shape="card" />
                  </>
                }
              >
                <StepHeading ref={heading} step={place.current} title={stepTitle} />
                {last ? null : (
                  <EarlierSteps
                    values={values}
                    parts={travelOrder.parts.filter((part) =>
                      before.some(({ parts }) => parts.includes(part)),
                    )}
                    countries={countries}
                    onChange={order.change}
                  />
                )}
                <StepView order={order} countries={countries} flow={props} />
                {last ? <CouponNotice coupon={coupon} /> : null}
                <div className="sg-travel__next">
                  <SubmitButton
                    size="large"
                    iconEnd={last ? undefined : "arrow-right"}
                    busy={checkout.state.step === "saving"}
                    // Says what is missing when it is pressed all the same (S1 §2, decision 22).
                    aria-disabled={order.incomplete ? true : undefined}
                  >
                    {last ? buyText() : t(returnTo === undefined ? "order.next" : "order.return")}
                  </SubmitButton>
                  {last && order.priceAsked > 0 && quote.kind === "loading" ? (
                    <p className="sg-button-reason" role="status">
                      {t("order.priceFirst")}
                    </p>
                  ) : null}
                  <HandOverButton keepWhole={draft.keepWhole} page={props.handoverHref} />
                </div>
              </LoadedPart>
            </Stack>
          </Form>
        </div>
        <TripPanel values={values} quote={quote} coupon={coupon} countries={countries} />
      </div>
      {last ? (
        <Suspense>
          <CheckoutDialogs
            checkout={checkout}
            policyType="travel"
            phone={values.holderPhone}
            operators={operators}
            onResult={onResult}
          />
        </Suspense>
      ) : null}
    </Container>
  );

  function buyText(): string {
    return shown ? t("order.buy", { price: format.money(shown.sumPrem) }) : t("order.buyUnpriced");
  }

  function startAfresh() {
    heading.current?.focus();
    order.startAfresh();
  }
}
