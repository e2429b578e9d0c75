import { useApiClient } from "@sughurta/api-client/react";
import type { ClaimContact, OwnPolicy } from "@sughurta/claims";
import { profile } from "@sughurta/contracts/account";
import { myPolicies } from "@sughurta/contracts/policy";
import { claimRefusalOn, parsePhone } from "@sughurta/domain";
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

/** Name, phone and email of the signed-in user, for a claim; `undefined` until they are loaded. */
export function useOwnContact(): ClaimContact | undefined {
  const client = useApiClient();
  const isUser = useSession(({ visitor }) => visitor === "user");
  const [contact, setContact] = useState<ClaimContact>();

  useEffect(() => {
    if (!isUser) return;
    const stop = new AbortController();
    // Without them the user types them.
    client.send(profile, { signal: stop.signal }).then(
      (response) => {
        if (response.status !== 200) return;
        const { lastName, firstName, phone, email } = response.data;
        const fullName = [lastName, firstName].filter(Boolean).join(" ");
        setContact({ fullName, phone: parsePhone(phone) ?? "", email });
      },
      () => undefined,
    );
    return () => {
      stop.abort();
      setContact(undefined);
    };
  }, [client, isUser]);
  return contact;
}
