import { LazyBoundary, useErrorText } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  ContinueOnAnotherDevice,
  DraftFromAnotherDevice,
  type EarlierAnswer,
  lastQuote,
  OrderScreen,
} from "@sughurta/order";
import { Breadcrumbs } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { MotorDraftNote } from "../draft/motor-draft-note.tsx";
import type { OlderMotorDraftProps } from "../draft/older-motor-draft.tsx";
import { EligibilityCheck } from "../eligibility/eligibility-check.tsx";
import { LaterIneligiblePage, usePreloadIneligible } from "../eligibility/later-ineligible.tsx";
import { useEligibility } from "../eligibility/use-eligibility.ts";
import { laterMotorTexts } from "../texts/later-motor-texts.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import {
  carText,
  chosenOptions,
  leadText,
  orderTitle,
  periodText,
  programText,
} from "./describe-order.ts";
import { olderDraft } from "./later-parts.ts";
import type { ChosenOrderProps } from "./motor-order-props.ts";
import { MotorPanel } from "./motor-panel.tsx";
import type { OrderPart } from "./order-definition.ts";
import { StepView } from "./step-view.tsx";
import { useMotorOrder } from "./use-motor-order.ts";

/** The whole purchase of a motor policy, from the car to the payment (S2 §2). */
export function MotorOrder(props: ChosenOrderProps) {
  const { today, operators, onResult, choice, links } = props;
  const { product } = choice;
  const texts = useTexts(motorTexts);
  const { t } = texts;
  const order = useMotorOrder(props);
  const { form, draft, quote, coupon } = order;
  const { older } = draft;
  const { values } = form;
  const title = orderTitle(values.program, t);
  const eligibility = useEligibility(values, today);
  usePreloadIneligible();
  const errorText = useErrorText(laterMotorTexts);
  const errorBanner = useMemo(
    () => ({ title: t("reqFieldsHead"), text: t("reqFieldsText"), first: t("reqFieldsFirst") }),
    [t],
  );
  const [first] = values.calculateInstallments ? (lastQuote(quote)?.instalments ?? []) : [];
  const dueNow = first?.sum;
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
        <LaterIneligiblePage why={eligibility.why} links={links} onBack={eligibility.goBack} />
      </LazyBoundary>
    );
  }
  return (
    <OrderScreen
      wizard={order}
      purchase={order}
      draft={draft}
      payment={{ phone: values.holderPhone, dueNow, operators, onResult }}
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
      errorText={errorText}
      errorBanner={errorBanner}
      earlier={earlier}
      beforeForm={
        <>
          <DraftFromAnotherDevice draft={draft} here={carText(values)} />
          {older === undefined ? null : (
            <LazyBoundary fallback={null}>
              <OlderDraft
                older={older.values}
                current={values}
                onContinue={() => draft.continueOlder(older)}
                onStartAfresh={draft.dropOlder}
              />
            </LazyBoundary>
          )}
          {order.parts.includes("vehicle") ? (
            <EligibilityCheck product={product} asked={eligibility.asked} onAsk={eligibility.ask} />
          ) : null}
        </>
      }
      notice={<MotorDraftNote notice={draft.notice} onStartAfresh={order.startAfresh} />}
      afterNext={<ContinueOnAnotherDevice draft={draft} href={props.transferHref} />}
      aside={<MotorPanel values={values} today={today} quote={quote} coupon={coupon} />}
    >
      <StepView
        HolderForm={props.HolderForm}
        form={form}
        product={product}
        today={today}
        links={links}
        quote={quote}
        parts={order.parts}
        onChange={order.change}
      />
    </OrderScreen>
  );
}

function OlderDraft(props: OlderMotorDraftProps) {
  const { OlderMotorDraft } = olderDraft.useViews();
  return <OlderMotorDraft {...props} />;
}
