import { LoginDialog as AccountLogin } from "@sughurta/account";
import type { Tokens } from "@sughurta/contracts";
import { useSessionKeeper } from "../session/browser-session.tsx";

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Login popup that hands its tokens to the session of this browser (S0 §2). */
export function LoginDialog({ open, onClose }: LoginDialogProps) {
  const keeper = useSessionKeeper();

  function signIn(tokens: Tokens) {
    keeper.signIn(tokens);
    onClose();
  }

  return <AccountLogin open={open} onClose={onClose} onSignedIn={signIn} />;
}
