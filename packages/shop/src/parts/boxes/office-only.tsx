import { telHref } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, EmptyState, Link } from "@sughurta/ui-kit";
import { useShop } from "#src/settings/shop-context.ts";
import { shopTexts } from "#src/texts/shop-texts.ts";

/** Replaces the order of a box that is sold in offices only: phone number and offices. */
export function OfficeOnly({ title }: { readonly title: string }) {
  const { t } = useTexts(shopTexts);
  const { supportPhone: phone } = useInsurer();
  const { insurer } = useShop();
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          <ButtonLink href={telHref(phone)} icon="phone">
            {t("call", { phone })}
          </ButtonLink>
          <Link href={`${insurer}/offices`} newTabText={t("newTab")}>
            {t("offices")}
          </Link>
        </>
      }
    >
      {t("officeOnly", { phone })}
    </EmptyState>
  );
}
