import { LazyBoundary } from "@sughurta/forms";
import { lazy } from "react";
import type { Login } from "./use-login.ts";

const LoginDialog = lazy(async () => {
  const { LoginDialog: Dialog } = await import("./login-dialog.tsx");
  return { default: Dialog };
});

const SignedInDialog = lazy(async () => {
  const { SignedInDialog: Dialog } = await import("./signed-in-dialog.tsx");
  return { default: Dialog };
});

/** The popups behind the login buttons; their code comes with the first press. */
export function LoginDialogs({ login }: { login: Login }) {
  const { opened, shown, close } = login;
  return (
    <LazyBoundary fallback={null} dialog={{ open: shown !== undefined, onClose: close }}>
      {opened === "login" ? <LoginDialog open={shown === "login"} onClose={close} /> : null}
      {opened === "person" ? <SignedInDialog open={shown === "person"} onClose={close} /> : null}
    </LazyBoundary>
  );
}
