import { useTexts } from "@sughurta/i18n";
import { initialsOf, OlderDraftDialog } from "@sughurta/order";
import { carText, periodText } from "../order/describe-order.ts";
import type { MotorOrderValues } from "../order/order-values.ts";
import { laterMotorTexts } from "../texts/later-motor-texts.ts";
import { motorTexts } from "../texts/motor-texts.ts";

export interface OlderMotorDraftProps {
  readonly older: MotorOrderValues;
  /** The order with the car that was chosen last. */
  readonly current: MotorOrderValues;
  readonly onContinue: () => void;
  readonly onStartAfresh: () => void;
}

/** Asks whether an older draft goes on with the car of the quick quote, or gives way to it (decision 58). */
export function OlderMotorDraft({
  older,
  current,
  onContinue,
  onStartAfresh,
}: OlderMotorDraftProps) {
  const texts = useTexts(motorTexts);
  const { t: later } = useTexts(laterMotorTexts);
  const initials = initialsOf([[older.holderFirstname, older.holderLastname]]);
  return (
    <OlderDraftDialog
      older={[carText(older), periodText(older, texts)].filter(Boolean).join(" · ")}
      rows={[
        ...(initials === ""
          ? []
          : [{ key: "holder", term: texts.t("people.holder"), value: initials }]),
        { key: "current", term: later("draft.current"), value: carText(current) },
      ]}
      continueText={later("draft.continue")}
      onContinue={onContinue}
      onStartAfresh={onStartAfresh}
    >
      {later("draft.ask")}
    </OlderDraftDialog>
  );
}
