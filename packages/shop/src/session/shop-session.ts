import { type ApiClient, createApiClient } from "@sughurta/api-client";
import type { Language } from "@sughurta/domain";
import {
  type Attribution,
  browserTabs,
  createSessionKeeper,
  createSessionStore,
  localGuestMemory,
} from "@sughurta/session";
import { withWholeAddresses } from "./whole-addresses.ts";

/** Where a shop finds its insurer, and by what it is known there. */
export interface ShopConnection {
  /** Origin of the insurer's site; `""` where the page's own server passes the calls on. */
  readonly insurer: string;
  readonly partnerKey?: string | undefined;
  /** Page that the buyer returns to from the bank, one of those allowed for the key; the key's first by default. */
  readonly returnPage?: string | undefined;
  /** Begins the name of everything this shop keeps in the browser: two shops on one origin have two. */
  readonly storageKey?: string | undefined;
}

/** A visitor's session in one shop; only a browser has one. */
export interface ShopSession {
  readonly clientIn: (language: Language) => ApiClient;
  /** Who brought the visitor and with which promo code. */
  readonly attribution: Attribution;
  readonly close: () => void;
}

/** Opens the guest session of a shop: it begins with the first call, and is renewed until it is closed. */
export function openShopSession(connection: ShopConnection): ShopSession {
  const { insurer, partnerKey, returnPage, storageKey } = connection;
  const sessionName = storageKey === undefined ? undefined : `${storageKey}-session`;
  const shared = {
    baseUrl: insurer,
    ...(partnerKey === undefined ? {} : { partnerKey }),
    ...(returnPage === undefined ? {} : { returnPage }),
    ...(storageKey === undefined ? {} : { storageKey }),
  };
  const store = createSessionStore(sessionName === undefined ? {} : { storageKey: sessionName });
  const keeper = createSessionKeeper({
    store,
    client: createApiClient({ ...shared, getLanguage: () => document.documentElement.lang }),
    tabs: browserTabs(sessionName),
    // Without a key the calls go through the page's own origin, whose cookie remembers the guest.
    ...(partnerKey === undefined ? {} : { guestMemory: localGuestMemory(storageKey) }),
  });
  void store.persist.rehydrate();
  store.getState().captureAttribution(window.location.search);
  const stop = keeper.start();
  return {
    clientIn: (language) => {
      const client = createApiClient({
        ...shared,
        getLanguage: () => language,
        prepare: keeper.prepare,
        getAccessToken: keeper.accessToken,
        onUnauthorized: keeper.renew,
      });
      return withWholeAddresses(client, insurer);
    },
    attribution: store.getState().attribution,
    close: stop,
  };
}
