import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../cabinet/account-links.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { ClaimsList } from "./claims-list.tsx";
import { PaymentsList } from "./payments-list.tsx";

/** Claims and payments of the account. */
export function RecordsPanel({ paymentHref }: Pick<AccountLinks, "paymentHref">) {
  const { t } = useTexts(accountTexts);
  return (
    <Stack gap="lg">
      <h2>{t("claims.title")}</h2>
      <ClaimsList />
      <h2>{t("payments.title")}</h2>
      <PaymentsList paymentHref={paymentHref} />
    </Stack>
  );
}
