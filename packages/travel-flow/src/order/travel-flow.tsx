import { LazyBoundary, useErrorText } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ContinueOnAnotherDevice, DraftFromAnotherDevice, OrderScreen } from "@sughurta/order";
import { DraftNote } from "../draft/draft-note.tsx";
import type { OlderTravelDraftProps } from "../draft/older-travel-draft.tsx";
import { laterTravelTexts } from "../texts/later-travel-texts.ts";
import { travelTexts } from "../texts/travel-texts.ts";
import { countriesText, periodText } from "./describe-order.ts";
import { earlierAnswers } from "./earlier-answers.ts";
import { olderDraft } from "./later-parts.ts";
import { StepView } from "./step-view.tsx";
import type { TravelFlowProps } from "./travel-flow-props.ts";
import { TripPanel } from "./trip-panel.tsx";
import { useCountryList } from "./use-country-list.ts";
import { useTravelOrder } from "./use-travel-order.ts";

/** The whole purchase of a travel policy in four tabs or five steps, from the trip to the payment (S1 §2). */
export function TravelFlow(props: TravelFlowProps) {
  const { today, operators, onResult } = props;
  const texts = useTexts(travelTexts);
  const { t } = texts;
  const order = useTravelOrder(props);
  const { form, place, quote, coupon, draft } = order;
  const { older } = draft;
  const { values } = form;
  const countries = useCountryList(values.country.length > 0 || place.current !== "trip");
  const errorText = useErrorText(laterTravelTexts);

  return (
    <OrderScreen
      wizard={order}
      purchase={order}
      draft={draft}
      payment={{ phone: values.holderPhone, operators, onResult }}
      title={t("order.title")}
      stepTitle={(step) => t(`steps.${step}`)}
      errorText={errorText}
      isIncomplete={order.isIncomplete}
      earlier={earlierAnswers(values, countries, texts)}
      beforeForm={
        <>
          <DraftFromAnotherDevice
            draft={draft}
            here={[
              countriesText(values.country, countries, texts.language),
              periodText(values, texts),
            ]
              .filter(Boolean)
              .join(" · ")}
          />
          {older === undefined ? null : (
            <LazyBoundary fallback={null}>
              <OlderDraft
                older={older.values}
                current={values}
                countries={countries}
                onContinue={() => draft.continueOlder(older)}
                onStartAfresh={draft.dropOlder}
              />
            </LazyBoundary>
          )}
        </>
      }
      notice={
        <DraftNote
          notice={draft.notice}
          values={values}
          today={today}
          onBegin={(beginDate) => form.setValue("beginDate", beginDate)}
          onStartAfresh={order.startAfresh}
        />
      }
      afterNext={<ContinueOnAnotherDevice draft={draft} href={props.transferHref} />}
      aside={<TripPanel values={values} quote={quote} coupon={coupon} countries={countries} />}
    >
      <StepView order={order} countries={countries} flow={props} />
    </OrderScreen>
  );
}

function OlderDraft(props: OlderTravelDraftProps) {
  const { OlderTravelDraft } = olderDraft.useViews();
  return <OlderTravelDraft {...props} />;
}
