import { useSession } from "@sughurta/session";
import { useState } from "react";
import { useFirstName } from "./use-first-name.ts";

type LoginStep = "login" | "person";

/** What the login buttons of a page share: the popup that was opened and whether it is shown. */
export interface Login {
  readonly signedIn: boolean;
  /** Of who is signed in, once it is known. */
  readonly firstName: string | undefined;
  readonly opened: LoginStep | undefined;
  readonly shown: LoginStep | undefined;
  readonly show: () => void;
  readonly close: () => void;
}

/** The login popup, also where the password has to be changed, or, for who is signed in, the way out. */
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
