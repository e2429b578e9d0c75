import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";

export interface ConflictingDraftDialogProps {
  /** What the older draft is of, in a few words. */
  readonly older: string;
  /** Whom it names, and what was chosen last. */
  readonly rows: readonly SummaryRow[];
  /** What stays of the older draft where the buyer goes on with it. */
  readonly children: ReactNode;
  /** Text of the button that goes on with the order of before. */
  readonly continueText: string;
  /** The order of before goes on. */
  readonly onContinue: () => void;
  /** A new order begins. */
  readonly onResetOrder: () => void;
}

/** Asks whether an older draft goes on with what was chosen last, or gives way to it (SPEC-58). */
export function ConflictingDraftDialog({
  older,
  rows,
  children,
  continueText,
  onContinue,
  onResetOrder,
}: ConflictingDraftDialogProps) {
  const { t } = useTexts(orderTexts);
  return (
    <Dialog
      open
      size="small"
      title={t("older.title")}
      closeText={t("summary.close")}
      onClose={onContinue}
    >
      <Stack>
        <SummaryList rows={[{ key: "older", term: t("older.order"), value: older }, ...rows]} />
        <p>{children}</p>
        <Button wide onClick={onContinue}>
          {continueText}
        </Button>
        <Button wide variant="secondary" onClick={onResetOrder}>
          {t("draft.resetOrder")}
        </Button>
      </Stack>
    </Dialog>
  );
}
