import { useTexts } from "@sughurta/i18n";
import { Button, VisuallyHidden } from "@sughurta/ui-kit";
import { shellTexts } from "../texts/shell-texts.ts";
import type { Login } from "./use-login.ts";

interface LoginButtonProps {
  readonly login: Pick<Login, "signedIn" | "firstName">;
  readonly onPress: () => void;
}

/**
 * Opens the login popup, or, for a signed-in user, whose first name it shows, the menu with the account and sign-out.
 */
export function LoginButton({ login: { signedIn, firstName }, onPress }: LoginButtonProps) {
  const { t } = useTexts(shellTexts);
  return (
    <Button className="sf-login" variant="secondary" icon="user" onClick={onPress}>
      {signedIn && firstName ? (
        <>
          {firstName} <VisuallyHidden>{t("person.button")}</VisuallyHidden>
        </>
      ) : (
        t(signedIn ? "person.button" : "header.login")
      )}
    </Button>
  );
}
