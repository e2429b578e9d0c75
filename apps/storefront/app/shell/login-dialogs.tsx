import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import type { Login } from "./use-login.ts";

const LoginDialog = lazyComponent(
  lazyModule(() => import("./login-dialog.tsx")),
  (module) => module.LoginDialog,
);
const SignedInDialog = lazyComponent(
  lazyModule(() => import("./signed-in-dialog.tsx")),
  (module) => module.SignedInDialog,
);

/** The popups of the login buttons; their code is loaded on the first click. */
export function LoginDialogs({ login }: { login: Login }) {
  const { opened, shown, close } = login;
  return (
    <LazyBoundary fallback={null} dialog={{ open: shown !== undefined, onClose: close }}>
      {opened === "login" ? <LoginDialog open={shown === "login"} onClose={close} /> : null}
      {opened === "person" ? <SignedInDialog open={shown === "person"} onClose={close} /> : null}
    </LazyBoundary>
  );
}
