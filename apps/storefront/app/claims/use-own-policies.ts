import { useApiClient } from "@sughurta/api-client/react";
import type { OwnPolicy } from "@sughurta/claims";
import { myPolicies } from "@sughurta/contracts/policy";
import { claimRefusalOn } from "@sughurta/domain";
import { useSession } from "@sughurta/session";
import { useEffect, useState } from "react";

/** The policies of the signed-in user on which a claim is accepted today (ISO), to choose from instead of typing a number; none until they are loaded. */
export function useOwnPolicies(today: string): readonly OwnPolicy[] {
  const client = useApiClient();
  const isUser = useSession(({ visitor }) => visitor === "user");
  const [policies, setPolicies] = useState<readonly OwnPolicy[]>([]);

  useEffect(() => {
    if (!isUser) return;
    const stop = new AbortController();
    // Without the list the user types the number.
    client.send(myPolicies, { signal: stop.signal }).then(
      ({ data }) =>
        setPolicies(data.filter((policy) => claimRefusalOn(today, policy) === undefined)),
      () => undefined,
    );
    return () => {
      stop.abort();
      setPolicies([]);
    };
  }, [client, isUser, today]);
  return policies;
}
