import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { orderTexts } from "../texts/order-texts.ts";
import type { DraftNotice } from "./draft-record.ts";

/** A begin date in the past: its message, and the button that sets another one. */
export interface PassedBegin {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

export interface DraftNoteProps {
  /** Notice about the draft. */
  readonly notice: DraftNotice | undefined;
  /** What has to be typed again where only the choices are restored. */
  readonly peopleLost?: string | undefined;
  /** The restored part and the missing part, in place of the usual sentence. */
  readonly restored?: string | undefined;
  /** A begin date in the past: message and button. */
  readonly passed?: PassedBegin | undefined;
  /** Starts a new order. */
  readonly onResetOrder: () => void;
}

/** Names the restored parts of an older draft; a begin date in the past takes precedence (SPEC-59). */
export function DraftNote({ notice, peopleLost, restored, passed, onResetOrder }: DraftNoteProps) {
  const { t } = useTexts(orderTexts);
  const afresh = (
    <Button variant="quiet" icon="refresh" onClick={onResetOrder}>
      {t("draft.resetOrder")}
    </Button>
  );
  if (passed !== undefined) {
    const actions = (
      <>
        <Button variant="secondary" onClick={passed.onAction}>
          {passed.action}
        </Button>
        {afresh}
      </>
    );
    return (
      <Alert tone="warning" live="polite" title={passed.title} actions={actions}>
        {passed.text}
      </Alert>
    );
  }
  if (notice === undefined) return null;
  const sentence = {
    peopleLost,
    restored: restored ?? t("draft.restored"),
    paid: t("draft.paid"),
  }[notice];
  return (
    <Alert tone="info" live="polite" actions={notice === "paid" ? null : afresh}>
      {sentence}
    </Alert>
  );
}
