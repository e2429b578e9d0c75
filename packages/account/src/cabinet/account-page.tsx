import type { MyPolicy, Tokens } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { Accordion, Container, PanelTabs, Stack } from "@sughurta/ui-kit";
import { ChangePasswordForm } from "../password/change-password-form.tsx";
import { PoliciesPanel } from "../policies/policies-panel.tsx";
import { AddressesPart } from "../profile/addresses-part.tsx";
import { DocumentsPart } from "../profile/documents-part.tsx";
import { ProfilePart } from "../profile/profile-form.tsx";
import { ClaimsList } from "../records/claims-list.tsx";
import { PaymentsList } from "../records/payments-list.tsx";
import { DataPart } from "../security/data-part.tsx";
import { RemoveAccount } from "../security/remove-account.tsx";
import { SessionsPart } from "../security/sessions-part.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import type { AccountLinks } from "./account-links.ts";

export interface AccountPageProps {
  readonly links: AccountLinks;
  /** Today in the insurer's zone, ISO. */
  readonly today: string;
  /** Begins a claim on a policy. */
  readonly onClaim: (policy: MyPolicy) => void;
  /** Receives the tokens that follow a change of password. */
  readonly onSignedIn: (tokens: Tokens) => void;
  /** Ends the session of this browser; rejects when that did not work. */
  readonly onSignOut: () => Promise<void>;
}

/** The account of the signed-in person: policies, claims and payments, profile, sign-in (decision 20). */
export function AccountPage({ links, today, onClaim, onSignedIn, onSignOut }: AccountPageProps) {
  const { t } = useTexts(accountTexts);
  return (
    <Container className="sg-account">
      <h1>{t("cabinet.title")}</h1>
      <PanelTabs
        label={t("cabinet.title")}
        tabs={[
          {
            key: "policies",
            label: t("policies.title"),
            panel: <PoliciesPanel links={links} today={today} onClaim={onClaim} />,
          },
          {
            key: "records",
            label: t("cabinet.records"),
            panel: (
              <Stack gap="lg">
                <h2>{t("claims.title")}</h2>
                <ClaimsList />
                <h2>{t("payments.title")}</h2>
                <PaymentsList paymentHref={links.paymentHref} />
              </Stack>
            ),
          },
          {
            key: "profile",
            label: t("profile.title"),
            panel: (
              <Stack gap="lg" className="sg-account__narrow">
                <h2>{t("profile.title")}</h2>
                <ProfilePart today={today} />
                <h2>{t("documents.title")}</h2>
                <DocumentsPart today={today} />
                <h2>{t("addresses.title")}</h2>
                <AddressesPart />
              </Stack>
            ),
          },
          {
            key: "security",
            label: t("cabinet.security"),
            panel: (
              <Stack gap="lg" className="sg-account__narrow">
                <h2>{t("sessions.title")}</h2>
                <SessionsPart onSignOut={onSignOut} />
                <Accordion
                  items={[
                    {
                      key: "password",
                      title: t("password.title"),
                      content: <ChangePasswordForm onChanged={onSignedIn} />,
                    },
                    { key: "data", title: t("data.title"), content: <DataPart /> },
                    {
                      key: "removal",
                      title: t("removal.title"),
                      content: <RemoveAccount onRemoved={onSignOut} />,
                    },
                  ]}
                />
              </Stack>
            ),
          },
        ]}
      />
    </Container>
  );
}
