import { type ApiClient, createApiClient } from "@sughurta/api-client";
import type { Language } from "@sughurta/domain";
import {
  type Attribution,
  browserTabs,
  createSessionKeeper,
  createSessionStore,
  localGuestMemory,
  type SessionStore,
} from "@sughurta/session";
import { type OwnPayments, ownPayments, withOwnPayments } from "./own-payments.ts";
import { takePlaceOnPage } from "./place-on-page.ts";
import { withWholeAddresses } from "./whole-addresses.ts";

/** How a shop reaches its insurer and identifies itself there. */
export interface ShopConnection {
  /** Origin of the insurer's site; `""` where the page's own server passes the calls on. */
  readonly insurer: string;
  /** Key that the insurer gave to this page's origins; left out only on the insurer's own origin. */
  readonly partnerKey?: string | undefined;
  /** Page that the buyer returns to from the bank, one of those allowed for the key; the key's first by default. */
  readonly returnPage?: string | undefined;
  /** Prefix of every name in the browser's storage; two shops on one origin need two. */
  readonly storageKey?: string | undefined;
  /** What every call is sent with, such as that of `mockInsurer`; the browser's `fetch` by default. The same function each time. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** A visitor's session in one shop; only a browser has one. */
export interface ShopSession {
  /** What calls the insurer in a language. */
  readonly clientIn: (language: Language) => ApiClient;
  /** The payments that this shop began. */
  readonly payments: OwnPayments;
  /** Who brought the visitor and with which promo code; a page of a partner says it by its key alone. */
  readonly attribution: Attribution;
  readonly close: () => void;
}

/** Opens the guest session of a shop: it begins with the first call, and is renewed until it is closed. */
export function openShopSession(connection: ShopConnection): ShopSession {
  const { insurer, partnerKey, returnPage, storageKey, fetch } = connection;
  const sessionName = storageKey === undefined ? undefined : `${storageKey}-session`;
  const shared = {
    baseUrl: insurer,
    ...(partnerKey === undefined ? {} : { partnerKey }),
    ...(returnPage === undefined ? {} : { returnPage }),
    ...(storageKey === undefined ? {} : { storageKey }),
    ...(fetch === undefined ? {} : { fetch }),
  };
  const store = createSessionStore(sessionName === undefined ? {} : { storageKey: sessionName });
  const keeper = createSessionKeeper({
    store,
    client: createApiClient({ ...shared, getLanguage: () => document.documentElement.lang }),
    tabs: browserTabs(sessionName),
    // Without a key the calls go through the page's own origin, whose cookie remembers the guest.
    ...(partnerKey === undefined ? {} : { guestMemory: localGuestMemory(storageKey) }),
  });
  const place = takePlaceOnPage(storageKey);
  const payments = ownPayments({ storageKey, place: place.number });
  void store.persist.rehydrate();
  const attribution = partnerKey === undefined ? attributionInAddress(store) : {};
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
      return withOwnPayments(withWholeAddresses(client, insurer), payments);
    },
    payments,
    attribution,
    close: () => {
      stop();
      place.release();
    },
  };
}

/** On the insurer's own origin `?partner` and `?coupon` are the insurer's (S0 §7); anywhere else they are the page's. */
function attributionInAddress(store: SessionStore): Attribution {
  store.getState().captureAttribution(window.location.search);
  return store.getState().attribution;
}
