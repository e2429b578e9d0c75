import { type CheckoutState, LazyCheckoutDialogs, OpenPaymentNote } from "@sughurta/checkout";
import { Form, LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Button,
  Container,
  classNames,
  Heading,
  Skeleton,
  Stack,
  Stepper,
  VisuallyHidden,
} from "@sughurta/ui-kit";
import { Component, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CallbackForm, FinishByPhone } from "../callback/finish-by-phone.tsx";
import { DraftChanged } from "../draft/draft-changed.tsx";
import { UndoNote } from "../draft/undo-note.tsx";
import { useOrderEventHandler, useReportCheckout } from "../events/order-events.tsx";
import { NextActionContext } from "../quote/quote-panel.tsx";
import { QuoteProblemNote } from "../quote/quote-problem.tsx";
import { orderTexts } from "../texts/order-texts.ts";
import { EarlierSteps } from "./earlier-steps.tsx";
import { fadeStepOut, type StepPicture, slideStepIn, takeStepPicture } from "./motion-and-focus.ts";
import { NextBar } from "./next-bar.tsx";
import type { OrderPurchase, OrderScreenProps } from "./order-screen-props.ts";

export interface StepHeadingProps {
  readonly step: string;
  /** Index of the step, from 0. */
  readonly position: number;
  readonly title: string;
  /** How often the order was restarted. */
  readonly restarts: number;
  /** The previous step, to fade out. */
  readonly picture: RefObject<StepPicture | undefined>;
}

interface PreviousStepProps {
  readonly step: string;
  readonly main: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<StepPicture | undefined>;
}

/** Keeps a picture of a step while another one replaces it: only a class component is called before that. */
class PreviousStep extends Component<PreviousStepProps> {
  override getSnapshotBeforeUpdate({ step }: PreviousStepProps) {
    const { main, picture } = this.props;
    if (step !== this.props.step) picture.current = takeStepPicture(main.current);
    return null;
  }

  // React requires it beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate() {}

  override render() {
    return null;
  }
}

/** The heading of a step; takes the focus when another step is shown, including its fields. */
function StepHeading({ step, position, title, restarts, picture }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${restarts} ${step}`;
  const shown = useRef({ place, position });
  useEffect(() => {
    const before = shown.current;
    if (before.place === place) return;
    shown.current = { place, position };
    if (heading.current) {
      slideStepIn(heading.current, position > before.position ? "end" : "start");
    }
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start" });
    const main = heading.current?.closest<HTMLElement>(".sg-order__main");
    if (main && picture.current) fadeStepOut(main, picture.current);
    picture.current = undefined;
  }, [place, position, picture]);
  return (
    <Heading level={2} className="sg-order__step" ref={heading} tabIndex={-1}>
      {title}
    </Heading>
  );
}

/** Reports the current step and the progress of the purchase to the application; each once. */
export function useReportOrder(step: string, { price, quote, checkout }: OrderPurchase): void {
  const report = useOrderEventHandler();
  const reported = useRef<{ step?: string; price?: number }>({});
  // `useQuote` reports a live price.
  const fixedPrice = quote === undefined ? price : undefined;

  useEffect(() => {
    if (reported.current.step === step) return;
    reported.current.step = step;
    report({ type: "step", step });
  }, [step, report]);

  useEffect(() => {
    if (fixedPrice === undefined || reported.current.price === fixedPrice) return;
    reported.current.price = fixedPrice;
    report({ type: "quoteReady", price: fixedPrice });
  }, [fixedPrice, report]);

  useReportCheckout(checkout.state, report);
}

/** The button of the bar, which submits the form. */
const NEXT_BUTTON = ".sg-order__next > button";

/**
 * The screen of an order of any product: its steps or its one page, the errors, the button that continues or buys, and
 * the price beside it (S1 §2).
 */
export function OrderScreen<Values extends object, Part extends string, Step extends string>({
  wizard,
  purchase,
  payment,
  title,
  draft,
  stepTitle = (step) => step,
  pattern,
  breadcrumbs,
  lead,
  beforeForm,
  besideHeading,
  notice,
  earlier = [],
  errorText,
  errorBanner,
  isIncomplete = false,
  afterNext,
  aside,
  className,
  children,
}: OrderScreenProps<Values, Part, Step>) {
  const { t } = useTexts(orderTexts);
  const { form, steps, place, isLast, restarts } = wizard;
  const { quote, policyType, checkout, dueNow, unpricedTries = 0 } = purchase;
  const { current, leaving } = place;
  const hasSteps = steps.length > 1;
  const [isCalling, setCalling] = useState(false);
  useReportOrder(current, purchase);
  const ordered = [title, earlier[0]?.answer].filter(Boolean).join(" · ");
  const main = useRef<HTMLDivElement>(null);
  const picture = useRef<StepPicture>(undefined);
  const nextText = t(
    isLast ? "buy.unpriced" : place.returnTo === undefined ? "steps.next" : "steps.return",
  );
  const next = useMemo(
    () => ({
      text: nextText,
      onPress: () => main.current?.querySelector<HTMLElement>(NEXT_BUTTON)?.click(),
    }),
    [nextText],
  );
  // The first of several steps has no personal data: it stays editable during loading.
  const isLoading = draft?.isLoading === true && (!hasSteps || current !== steps[0]?.key);
  const describe = draft?.describe;
  useEffect(() => describe?.(ordered), [describe, ordered]);

  return (
    <Container className={classNames("sg-order", hasSteps && "sg-order--steps", className)}>
      <header className="sg-order__head">
        {breadcrumbs}
        <Heading level={1} className="sg-order__title">
          {title}
        </Heading>
        {lead ? <div className="sg-order__lead">{lead}</div> : null}
        {hasSteps ? (
          <Stepper
            label={t("steps.label")}
            steps={steps.map(({ key }) => ({
              key,
              title: stepTitle(key),
              done: wizard.isFinished(key),
            }))}
            value={current}
            onValueChange={(key) => {
              const step = steps.find((one) => one.key === key);
              if (step) wizard.open(step.key);
            }}
            progressText={(step, count) => t("steps.progress", { step, count })}
            doneText={t("steps.done")}
            pattern={pattern}
          />
        ) : null}
      </header>
      {hasSteps ? <PreviousStep step={current} main={main} picture={picture} /> : null}
      <div className="sg-order__columns">
        <div className="sg-order__main" ref={main}>
          <OpenPaymentNote
            payment={isUnsent(checkout.state) ? undefined : checkout.openPayment}
            onResult={payment.onResult}
          />
          {beforeForm}
          <DraftChanged changed={draft?.changedElsewhere} />
          {quote ? <QuoteProblemNote quote={quote} tries={unpricedTries} /> : null}
          <Form
            form={form}
            errorText={errorText}
            errorBanner={errorBanner}
            errorActions={
              leaving === undefined ? null : (
                <Button variant="secondary" icon="arrow-left" onClick={wizard.leaveUnfinished}>
                  {t("steps.leave", { step: stepTitle(leaving) })}
                  <VisuallyHidden>. {t("steps.unfinished")}</VisuallyHidden>
                </Button>
              )
            }
          >
            <Stack gap="xl" className="sg-order__form">
              {draft ? <UndoNote undo={draft.undo} endUndo={draft.endUndo} /> : null}
              {notice}
              <LazyBoundary
                fallback={hasSteps ? <ComingStep title={stepTitle(current)} /> : undefined}
              >
                <div className="sg-order__where">
                  {hasSteps ? (
                    <StepHeading
                      step={current}
                      position={steps.findIndex(({ key }) => key === current)}
                      title={stepTitle(current)}
                      restarts={restarts}
                      picture={picture}
                    />
                  ) : null}
                  {isLast ? null : <EarlierSteps wizard={wizard} answers={earlier} />}
                  {besideHeading}
                </div>
                {isLoading ? (
                  <p role="status" className="sg-order__loading">
                    {t("draft.loading")}
                  </p>
                ) : null}
                <fieldset role="none" className="sg-order__fields" disabled={isLoading}>
                  {children}
                </fieldset>
                <NextBar
                  wizard={wizard}
                  purchase={purchase}
                  onResult={payment.onResult}
                  isIncomplete={isIncomplete}
                >
                  {afterNext}
                  {draft ? <FinishByPhone draft={draft} onAsk={() => setCalling(true)} /> : null}
                </NextBar>
              </LazyBoundary>
            </Stack>
          </Form>
        </div>
        <NextActionContext.Provider value={next}>{aside}</NextActionContext.Provider>
      </div>
      {draft && isCalling ? (
        <CallbackForm
          draft={draft}
          about={hasSteps ? `${title} · ${stepTitle(current)}` : title}
          phone={payment.phone}
          onClose={() => setCalling(false)}
        />
      ) : null}
      <LazyCheckoutDialogs
        {...payment}
        policyType={policyType}
        checkout={checkout}
        dueNow={dueNow}
        canBuy={isLast}
      />
    </Container>
  );
}

/** Already shown beside Buy. */
function isUnsent(state: CheckoutState): boolean {
  return state.step === "editing" && state.receiptUnsent !== undefined;
}

/** Placeholder for a step whose fields are loading. */
function ComingStep({ title }: { readonly title: string }) {
  return (
    <>
      <Heading level={2} className="sg-order__step">
        {title}
      </Heading>
      <Skeleton shape="card" />
    </>
  );
}
