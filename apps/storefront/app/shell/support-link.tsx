import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Icon } from "@sughurta/ui-kit";
import { shellTexts } from "../texts/shell-texts.ts";

/** Link that calls the support number. */
export function SupportLink({ supportPhone }: { supportPhone: string }) {
  const { t } = useTexts(shellTexts);
  return (
    <a
      className="sf-phone"
      href={telHref(supportPhone)}
      aria-label={t("header.call", { phone: supportPhone })}
    >
      <Icon name="phone" size="small" />
      {supportPhone}
    </a>
  );
}
