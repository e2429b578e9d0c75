import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { shellTexts } from "../texts/shell-texts.ts";

/** Notice that the site shows a draft, with a button that ends the preview: a form, which works without scripts. */
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
