import { defaultMotorPeriod, productOfProgram } from "@sughurta/domain/motor";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { DraftNotice } from "@sughurta/order/draft";
import { Alert, Button } from "@sughurta/ui-kit";
import type { MotorOrderValues } from "../model/order-values.ts";
import { hasBeginPassed } from "../model/to-motor-payload.ts";
import { motorTexts } from "../texts/motor-texts.ts";

export interface MotorDraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly values: MotorOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Takes on a first day in place of one that has passed. */
  readonly onBegin: (beginDate: string) => void;
  readonly onResetOrder: () => void;
}

/** Says what of an older draft is back, and only that; a first day that has passed comes first (SPEC-59). */
export function MotorDraftNote(props: MotorDraftNoteProps) {
  if (props.notice === undefined && !hasBeginPassed(props.values, props.today)) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note {...props} />
    </LazyBoundary>
  );
}

function Note({ notice, values, today, onBegin, onResetOrder }: MotorDraftNoteProps) {
  const { t, format } = useTexts(motorTexts);
  const afresh = (
    <Button variant="quiet" icon="refresh" onClick={onResetOrder}>
      {t("draft.resetOrder")}
    </Button>
  );
  if (hasBeginPassed(values, today)) {
    const { beginDate } = defaultMotorPeriod(productOfProgram(values.program), today);
    return (
      <Alert
        tone="warning"
        live="polite"
        title={t("draft.passedTitle")}
        actions={
          <>
            <Button variant="secondary" onClick={() => onBegin(beginDate)}>
              {t("draft.beginOn", { date: format.date(beginDate) })}
            </Button>
            {afresh}
          </>
        }
      >
        {t("draft.passed", { date: format.date(values.beginDate) })}
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
