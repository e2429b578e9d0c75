import { isIsoDate } from "@sughurta/domain";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { DraftNote, type DraftNotice } from "@sughurta/order/draft";
import { periodText } from "../model/describe-order.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { applyPeriodEffects } from "../model/trip.ts";
import { travelTexts } from "../texts/travel-texts.ts";

export interface TravelDraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly values: TravelOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Sets a begin in place of one in the past. */
  readonly onBegin: (beginDate: string) => void;
  readonly onResetOrder: () => void;
}

/** Names the restored parts of an older draft; dates in the past take precedence (SPEC-59). */
export function TravelDraftNote(props: TravelDraftNoteProps) {
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
