import { type ApiClient, createApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import type { Language } from "@sughurta/domain";
import {
  browserTabs,
  createSessionKeeper,
  createSessionStore,
  getAudience,
  type SessionKeeper,
  SessionProvider,
  type Tabs,
} from "@sughurta/session";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { clearOfflineDataOnUserChange } from "./clear-offline-data.ts";

/** No other tabs: on the server, messages are not sent. */
const NO_TABS: Tabs = { broadcast() {}, onMessage: () => () => {}, withLock: (task) => task() };

function createBrowserSession(language: Language) {
  const store = createSessionStore();
  const getLanguage = () => language;
  const keeper = createSessionKeeper({
    store,
    client: createApiClient({ getLanguage }),
    tabs: typeof document === "undefined" ? NO_TABS : browserTabs(),
  });
  const client: ApiClient = createApiClient({
    getLanguage,
    prepare: keeper.prepare,
    getAccessToken: keeper.accessToken,
    onUnauthorized: keeper.renew,
  });
  return { store, keeper, client };
}

const onServer = new Map<Language, ReturnType<typeof createBrowserSession>>();

/** On the server a session is always empty, so all pages of a language share one. */
function sessionFor(language: Language) {
  if (typeof document !== "undefined") return createBrowserSession(language);
  const known = onServer.get(language) ?? createBrowserSession(language);
  onServer.set(language, known);
  return known;
}

const KeeperContext = createContext<SessionKeeper | undefined>(undefined);

/** Signs in and out, in every tab; throws outside of {@link BrowserSession}. */
export function useSessionKeeper(): SessionKeeper {
  const keeper = useContext(KeeperContext);
  if (!keeper) throw new Error("Wrap the screen in <BrowserSession>.");
  return keeper;
}

/** Provides the visitor's session and its API client. */
export function BrowserSession({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  const [{ store, keeper, client }] = useState(() => sessionFor(language));
  const { pathname } = useLocation();

  useEffect(() => {
    void store.persist.rehydrate();
    store.getState().captureAttribution(location.search);
    const stopWatching = clearOfflineDataOnUserChange(store, client);
    const stopKeeping = keeper.start();
    return () => {
      stopWatching();
      stopKeeping();
    };
  }, [store, keeper, client]);

  const [arrivedAt] = useState(pathname);
  useEffect(() => {
    store.getState().showAudience(getAudience(pathname));
    // The server counts the page of the address itself; without a connection nothing is counted.
    if (pathname !== arrivedAt)
      import("../visits/count-steps.ts").then(
        ({ countVisit }) => countVisit(pathname, store),
        () => {},
      );
  }, [store, pathname, arrivedAt]);

  return (
    <SessionProvider store={store}>
      <KeeperContext value={keeper}>
        <ApiClientProvider client={client}>{children}</ApiClientProvider>
      </KeeperContext>
    </SessionProvider>
  );
}
