import { useApiClient } from "@sughurta/api-client/react";
import type { OwnPolicy } from "@sughurta/claims";
import { myPolicies } from "@sughurta/contracts/policy";
import { useSession } from "@sughurta/session";
import { useEffect, useState } from "react";

/** The policies of who is signed in that were not cancelled, to choose from instead of typing a number; none until they are there. */
export function useOwnPolicies(): readonly OwnPolicy[] {
  const client = useApiClient();
  const isUser = useSession(({ visitor }) => visitor === "user");
  const [policies, setPolicies] = useState<readonly OwnPolicy[]>([]);

  useEffect(() => {
    if (!isUser) return;
    const stop = new AbortController();
    // Without the list the number is typed.
    client.send(myPolicies, { signal: stop.signal }).then(
      ({ data }) => setPolicies(data.filter(({ cancelledOn }) => cancelledOn === undefined)),
      () => undefined,
    );
    return () => {
      stop.abort();
      setPolicies([]);
    };
  }, [client, isUser]);
  return policies;
}
