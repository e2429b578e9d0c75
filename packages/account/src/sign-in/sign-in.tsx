import type { Tokens } from "@sughurta/contracts/session";
import { useFirstFieldFocus } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Button, Stack } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { ChangePasswordForm } from "../password/change-password-form.tsx";
import { PasswordByCode } from "../password/password-by-code.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { LoginForm } from "./login-form.tsx";

/** Modes: sign in, register, recover the password, or a required password change (SPEC-20). */
export type SignInStage = "login" | "register" | "recover" | "change";

/** The current mode: the requested one, until a person switches; another request replaces it. */
export function useSignInStage(asked: SignInStage) {
  const [stage, setStage] = useState(asked);
  // A person who has to change the password may have signed out, or in, in another tab in the meantime.
  useEffect(() => setStage(asked), [asked]);
  return [stage, setStage] as const;
}

export interface SignInProps {
  readonly stage: SignInStage;
  readonly onStage: (stage: SignInStage) => void;
  /**
   * Receives tokens for the session. While their `changePassword` is set the person is not finished: the screen
   * requires a new password and returns the tokens after that.
   */
  readonly onSignedIn: (tokens: Tokens) => void;
}

/** All ways in, one at a time; its title is `${stage}.title` (SPEC-20). */
export function SignIn({ stage, onStage, onSignedIn }: SignInProps) {
  const { t } = useTexts(accountTexts);
  // The input is retained over a change of the mode, in memory only.
  const [typed, setTyped] = useState({ phone: "", password: "" });
  const box = useFirstFieldFocus<HTMLDivElement>(stage);

  function accept(tokens: Tokens, password = "") {
    setTyped((before) => ({ ...before, password }));
    onSignedIn(tokens);
    if (tokens.changePassword) onStage("change");
  }

  return <div ref={box}>{form()}</div>;

  function form() {
    if (stage === "login") {
      return (
        <LoginForm
          initialPhone={typed.phone}
          onSignedIn={accept}
          onOtherWay={(way, phone) => {
            setTyped({ phone, password: "" });
            onStage(way);
          }}
        />
      );
    }
    if (stage === "change") {
      return (
        <Stack>
          <ChangePasswordForm
            oldPassword={typed.password}
            lead={t("change.lead")}
            onChanged={accept}
          />
          {typed.password === "" ? (
            <Button wide variant="quiet" onClick={() => onStage("recover")}>
              {t("login.recover")}
            </Button>
          ) : null}
        </Stack>
      );
    }
    return (
      <Stack>
        <PasswordByCode
          key={stage}
          purpose={stage}
          initialPhone={typed.phone}
          onSignedIn={accept}
        />
        <Button wide variant="quiet" onClick={() => onStage("login")}>
          {t("code.toLogin")}
        </Button>
      </Stack>
    );
  }
}
