import { useTexts } from "@sughurta/i18n";
import { Button, classNames } from "@sughurta/ui-kit";
import { shellTexts } from "../texts/shell-texts.ts";

/** Opens the login popup, or, for who is signed in, the way out. */
export function LoginButton({ signedIn, onPress }: { signedIn: boolean; onPress: () => void }) {
  const { t } = useTexts(shellTexts);
  return (
    <Button
      className={classNames("sf-login", signedIn && "sf-login--person")}
      variant="secondary"
      icon={signedIn ? "check" : "user"}
      onClick={onPress}
    >
      {t(signedIn ? "person.button" : "header.login")}
    </Button>
  );
}
