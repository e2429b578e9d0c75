import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { DraftNotice } from "@sughurta/order";
import { Alert, Button } from "@sughurta/ui-kit";
import { laterMotorTexts } from "../texts/later-motor-texts.ts";

export interface MotorDraftNoteProps {
  readonly notice: DraftNotice | undefined;
  readonly onStartAfresh: () => void;
}

/** Says what of an older draft is back, and only that. */
export function MotorDraftNote({ notice, onStartAfresh }: MotorDraftNoteProps) {
  if (notice === undefined) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note notice={notice} onStartAfresh={onStartAfresh} />
    </LazyBoundary>
  );
}

function Note({
  notice,
  onStartAfresh,
}: Pick<MotorDraftNoteProps, "onStartAfresh"> & { readonly notice: DraftNotice }) {
  const { t } = useTexts(laterMotorTexts);
  return (
    <Alert
      tone="info"
      live="polite"
      actions={
        notice === "paid" ? null : (
          <Button variant="quiet" icon="refresh" onClick={onStartAfresh}>
            {t("draft.startAfresh")}
          </Button>
        )
      }
    >
      {t(`draft.${notice}`)}
    </Alert>
  );
}
