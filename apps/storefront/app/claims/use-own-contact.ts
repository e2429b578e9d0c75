import { useApiClient } from "@sughurta/api-client/react";
import type { ClaimContact } from "@sughurta/claims";
import { profile } from "@sughurta/contracts/account";
import { parsePhone } from "@sughurta/domain";
import { useSession } from "@sughurta/session";
import { useEffect, useState } from "react";

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
