import type { Tokens } from "@sughurta/contracts/session";
import { useTexts } from "@sughurta/i18n";
import { Accordion, Stack } from "@sughurta/ui-kit";
import { AccountSection } from "../account/account-section.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { DataPart } from "./data-part.tsx";
import { PasswordPart } from "./password-part.tsx";
import { RemoveAccount } from "./remove-account.tsx";
import { SessionsPart } from "./sessions-part.tsx";

export interface SecurityPanelProps {
  /** Receives the tokens that follow a change of password. */
  readonly onSignedIn: (tokens: Tokens) => void;
  /** Ends the session of this browser; rejects when that did not work. */
  readonly onSignOut: () => Promise<void>;
  /** The account is deleted; ends the session of this browser too. */
  readonly onRemoved: () => Promise<void>;
}

/** Sessions of the person, their password, their data, and the deletion of the account. */
export function SecurityPanel({ onSignedIn, onSignOut, onRemoved }: SecurityPanelProps) {
  const { t } = useTexts(accountTexts);
  return (
    <Stack gap="xl" className="sg-account__narrow">
      <AccountSection title={t("sessions.title")}>
        <SessionsPart onSignOut={onSignOut} />
      </AccountSection>
      <Accordion
        items={[
          {
            key: "password",
            title: t("password.title"),
            content: <PasswordPart onSignedIn={onSignedIn} />,
          },
          { key: "data", title: t("data.title"), content: <DataPart /> },
          {
            key: "removal",
            title: t("removal.title"),
            content: <RemoveAccount onRemoved={onRemoved} />,
          },
        ]}
      />
    </Stack>
  );
}
