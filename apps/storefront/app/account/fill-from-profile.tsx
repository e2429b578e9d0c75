import { useApiClient } from "@sughurta/api-client/react";
import { SavedContactsProvider } from "@sughurta/order/fill-from-profile";
import { useSession } from "@sughurta/session";
import { type ReactNode, useMemo } from "react";

/** Fills an order with the people of the signed-in person's account; offers none for guests. */
export function SavedContacts({ children }: { children: ReactNode }) {
  const client = useApiClient({ prepare: false });
  const isUser = useSession(({ visitor }) => visitor === "user");
  const load = useMemo(
    () =>
      isUser
        ? async () => (await import("./load-saved-contacts.ts")).loadSavedContacts(client)
        : undefined,
    [client, isUser],
  );
  return <SavedContactsProvider load={load}>{children}</SavedContactsProvider>;
}
