import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../account/account-links.ts";
import { AccountSection } from "../account/account-section.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { ClaimsList } from "./claims-list.tsx";
import { PaymentsList } from "./payments-list.tsx";

/** Claims and payments of the account. */
export function RecordsPanel({ links }: { readonly links: AccountLinks }) {
  const { t } = useTexts(accountTexts);
  return (
    <Stack gap="xl">
      <AccountSection title={t("claims.title")}>
        <ClaimsList claimHref={links.claimHref} />
      </AccountSection>
      <AccountSection title={t("payments.title")}>
        <PaymentsList paymentHref={links.paymentHref} />
      </AccountSection>
    </Stack>
  );
}
