import { isIsoDate } from "@sughurta/domain";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { DraftNotice } from "@sughurta/order/draft";
import { Alert, Button } from "@sughurta/ui-kit";
import { periodText } from "../model/describe-order.ts";
import { applyPeriodEffects } from "../model/effects/period-effects.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { travelTexts } from "../texts/travel-texts.ts";

export interface DraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly values: TravelOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Takes on a begin in place of one that has passed. */
  readonly onBegin: (beginDate: string) => void;
  readonly onResetOrder: () => void;
}

/** Says what of an older draft is back, and only that; dates that have passed come first (SPEC-59). */
export function DraftNote(props: DraftNoteProps) {
  if (!props.values.datesPassed && props.notice === undefined) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note {...props} />
    </LazyBoundary>
  );
}

function Note({ notice, values, today, onBegin, onResetOrder }: DraftNoteProps) {
  const texts = useTexts(travelTexts);
  const { t } = texts;
  const afresh = (
    <Button variant="quiet" icon="refresh" onClick={onResetOrder}>
      {texts.t("order.resetOrder")}
    </Button>
  );
  if (values.datesPassed) {
    const fromToday = applyPeriodEffects(values, { ...values, beginDate: today }, today);
    const before = isIsoDate(values.beginDate) ? periodText(values, texts) : "";
    return (
      <Alert
        tone="warning"
        live="polite"
        title={t("draft.passedTitle")}
        actions={
          <>
            <Button variant="secondary" onClick={() => onBegin(today)}>
              {t("draft.fromToday", { period: periodText(fromToday, texts) })}
            </Button>
            {afresh}
          </>
        }
      >
        {[before && t("draft.passed", { period: before }), t("draft.passedNext")].join(" ")}
      </Alert>
    );
  }
  if (notice === undefined) return null;
  return (
    <Alert tone="info" live="polite" actions={notice === "paid" ? null : afresh}>
      {t(`draft.${notice}`)}
    </Alert>
  );
}
