import { isIsoDate } from "@sughurta/domain";
import { LazyBoundary, useErrorText } from "@sughurta/forms";
import { type Texts, useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { type EarlierAnswer, OrderScreen } from "@sughurta/order";
import { DraftNote, type DraftNotice } from "@sughurta/order/draft";
import { ContinueOnAnotherDevice, DraftFromAnotherDevice } from "@sughurta/order/draft-transfer";
import { QuoteFromLink } from "@sughurta/order/quote-link";
import { Breadcrumbs } from "@sughurta/ui-kit";
import { addOnTexts, countriesText, coverText, periodText } from "../model/describe-order.ts";
import type { OrderPart } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { applyPeriodEffects } from "../model/trip.ts";
import { type CountryList, useCountryList } from "../model/use-country-list.ts";
import { travelQuoteReading } from "../quote-link/travel-quote-sharing.ts";
import { TripStep } from "../steps/trip/trip-step.tsx";
import { type TravelTexts, travelTexts } from "../texts/travel-texts.ts";
import { TripPanel } from "./trip-panel.tsx";
import { type TravelFlowProps, useTravelOrder } from "./use-travel-order.ts";

interface TravelDraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly values: TravelOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Sets a begin in place of one in the past. */
  readonly onBegin: (beginDate: string) => void;
  readonly onResetOrder: () => void;
}

/** The steps after the first one. */
const lazySteps = lazyModule(async () => {
  const [{ AddOnsStep }, { HolderForm }, { InsuredForm }, { ReviewStep }] = await Promise.all([
    import("../steps/add-ons/add-ons-step.tsx"),
    import("../steps/people/holder-form.tsx"),
    import("../steps/people/insured-form.tsx"),
    import("../steps/review/review-step.tsx"),
  ]);
  return { AddOnsStep, HolderForm, InsuredForm, ReviewStep };
});

interface StepViewProps {
  readonly order: ReturnType<typeof useTravelOrder>;
  readonly countries: CountryList | undefined;
  readonly flow: TravelFlowProps;
}

type LaterPartProps = StepViewProps & { readonly part: Exclude<OrderPart, "trip"> };

/** The question about an older draft, where there is one. */
const ConflictingTravelDraft = lazyComponent(
  lazyModule(() => import("../draft/conflicting-travel-draft.tsx")),
  (module) => module.ConflictingTravelDraft,
);

/** The whole purchase of a travel policy in four tabs or five steps, from the trip to the payment (S1 §2). */
export function TravelFlow(props: TravelFlowProps) {
  const { today, operators, landingHref, onResult } = props;
  const texts = useTexts(travelTexts);
  const { t } = texts;
  const order = useTravelOrder(props);
  const { form, place, quote, coupon, draft } = order;
  const { older } = draft;
  const { values } = form;
  const countries = useCountryList(values.country.length > 0 || place.current !== "trip");
  const errorText = useErrorText(travelTexts);
  const here = [countriesText(values.country, countries, texts.language), periodText(values, texts)]
    .filter(Boolean)
    .join(" · ");

  return (
    <OrderScreen
      wizard={order}
      purchase={order}
      draft={draft}
      payment={{ phone: values.holderPhone, operators, onResult }}
      breadcrumbs={
        landingHref === undefined ? undefined : (
          <Breadcrumbs
            label={t("order.crumbs")}
            crumbs={[{ label: t("order.landing"), href: landingHref }, { label: t("order.title") }]}
          />
        )
      }
      title={t("order.title")}
      stepTitle={(step) => t(`steps.${step}`)}
      pattern={{ family: "trip", seed: values.beginDate }}
      errorText={errorText}
      isIncomplete={order.isIncomplete}
      earlier={earlierAnswers(values, countries, texts)}
      beforeForm={
        <>
          <DraftFromAnotherDevice draft={draft} here={here} />
          <QuoteFromLink
            sharing={travelQuoteReading}
            draft={draft}
            quote={quote}
            here={here}
            today={today}
          />
          {older === undefined ? null : (
            <LazyBoundary fallback={null}>
              <ConflictingTravelDraft
                older={older.values}
                current={values}
                countries={countries}
                onContinue={() => draft.continueOlder(older)}
                onResetOrder={draft.dropOlder}
              />
            </LazyBoundary>
          )}
        </>
      }
      notice={
        <TravelDraftNote
          notice={draft.notice}
          values={values}
          today={today}
          onBegin={(beginDate) => form.setValue("beginDate", beginDate)}
          onResetOrder={order.resetOrder}
        />
      }
      afterNext={<ContinueOnAnotherDevice draft={draft} href={props.transferHref} />}
      aside={
        <TripPanel
          values={values}
          quote={quote}
          coupon={coupon}
          countries={countries}
          today={today}
          href={props.transferHref}
        />
      }
    >
      <StepView order={order} countries={countries} flow={props} />
    </OrderScreen>
  );
}

/** The values so far, a line for each part that others depend on (S1 §2). */
function earlierAnswers(
  values: TravelOrderValues,
  countries: CountryList | undefined,
  texts: Texts<TravelTexts>,
): EarlierAnswer<OrderPart>[] {
  const { t, language } = texts;
  const chosen = addOnTexts(values, texts).map(({ name }) => name);
  return [
    {
      part: "trip",
      title: t("summary.parts.trip"),
      answer: [
        countriesText(values.country, countries, language),
        // A phone has room for the first two.
        t("trip.count", { count: values.las.length }),
        periodText(values, texts),
        coverText(values, texts),
      ].join(" · "),
    },
    {
      part: "options",
      title: t("summary.parts.options"),
      answer: chosen.length > 0 ? chosen.join(", ") : t("summary.noOptions"),
    },
    {
      part: "holder",
      title: t("summary.parts.holder"),
      answer: [values.holderLastname, values.holderFirstname].join(" "),
    },
  ];
}

/** The parts of the order in the current step; all but the first are loaded with the first interaction. */
function StepView(props: StepViewProps) {
  useFirstInteraction(lazySteps.preload);
  const { form, quote, parts } = props.order;
  const { today, medicalSums, ageGroups } = props.flow;
  return parts.map((part) =>
    part === "trip" ? (
      <TripStep
        key={part}
        form={form}
        today={today}
        countries={props.countries}
        quote={quote}
        medicalSums={medicalSums}
        ageGroups={ageGroups}
      />
    ) : (
      <LaterPart key={part} part={part} {...props} />
    ),
  );
}

function LaterPart({ part, order, countries, flow }: LaterPartProps) {
  const { AddOnsStep, HolderForm, InsuredForm, ReviewStep } = lazySteps.use();
  const { form, quote } = order;
  const { today, layout, passportReader } = flow;
  switch (part) {
    case "options":
      return <AddOnsStep form={form} today={today} countries={countries} quote={quote} />;
    case "holder":
      return (
        <HolderForm
          form={form}
          today={today}
          alone={layout === "steps"}
          passportReader={passportReader}
        />
      );
    case "insured":
      return (
        <InsuredForm
          form={form}
          today={today}
          countries={countries}
          contacts={layout === "steps"}
          passportReader={passportReader}
        />
      );
    case "review":
      return <ReviewStep form={form} countries={countries} quote={quote} onChange={order.change} />;
  }
}

/** Names the restored parts of an older draft; dates in the past take precedence (SPEC-59). */
function TravelDraftNote(props: TravelDraftNoteProps) {
  if (!props.values.datesPassed && props.notice === undefined) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note {...props} />
    </LazyBoundary>
  );
}

function Note({ notice, values, today, onBegin, onResetOrder }: TravelDraftNoteProps) {
  const texts = useTexts(travelTexts);
  const { t } = texts;
  const fromToday = applyPeriodEffects(values, { ...values, beginDate: today }, today);
  const before = isIsoDate(values.beginDate) ? periodText(values, texts) : "";
  const passed = {
    title: t("draft.passedTitle"),
    text: [before && t("draft.passed", { period: before }), t("draft.passedNext")].join(" "),
    action: t("draft.fromToday", { period: periodText(fromToday, texts) }),
    onAction: () => onBegin(today),
  };
  return (
    <DraftNote
      notice={notice}
      peopleLost={t("draft.peopleLost")}
      passed={values.datesPassed ? passed : undefined}
      onResetOrder={onResetOrder}
    />
  );
}
