import type { Tokens } from "@sughurta/contracts/session";
import { useTexts } from "@sughurta/i18n";
import { Card, Container } from "@sughurta/ui-kit";
import { accountTexts } from "../texts/account-texts.ts";
import { SignIn, type SignInStage, useSignInStage } from "./sign-in.tsx";

export interface SignInPageProps {
  /** Receives tokens for the session; leave the page unless their `changePassword` is set. */
  readonly onSignedIn: (tokens: Tokens) => void;
  /** The current mode, which may change; `login` by default. */
  readonly initialStage?: SignInStage | undefined;
  /** Called when the person switches the mode, for example to put it into the address. */
  readonly onStage?: ((stage: SignInStage) => void) | undefined;
}

/**
 * A page to sign in, register and recover the password: `/mobile-login`, and the page shown before the account (S0 §2).
 */
export function SignInPage({ onSignedIn, initialStage = "login", onStage }: SignInPageProps) {
  const { t } = useTexts(accountTexts);
  const [stage, setStage] = useSignInStage(initialStage);
  function take(next: SignInStage) {
    setStage(next);
    onStage?.(next);
  }
  return (
    <Container width="form" className="sg-sign-in">
      <h1>{t(`${stage}.title`)}</h1>
      {stage === "login" ? <p>{t("login.lead")}</p> : null}
      <Card>
        <SignIn stage={stage} onStage={take} onSignedIn={onSignedIn} />
      </Card>
    </Container>
  );
}
