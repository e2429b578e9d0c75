import { createApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { createSessionStore, SessionProvider } from "@sughurta/session";
import { type ReactNode, useState } from "react";
import { createRoutesStub } from "react-router";
import type { ShellData } from "../load-shell.server.ts";

const GUEST_CLIENT = createApiClient({ getLanguage: () => "ru" });

/** Renders a screen at an address of the site, inside the shell's data and a guest's session. */
export function AtAddress({
  path,
  shell,
  children,
}: {
  readonly path: string;
  readonly shell: ShellData;
  readonly children: ReactNode;
}) {
  const [store] = useState(() => createSessionStore({ storage: () => sessionStorage }));
  const Stub = createRoutesStub([{ id: "root", path: "*", Component: () => children }]);
  return (
    <SessionProvider store={store}>
      <ApiClientProvider client={GUEST_CLIENT}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: shell } }} />
      </ApiClientProvider>
    </SessionProvider>
  );
}
