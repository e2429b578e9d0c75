import { useApiClient } from "@sughurta/api-client/react";
import { KnownPeopleProvider } from "@sughurta/order";
import { useSession } from "@sughurta/session";
import { type ReactNode, useMemo } from "react";

/** Gives an order the people of a signed-in person's account; of a guest nobody is known. */
export function KnownPeople({ children }: { children: ReactNode }) {
  const client = useApiClient({ prepare: false });
  const isUser = useSession(({ visitor }) => visitor === "user");
  const load = useMemo(
    () =>
      isUser
        ? async () => (await import("./load-known-people.ts")).loadKnownPeople(client)
        : undefined,
    [client, isUser],
  );
  return <KnownPeopleProvider load={load}>{children}</KnownPeopleProvider>;
}
