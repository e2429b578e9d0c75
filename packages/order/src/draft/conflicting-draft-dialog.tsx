import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";

export interface ConflictingDraftDialogProps {
  /** The subject of the older draft, in a few words. */
  readonly older: string;
  /** Its people's initials, and the latest choice. */
  readonly rows: readonly SummaryRow[];
  /** The part of the older draft that is retained when the buyer continues it. */
  readonly children: ReactNode;
  /** Text of the button that continues the earlier order. */
  readonly continueText: string;
  /** Continues the earlier order. */
  readonly onContinue: () => void;
  /** Starts a new order. */
  readonly onResetOrder: () => void;
}

/** Asks whether an older draft is continued with the latest choice, or replaced by it (SPEC-58). */
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

/** Initials of all named people: enough to recognise people, too little to identify them (SPEC-58). */
export function toInitials(names: readonly (readonly string[])[]): string {
  const initials = names.map((name) =>
    name
      .filter(Boolean)
      .map((part) => `${[...part][0]}.`)
      .join(" "),
  );
  return [...new Set(initials.filter(Boolean))].join(", ");
}
