import { defaultMotorPeriod, productOfProgram } from "@sughurta/domain/motor";
import { LazyBoundary, useErrorText } from "@sughurta/forms";
import { prefetchMessages, useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { type EarlierAnswer, OrderScreen } from "@sughurta/order";
import { DraftNote, type DraftNotice } from "@sughurta/order/draft";
import { ContinueOnAnotherDevice, DraftFromAnotherDevice } from "@sughurta/order/draft-transfer";
import { lastQuote } from "@sughurta/order/quote";
import { QuoteFromLink } from "@sughurta/order/quote-link";
import { Breadcrumbs } from "@sughurta/ui-kit";
import { useCallback, useMemo } from "react";
import { EligibilityCheck, useEligibility } from "../eligibility/eligibility-check.tsx";
import {
  carText,
  chosenOptions,
  leadText,
  orderTitle,
  periodText,
  programText,
} from "../model/describe-order.ts";
import type { OrderPart } from "../model/order-definition.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { hasBeginPassed } from "../model/to-motor-payload.ts";
import { motorQuoteSharing } from "../quote-link/motor-quote-sharing.ts";
import { ineligibleTexts, motorTexts } from "../texts/motor-texts.ts";
import { MotorPanel } from "./motor-panel.tsx";
import { StepView } from "./step-view.tsx";
import { type ChosenOrderProps, useMotorOrder } from "./use-motor-order.ts";

export interface MotorDraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly values: MotorOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Sets a first day in place of one in the past. */
  readonly onBegin: (beginDate: string) => void;
  readonly onResetOrder: () => void;
}

/** A holder without a car: the order renews a box, which lacked some of its fields (SPEC-94). */
const lacksCar = ({ holderLastname, carMark, markaTxt }: MotorOrderValues) =>
  holderLastname !== "" && carMark === "" && markaTxt === "";

/** The question about an older draft, where there is one. */
const ConflictingMotorDraft = lazyComponent(
  lazyModule(() => import("../draft/conflicting-motor-draft.tsx")),
  (module) => module.ConflictingMotorDraft,
);

const ineligiblePage = lazyModule(() => import("../eligibility/ineligible-page.tsx"));

const IneligiblePage = lazyComponent(ineligiblePage, (module) => module.IneligiblePage);

/** The whole purchase of a motor policy, from the car to the payment (S2 §2). */
export function MotorOrder(props: ChosenOrderProps) {
  const { today, operators, onResult, choice, links } = props;
  const { product } = choice;
  const texts = useTexts(motorTexts);
  const { t, language } = texts;
  const order = useMotorOrder(props);
  const { form, draft, quote, coupon } = order;
  const { older } = draft;
  const { values } = form;
  const title = orderTitle(values.program, t);
  const eligibility = useEligibility(values, today);
  useFirstInteraction(
    useCallback(() => {
      ineligiblePage.preload();
      prefetchMessages(language, [ineligibleTexts]);
    }, [language]),
  );
  const errorText = useErrorText(motorTexts);
  const errorBanner = useMemo(
    () => ({ title: t("reqFieldsHead"), text: t("reqFieldsText"), first: t("reqFieldsFirst") }),
    [t],
  );
  const later = lastQuote(quote)?.instalments.slice(1);
  const earlier: EarlierAnswer<OrderPart>[] = [
    {
      part: "vehicle",
      title: t("steps.vehicle"),
      answer: [carText(values), periodText(values, texts)].filter(Boolean).join(" · "),
    },
    { part: "program", title: t("steps.program"), answer: programText(values.program, t) },
    {
      part: "options",
      title: t("steps.options"),
      answer:
        chosenOptions(values, texts)
          .map(({ name }) => name)
          .join(", ") || t("summary.noOptions"),
    },
    { part: "holder", title: t("people.holder"), answer: values.holderFullName },
  ];

  if (eligibility.why) {
    return (
      <LazyBoundary fallback={null}>
        <IneligiblePage why={eligibility.why} links={links} onBack={eligibility.goBack} />
      </LazyBoundary>
    );
  }
  return (
    <OrderScreen
      wizard={order}
      purchase={order}
      draft={draft}
      payment={{ phone: values.holderPhone, later, operators, onResult }}
      breadcrumbs={
        links.catalogue === undefined ? undefined : (
          <Breadcrumbs
            label={t("crumbs")}
            crumbs={[{ label: t("catalogue"), href: links.catalogue }, { label: title }]}
          />
        )
      }
      title={title}
      lead={<p className="sg-motor-order__lead">{leadText(values, texts)}</p>}
      stepTitle={(step) => t(`steps.${step}`)}
      pattern={{ family: "car", seed: values.beginDate }}
      errorText={errorText}
      errorBanner={errorBanner}
      earlier={earlier}
      beforeForm={
        <>
          <DraftFromAnotherDevice draft={draft} here={carText(values)} />
          <QuoteFromLink
            sharing={motorQuoteSharing[product]}
            draft={draft}
            quote={quote}
            here={carText(values)}
            today={today}
          />
          {older === undefined ? null : (
            <LazyBoundary fallback={null}>
              <ConflictingMotorDraft
                older={older.values}
                current={values}
                onContinue={() => draft.continueOlder(older)}
                onResetOrder={draft.dropOlder}
              />
            </LazyBoundary>
          )}
        </>
      }
      besideHeading={
        order.parts.includes("vehicle") ? (
          <EligibilityCheck product={product} asked={eligibility.asked} onAsk={eligibility.ask} />
        ) : null
      }
      notice={
        <MotorDraftNote
          notice={draft.notice}
          values={values}
          today={today}
          onBegin={(beginDate) => form.setValue("beginDate", beginDate)}
          onResetOrder={order.resetOrder}
        />
      }
      afterNext={<ContinueOnAnotherDevice draft={draft} href={props.transferHref} />}
      aside={
        <MotorPanel
          values={values}
          today={today}
          quote={quote}
          coupon={coupon}
          title={title}
          href={props.transferHref}
        />
      }
    >
      <StepView
        HolderForm={props.HolderForm}
        form={form}
        product={product}
        today={today}
        links={links}
        quote={quote}
        parts={order.parts}
        passportReader={props.passportReader}
        onChange={order.change}
      />
    </OrderScreen>
  );
}

/** Names the restored parts of an older draft; a first day in the past takes precedence (SPEC-59). */
function MotorDraftNote(props: MotorDraftNoteProps) {
  if (props.notice === undefined && !hasBeginPassed(props.values, props.today)) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note {...props} />
    </LazyBoundary>
  );
}

function Note({ notice, values, today, onBegin, onResetOrder }: MotorDraftNoteProps) {
  const { t, format } = useTexts(motorTexts);
  const { beginDate } = defaultMotorPeriod(productOfProgram(values.program), today);
  const passed = {
    title: t("draft.passedTitle"),
    text: t("draft.passed", { date: format.date(values.beginDate) }),
    action: t("draft.beginOn", { date: format.date(beginDate) }),
    onAction: () => onBegin(beginDate),
  };
  return (
    <DraftNote
      notice={notice}
      peopleLost={t("draft.peopleLost")}
      restored={lacksCar(values) ? t("draft.carLacking") : undefined}
      passed={hasBeginPassed(values, today) ? passed : undefined}
      onResetOrder={onResetOrder}
    />
  );
}
