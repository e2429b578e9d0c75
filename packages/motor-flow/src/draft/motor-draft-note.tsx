import { defaultMotorPeriod, productOfProgram } from "@sughurta/domain/motor";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { DraftNote, type DraftNotice } from "@sughurta/order/draft";
import type { MotorOrderValues } from "../model/order-values.ts";
import { hasBeginPassed } from "../model/to-motor-payload.ts";
import { motorTexts } from "../texts/motor-texts.ts";

export interface MotorDraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly values: MotorOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Sets a first day in place of one in the past. */
  readonly onBegin: (beginDate: string) => void;
  readonly onResetOrder: () => void;
}

/** Names the restored parts of an older draft; a first day in the past takes precedence (SPEC-59). */
export function MotorDraftNote(props: MotorDraftNoteProps) {
  if (props.notice === undefined && !hasBeginPassed(props.values, props.today)) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note {...props} />
    </LazyBoundary>
  );
}

/** A holder without a car: the order renews a box, which lacked some of its fields (SPEC-94). */
const lacksCar = ({ holderLastname, carMark, markaTxt }: MotorOrderValues) =>
  holderLastname !== "" && carMark === "" && markaTxt === "";

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
