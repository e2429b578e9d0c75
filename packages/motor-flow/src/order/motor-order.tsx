import { LazyBoundary, useErrorText } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  ContinueOnAnotherDevice,
  DraftFromAnotherDevice,
  type EarlierAnswer,
  lastQuote,
  OrderScreen,
} from "@sughurta/order";
import { Alert, Breadcrumbs, Button } from "@sughurta/ui-kit";
import { lazy, useMemo } from "react";
import { EligibilityCheck } from "../eligibility/eligibility-check.tsx";
import { IneligiblePage } from "../eligibility/ineligible-page.tsx";
import { useEligibility } from "../eligibility/use-eligibility.ts";
import { laterMotorTexts } from "../texts/later-motor-texts.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import { carText, chosenOptions, orderTitle, periodText, programText } from "./describe-order.ts";
import type { ChosenOrderProps } from "./motor-order-props.ts";
import { MotorPanel } from "./motor-panel.tsx";
import type { OrderPart } from "./order-definition.ts";
import { StepView } from "./step-view.tsx";
import { useMotorOrder } from "./use-motor-order.ts";

const OlderMotorDraft = lazy(async () => ({
  default: (await import("../draft/older-motor-draft.tsx")).OlderMotorDraft,
}));

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
          .join(", ") || t("review.noOptions"),
    },
    { part: "holder", title: t("people.holder"), answer: values.holderFullName },
  ];

  if (eligibility.why)
    return <IneligiblePage why={eligibility.why} links={links} onBack={eligibility.goBack} />;
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
      lead={<p className="sg-motor-order__lead">{t(`leads.${product}`)}</p>}
      stepTitle={(step) => t(`steps.${step}`)}
      errorText={errorText}
      errorBanner={errorBanner}
      earlier={earlier}
      beforeForm={
        <>
          <DraftFromAnotherDevice draft={draft} here={carText(values)} />
          {older === undefined ? null : (
            <LazyBoundary fallback={null}>
              <OlderMotorDraft
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
      notice={
        draft.notice === undefined ? null : (
          <Alert
            tone="info"
            live="polite"
            actions={
              draft.notice === "paid" ? null : (
                <Button variant="quiet" icon="refresh" onClick={order.startAfresh}>
                  {t("draft.startAfresh")}
                </Button>
              )
            }
          >
            {t(`draft.${draft.notice}`)}
          </Alert>
        )
      }
      afterNext={<ContinueOnAnotherDevice draft={draft} href={props.transferHref} />}
      aside={<MotorPanel values={values} today={today} quote={quote} coupon={coupon} />}
    >
      <StepView
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
