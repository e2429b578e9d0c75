import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink } from "@sughurta/ui-kit";
import { OFFLINE_PAGE } from "./offline-page.ts";
import { offlineTexts } from "./offline-texts.ts";

/** Tells that a policy opens without a network now. */
export function StoredNote() {
  const { t } = useTexts(offlineTexts);
  return (
    <Alert
      tone="success"
      live="polite"
      actions={
        <ButtonLink href={OFFLINE_PAGE} variant="secondary">
          {t("show")}
        </ButtonLink>
      }
    >
      {t("kept")}
    </Alert>
  );
}
