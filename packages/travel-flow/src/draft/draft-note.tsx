import { isIsoDate } from "@sughurta/domain";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { DraftNotice } from "@sughurta/order";
import { Alert, Button } from "@sughurta/ui-kit";
import { periodText } from "../order/describe-order.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import { applyPeriodEffects } from "../order/period-effects.ts";
import { laterTravelTexts } from "../texts/later-travel-texts.ts";
import { travelTexts } from "../texts/travel-texts.ts";

export interface DraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly values: TravelOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Takes on a begin in place of one that has passed. */
  readonly onBegin: (beginDate: string) => void;
  readonly onStartAfresh: () => void;
}

/** Says what of an older draft is back, and only that; dates that have passed come first (decision 59). */
export function DraftNote(props: DraftNoteProps) {
  if (!props.values.datesPassed && props.notice === undefined) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note {...props} />
    </LazyBoundary>
  );
}

function Note({ notice, values, today, onBegin, onStartAfresh }: DraftNoteProps) {
  const texts = useTexts(travelTexts);
  const { t } = useTexts(laterTravelTexts);
  const afresh = (
    <Button variant="quiet" icon="refresh" onClick={onStartAfresh}>
      {texts.t("order.startAfresh")}
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
