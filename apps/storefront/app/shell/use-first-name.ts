import { useApiClient } from "@sughurta/api-client/react";
import { lazyModule } from "@sughurta/lazy-module";
import { useEffect, useState } from "react";

const reading = lazyModule(() => import("./read-first-name.ts"));

/**
 * The first name of the signed-in user, from the service: pages are the same for every user, and a browser stores no
 * name (SPEC-30). `undefined` until it is loaded.
 */
export function useFirstName(signedIn: boolean): string | undefined {
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
