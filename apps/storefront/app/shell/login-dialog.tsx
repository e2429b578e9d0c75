import { LoginDialog as AccountLogin } from "@sughurta/account";
import type { Tokens } from "@sughurta/contracts/session";
import { useSession } from "@sughurta/session";
import { useSessionKeeper } from "../session/browser-session.tsx";

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Login popup that passes its tokens to the session of this browser (S0 §2). */
export function LoginDialog({ open, onClose }: LoginDialogProps) {
  const keeper = useSessionKeeper();
  const mustChange = useSession(({ tokens }) => tokens?.changePassword === true);

  function signIn(tokens: Tokens) {
    keeper.signIn(tokens);
    if (!tokens.changePassword) onClose();
  }

  return (
    <AccountLogin
      open={open}
      onClose={onClose}
      onSignedIn={signIn}
      initialStage={mustChange ? "change" : "login"}
    />
  );
}
