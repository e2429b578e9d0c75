import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { orderTexts } from "../texts/order-texts.ts";
import type { DraftNotice } from "./drafted-order.ts";

/** A first day that has passed: what is said of it, and the button that takes on another one. */
export interface PassedBegin {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

export interface DraftNoteProps {
  /** What is to be told of the draft. */
  readonly notice: DraftNotice | undefined;
  /** What has to be typed again where only the choices are back. */
  readonly peopleLost?: string | undefined;
  /** What is restored and what has to be entered, in place of the usual sentence. */
  readonly restored?: string | undefined;
  /** A first day that has passed: what is said and offered. */
  readonly passed?: PassedBegin | undefined;
  /** A new order begins. */
  readonly onResetOrder: () => void;
}

/** Says what of an older draft is back, and only that; a first day that has passed comes first (SPEC-59). */
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
