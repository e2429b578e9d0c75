import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink } from "@sughurta/ui-kit";
import { OFFLINE_PAGE } from "./offline-page.ts";
import { offlineTexts } from "./offline-texts.ts";

/** Confirms that a policy now opens without a network. */
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
