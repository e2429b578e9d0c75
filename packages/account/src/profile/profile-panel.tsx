import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { accountTexts } from "../texts/account-texts.ts";
import { savedTexts } from "../texts/saved-texts.ts";
import { AddressesPart } from "./addresses-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";
import { ProfilePart } from "./profile-form.tsx";

/** Who the person is: name, documents, addresses. */
export function ProfilePanel({ today }: { readonly today: string }) {
  const { t } = useTexts(accountTexts);
  const saved = useTexts(savedTexts);
  return (
    <Stack gap="lg" className="sg-account__narrow">
      <h2>{t("profile.title")}</h2>
      <ProfilePart today={today} />
      <h2>{saved.t("documents.title")}</h2>
      <p>{saved.t("documents.lead")}</p>
      <DocumentsPart today={today} />
      <h2>{saved.t("addresses.title")}</h2>
      <AddressesPart />
    </Stack>
  );
}
