import { useApiClient } from "@sughurta/api-client/react";
import { lazyModule } from "@sughurta/lazy-module";
import { useSession } from "@sughurta/session";
import { useEffect, useState } from "react";

const reading = lazyModule(() => import("./read-first-name.ts"));

/**
 * The first name of the signed-in user, from the service: pages are the same for every user, and a browser stores no
 * name (SPEC-30). `undefined` until it is loaded.
 */
function useFirstName(signedIn: boolean): string | undefined {
  const client = useApiClient();
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!signedIn) return;
    const stop = new AbortController();
    // Without a name the button is labelled by its target.
    reading
      .load()
      .then(({ readFirstName }) => readFirstName(client, stop.signal))
      .then(setName, () => undefined);
    return () => {
      stop.abort();
      setName(undefined);
    };
  }, [client, signedIn]);
  return name;
}

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
