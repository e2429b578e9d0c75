import { useSession } from "@sughurta/session";
import { useState } from "react";
import { useFirstName } from "./use-first-name.ts";

type LoginStep = "login" | "person";

/** State shared by the login buttons of a page: the opened popup and whether it is visible. */
export interface Login {
  readonly signedIn: boolean;
  /** First name of the signed-in user, once it is loaded. */
  readonly firstName: string | undefined;
  readonly opened: LoginStep | undefined;
  readonly shown: LoginStep | undefined;
  readonly show: () => void;
  readonly close: () => void;
}

/** The login popup, including a forced password change, or, for a signed-in user, sign-out. */
export function useLogin(): Login {
  const signedIn = useSession(({ visitor }) => visitor === "user");
  const firstName = useFirstName(signedIn);
  const mustChange = useSession(({ tokens }) => tokens?.changePassword === true);
  const [opened, setOpened] = useState<LoginStep>();
  const [shown, setShown] = useState<LoginStep>();
  const show = () => {
    const wanted = signedIn && !mustChange ? "person" : "login";
    setOpened(wanted);
    setShown(wanted);
  };
  return { signedIn, firstName, opened, shown, show, close: () => setShown(undefined) };
}
