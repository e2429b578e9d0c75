import { LoginDialog as AccountLogin } from "@sughurta/account";
import type { Tokens } from "@sughurta/contracts";
import { useSessionKeeper } from "../session/browser-session.tsx";
import formStyles from "../styles/forms.css?url";

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  supportPhone: string;
}

/** Login popup that hands its tokens to the session of this browser (S0 §2). */
export function LoginDialog({ open, onClose, supportPhone }: LoginDialogProps) {
  const keeper = useSessionKeeper();

  function signIn(tokens: Tokens) {
    keeper.signIn(tokens);
    onClose();
  }

  return (
    <>
      {/* The page below may have no form of its own. */}
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <AccountLogin
        open={open}
        onClose={onClose}
        onSignedIn={signIn}
        supportNumber={supportPhone}
      />
    </>
  );
}
