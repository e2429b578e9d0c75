import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { laterOrderTexts } from "../texts/later-order-texts.ts";
import { orderTexts } from "../texts/order-texts.ts";

export interface OlderDraftDialogProps {
  /** What the older draft is of, in a few words. */
  readonly older: string;
  /** Whom it names, and what was chosen last. */
  readonly rows: readonly SummaryRow[];
  /** What stays of the older draft where the buyer goes on with it. */
  readonly children: ReactNode;
  readonly continueText: string;
  readonly onContinue: () => void;
  readonly onStartAfresh: () => void;
}

/** Asks whether an older draft goes on with what was chosen last, or gives way to it (decision 58). */
export function OlderDraftDialog({
  older,
  rows,
  children,
  continueText,
  onContinue,
  onStartAfresh,
}: OlderDraftDialogProps) {
  const { t } = useTexts(laterOrderTexts);
  const { t: common } = useTexts(orderTexts);
  return (
    <Dialog
      open
      size="small"
      title={t("older.title")}
      closeText={common("summary.close")}
      onClose={onContinue}
    >
      <Stack>
        <SummaryList rows={[{ key: "older", term: t("older.order"), value: older }, ...rows]} />
        <p>{children}</p>
        <Button wide onClick={onContinue}>
          {continueText}
        </Button>
        <Button wide variant="secondary" onClick={onStartAfresh}>
          {t("older.startAfresh")}
        </Button>
      </Stack>
    </Dialog>
  );
}
