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
import { withWholeAddresses } from "./whole-addresses.ts";

/** Connection of a shop to its insurer, and its identification there. */
export interface ShopConnection {
  /** Origin of the insurer's site; `""` where the page's own server forwards the requests. */
  readonly insurer: string;
  /** Key that the insurer issued for this page's origins; omitted only on the insurer's own origin. */
  readonly partnerKey?: string | undefined;
  /** Page that the buyer returns to from the bank, one of those allowed for the key; the key's first by default. */
  readonly returnPage?: string | undefined;
  /** Prefix of every name in the browser's storage; two shops on one origin need two. */
  readonly storageKey?: string | undefined;
  /**
   * Sends every request, such as that of `mockInsurer`; the browser's `fetch` by default. The same function between
   * renders.
   */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** A visitor's session in one shop; only a browser has one. */
export interface ShopSession {
  /** API client in a language. */
  readonly clientIn: (language: Language) => ApiClient;
  /** The payments started by this shop. */
  readonly payments: OwnPayments;
  /** Referring partner and promo code of the visitor; a partner's page identifies itself by its key only. */
  readonly attribution: Attribution;
  readonly close: () => void;
}

/** Opens the guest session of a shop: it starts with the first request, and is renewed until it is closed. */
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
    // Without a key the requests go through the page's own origin, whose cookie identifies the guest.
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

/**
 * On the insurer's own origin `?partner` and `?coupon` are the insurer's (S0 §7); anywhere else they are the page's.
 */
function attributionInAddress(store: SessionStore): Attribution {
  store.getState().captureAttribution(window.location.search);
  return store.getState().attribution;
}

/** Places of the shops that are on the page now, by their storage key. */
const taken = new Map<string | undefined, Set<number>>();

/** Index of the shop among those with one storage key, in the order of the page: the same after a reload. */
interface PlaceOnPage {
  /** From 1. */
  readonly number: number;
  /** Releases the place on unmount. */
  readonly release: () => void;
}

/** Takes the first free place among the shops of a storage key. */
function takePlaceOnPage(storageKey: string | undefined): PlaceOnPage {
  const places = taken.get(storageKey) ?? new Set();
  taken.set(storageKey, places);
  let number = 1;
  while (places.has(number)) number += 1;
  places.add(number);
  return { number, release: () => places.delete(number) };
}
