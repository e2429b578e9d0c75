import type { Tokens } from "@sughurta/contracts/session";
import { useTexts } from "@sughurta/i18n";
import { Dialog } from "@sughurta/ui-kit";
import { accountTexts } from "../texts/account-texts.ts";
import { SignIn, type SignInStage, useSignInStage } from "./sign-in.tsx";

export interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * Receives the tokens of the person who signed in. Close the dialog unless their `changePassword` is set: it then
   * requires a new password and returns the tokens after that.
   */
  readonly onSignedIn: (tokens: Tokens) => void;
  /** The current mode, which may change; `login` by default. */
  readonly initialStage?: SignInStage | undefined;
}

/** Popup to sign in, register by SMS, recover a password and change one that has to be changed (S0 §2). */
export function LoginDialog({
  open,
  onClose,
  onSignedIn,
  initialStage = "login",
}: LoginDialogProps) {
  const { t } = useTexts(accountTexts);
  const [stage, setStage] = useSignInStage(initialStage);

  function close() {
    setStage(initialStage);
    onClose();
  }

  return (
    <Dialog
      open={open}
      size="small"
      title={t(`${stage}.title`)}
      closeText={t("login.close")}
      onClose={close}
    >
      <SignIn stage={stage} onStage={setStage} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
