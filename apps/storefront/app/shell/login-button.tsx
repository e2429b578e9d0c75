import { LoadedPart } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useSession } from "@sughurta/session";
import { Button } from "@sughurta/ui-kit";
import { lazy, useState } from "react";
import { shellTexts } from "../texts/shell-texts.ts";

const LoginDialog = lazy(async () => {
  const { LoginDialog: Dialog } = await import("./login-dialog.tsx");
  return { default: Dialog };
});

const SignedInDialog = lazy(async () => {
  const { SignedInDialog: Dialog } = await import("./signed-in-dialog.tsx");
  return { default: Dialog };
});

/** Opens the login popup, or, for who is signed in, the way out; their code comes with the first press. */
export function LoginButton() {
  const { t } = useTexts(shellTexts);
  const signedIn = useSession(({ visitor }) => visitor === "user");
  const [opened, setOpened] = useState<"login" | "person">();
  const [shown, setShown] = useState<"login" | "person">();
  const show = () => {
    const wanted = signedIn ? "person" : "login";
    setOpened(wanted);
    setShown(wanted);
  };
  const close = () => setShown(undefined);
  return (
    <>
      <Button
        className={signedIn ? "sf-login sf-login--person" : "sf-login"}
        variant="secondary"
        icon={signedIn ? "check" : "user"}
        onClick={show}
      >
        {t(signedIn ? "person.button" : "header.login")}
      </Button>
      <LoadedPart fallback={null} dialog={{ open: shown !== undefined, onClose: close }}>
        {opened === "login" ? <LoginDialog open={shown === "login"} onClose={close} /> : null}
        {opened === "person" ? <SignedInDialog open={shown === "person"} onClose={close} /> : null}
      </LoadedPart>
    </>
  );
}
