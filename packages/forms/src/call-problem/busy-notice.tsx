import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import { formTexts } from "../texts/form-texts.ts";

/** Notice above the page that the service is overloaded and is asked again by itself. */
export function BusyNotice({
  seconds,
}: {
  /** Seconds until the next attempt. */
  readonly seconds: number;
}) {
  const { t, format } = useTexts(formTexts);
  return (
    <Alert floating live="polite" title={t("call.busy")}>
      {t("call.busyText", { wait: format.wait(seconds) })}
    </Alert>
  );
}
