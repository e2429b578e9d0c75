import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { shellTexts } from "../texts/shell-texts.ts";

/** Says that the site shows a draft, and ends it: a form, which works before any script. */
export function PreviewBand() {
  const { t } = useTexts(shellTexts);
  return (
    <form
      className="sf-preview"
      method="post"
      action="/preview/end"
      aria-label={t("preview.label")}
    >
      <strong>{t("preview.label")}</strong>
      <Button type="submit" variant="secondary">
        {t("preview.end")}
      </Button>
    </form>
  );
}
