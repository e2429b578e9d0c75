import { SUPPORT_NUMBER } from "@sughurta/domain";
import { type FieldError, Form, LoadedPart, SubmitButton } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Container, Skeleton, Stack, Stepper } from "@sughurta/ui-kit";
import { lazy, Suspense, useCallback, useRef } from "react";
import { HandOverButton } from "../handover/hand-over-button.tsx";
import { useHandoverToken } from "../handover/use-handover-token.ts";
import { QuoteProblemNote } from "../quote/quote-problem.tsx";
import { lastQuote } from "../quote/quote-state.ts";
import { travelTexts } from "../texts/travel-texts.ts";
import { countriesText, periodText } from "./describe-order.ts";
import { EarlierSteps } from "./earlier-steps.tsx";
import { travelErrorText } from "./error-text.ts";
import { loadLaterSteps } from "./load-later-steps.ts";
import { isFinished, isLast } from "./order-place.ts";
import { ORDER_PARTS } from "./order-schema.ts";
import { StepHeading } from "./step-heading.tsx";
import { StepView } from "./step-view.tsx";
import type { TravelFlowProps } from "./travel-flow-props.ts";
import { TripPanel } from "./trip-panel.tsx";
import { useCountryList } from "./use-country-list.ts";
import { useTravelOrder } from "./use-travel-order.ts";

const CheckoutDialogs = lazy(async () => ({
  default: (await loadLaterSteps()).CheckoutDialogs,
}));
const TakeOver = lazy(async () => ({
  default: (await import("../handover/take-over.tsx")).TakeOver,
}));

/** The whole purchase of a travel policy in four tabs or five steps, from the trip to the payment (S1 §2). */
export function TravelFlow(props: TravelFlowProps) {
  const { operators, onResult, supportNumber = SUPPORT_NUMBER } = props;
  const texts = useTexts(travelTexts);
  const { t, format } = texts;
  const order = useTravelOrder(props);
  const arrival = useHandoverToken(order.keepNow);
  const { form, steps, place, quote, coupon, checkout } = order;
  const { values } = form;
  const countries = useCountryList(values.country.length > 0 || place.current !== "trip");
  const heading = useRef<HTMLHeadingElement>(null);
  const stepTitle = t(`steps.${place.current}`);
  const errorText = useCallback((error: FieldError) => travelErrorText(error, t), [t]);
  const shown = lastQuote(quote);
  const last = isLast(steps, place.current);
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
            done: isFinished(steps, place, key),
          }))}
          current={place.current}
          onSelect={(key) => {
            const step = steps.find((one) => one.key === key);
            if (step) order.openStep(step.key);
          }}
          progressText={(step, count) => t("steps.progress", { step, count })}
          doneText={t("steps.done")}
        />
      </header>
      <div className="sg-travel__columns">
        <div className="sg-travel__main">
          {arrival === undefined ? null : (
            <div className="sg-take-over">
              <LoadedPart fallback={null} supportNumber={supportNumber}>
                <TakeOver
                  key={arrival.number}
                  token={arrival.token}
                  here={[
                    countriesText(values.country, countries, texts.language),
                    periodText(values, texts),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                  onTaken={order.bring}
                />
              </LoadedPart>
            </div>
          )}
          <QuoteProblemNote quote={quote} supportNumber={supportNumber} />
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
              {order.restored ? (
                <Alert
                  tone="info"
                  live="polite"
                  actions={
                    <Button variant="quiet" icon="refresh" onClick={startAfresh}>
                      {t("order.startAfresh")}
                    </Button>
                  }
                >
                  {t("order.restored")}
                </Alert>
              ) : null}
              <LoadedPart
                fallback={
                  <>
                    <h2 className="sg-travel__step">{stepTitle}</h2>
                    <Skeleton shape="card" />
                  </>
                }
                supportNumber={supportNumber}
              >
                <StepHeading ref={heading} step={place.current} title={stepTitle} />
                {last ? null : (
                  <EarlierSteps
                    values={values}
                    parts={ORDER_PARTS.filter((part) =>
                      before.some(({ parts }) => parts.includes(part)),
                    )}
                    countries={countries}
                    onChange={order.change}
                  />
                )}
                <StepView order={order} countries={countries} flow={{ ...props, supportNumber }} />
                <div className="sg-travel__next">
                  <SubmitButton
                    size="large"
                    iconEnd={last ? undefined : "arrow-right"}
                    busy={checkout.state.step === "saving"}
                    unavailableReason={last ? buyBlocker() : undefined}
                    // Says what is missing when it is pressed all the same (S1 §2, decision 22).
                    aria-disabled={order.incomplete ? true : undefined}
                  >
                    {last && shown
                      ? t("order.buy", { price: format.money(shown.sumPrem) })
                      : t(returnTo === undefined ? "order.next" : "order.return")}
                  </SubmitButton>
                  <HandOverButton
                    keepWhole={order.keepWhole}
                    page={props.handoverHref}
                    supportNumber={supportNumber}
                  />
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
            operators={operators}
            onResult={onResult}
            supportNumber={supportNumber}
          />
        </Suspense>
      ) : null}
    </Container>
  );

  function startAfresh() {
    heading.current?.focus();
    order.startAfresh();
  }

  function buyBlocker(): string | undefined {
    if (!values.agree) return t("order.agreeFirst");
    return quote.kind === "ready" ? undefined : t("order.priceFirst");
  }
}
