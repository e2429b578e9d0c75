import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { AccountSection } from "../section/account-section.tsx";
import { accountTexts, savedTexts } from "../texts/account-texts.ts";
import { AddressesPart } from "./addresses-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";
import { ProfilePart } from "./profile-form.tsx";

/** Personal data: name, documents, addresses. */
export function ProfilePanel({ today }: { readonly today: string }) {
  const { t } = useTexts(accountTexts);
  const saved = useTexts(savedTexts);
  return (
    <Stack gap="xl" className="sg-account__narrow">
      <AccountSection title={t("profile.title")}>
        <ProfilePart today={today} />
      </AccountSection>
      <AccountSection title={saved.t("documents.title")} lead={saved.t("documents.lead")}>
        <DocumentsPart today={today} />
      </AccountSection>
      <AccountSection title={saved.t("addresses.title")}>
        <AddressesPart />
      </AccountSection>
    </Stack>
  );
}
