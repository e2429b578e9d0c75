import { useApiClient } from "@sughurta/api-client/react";
import { myData } from "@sughurta/contracts/account";
import type { Tokens } from "@sughurta/contracts/session";
import { useFirstFieldFocus } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Accordion, Alert, Button, downloadFile, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { ChangePasswordForm } from "../password/change-password-form.tsx";
import { PasswordByOwnPhone } from "../password/password-by-own-phone.tsx";
import { AccountSection, Refusal } from "../section/account-section.tsx";
import { useAction } from "../section/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { RemoveAccount } from "./remove-account.tsx";
import { SessionsPart } from "./sessions-part.tsx";

export interface PasswordPartProps {
  /** Receives the tokens that follow a change of password. */
  readonly onSignedIn: (tokens: Tokens) => void;
}

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

/** Export of the person's stored data as a file. */
function DataPart() {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { busy, refusal, run } = useAction();

  const download = () =>
    run(async () => {
      const response = await client.send(myData, {});
      if (response.status !== 200) return response.data.message;
      const text = JSON.stringify(response.data, undefined, 2);
      downloadFile(new Blob([text], { type: "application/json" }), "my-data.json");
      return undefined;
    });

  return (
    <Stack>
      <p>{t("data.text")}</p>
      <Refusal text={refusal} />
      <Stack direction="row">
        <Button variant="secondary" icon="download" busy={busy} onClick={download}>
          {t("data.download")}
        </Button>
      </Stack>
    </Stack>
  );
}

/** A new password by the present one, or by a code: an account that a code opened has none (SPEC-68). */
export function PasswordPart({ onSignedIn }: PasswordPartProps) {
  const { t } = useTexts(accountTexts);
  const [step, setStep] = useState<"password" | "code" | "changed">("password");
  const box = useFirstFieldFocus<HTMLDivElement>(step);

  function finish(tokens: Tokens) {
    onSignedIn(tokens);
    setStep("changed");
  }

  if (step === "changed") {
    return (
      <Alert tone="success" live="polite">
        {t("password.changed")}
      </Alert>
    );
  }
  return (
    <div ref={box}>
      <Stack>
        {step === "code" ? (
          <PasswordByOwnPhone onSignedIn={finish} />
        ) : (
          <ChangePasswordForm onChanged={finish} />
        )}
        <Button wide variant="quiet" onClick={() => setStep(step === "code" ? "password" : "code")}>
          {t(step === "code" ? "code.toLogin" : "password.byCode")}
        </Button>
      </Stack>
    </div>
  );
}
