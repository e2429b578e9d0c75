import type { Tokens } from "@sughurta/contracts/session";
import { useFirstFieldFocus } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { ChangePasswordForm } from "../password/change-password-form.tsx";
import { PasswordByOwnPhone } from "../password/password-by-own-phone.tsx";
import { accountTexts } from "../texts/account-texts.ts";

export interface PasswordPartProps {
  /** Receives the tokens that follow a change of password. */
  readonly onSignedIn: (tokens: Tokens) => void;
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
