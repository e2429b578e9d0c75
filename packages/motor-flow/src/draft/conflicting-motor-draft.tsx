import { useTexts } from "@sughurta/i18n";
import { ConflictingDraftDialog, toInitials } from "@sughurta/order/draft";
import { carText, periodText } from "../model/describe-order.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { motorTexts } from "../texts/motor-texts.ts";

export interface ConflictingMotorDraftProps {
  readonly older: MotorOrderValues;
  /** The order with the latest choice of car. */
  readonly current: MotorOrderValues;
  readonly onContinue: () => void;
  readonly onResetOrder: () => void;
}

/** Asks whether an older draft is continued with the car of the quick quote, or replaced by it (SPEC-58). */
export function ConflictingMotorDraft({
  older,
  current,
  onContinue,
  onResetOrder,
}: ConflictingMotorDraftProps) {
  const texts = useTexts(motorTexts);
  const { t } = texts;
  const initials = toInitials([[older.holderFirstname, older.holderLastname]]);
  return (
    <ConflictingDraftDialog
      older={[carText(older), periodText(older, texts)].filter(Boolean).join(" · ")}
      rows={[
        ...(initials === ""
          ? []
          : [{ key: "holder", term: texts.t("people.holder"), value: initials }]),
        { key: "current", term: t("draft.current"), value: carText(current) },
      ]}
      continueText={t("draft.continue")}
      onContinue={onContinue}
      onResetOrder={onResetOrder}
    >
      {t("draft.ask")}
    </ConflictingDraftDialog>
  );
}
