import type { ApiClient } from "@sughurta/api-client";
import type { Tokens } from "@sughurta/contracts/session";
import { lazyModule } from "@sughurta/lazy-module";
import type { GuestMemory } from "./guest-memory.ts";
import type { Renewal } from "./renewal.ts";
import { SESSION_STORAGE_KEY, type SessionStore } from "./session-store.ts";

/** Milliseconds between two renewals (S0 §4). */
export const REFRESH_INTERVAL_MS = 270_000;

/** Channel for new tokens to the other tabs. */
export interface Tabs {
  readonly broadcast: (renewal: Renewal) => void;
  readonly onMessage: (listener: (renewal: Renewal) => void) => () => void;
  /** Runs one task at a time over all tabs. */
  readonly withLock: <T>(task: () => Promise<T>) => Promise<T>;
}

/** The tabs of this browser that share a session; without locks or channels each tab has its own. */
export function browserTabs(name = SESSION_STORAGE_KEY): Tabs {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined;
  return {
    broadcast: (renewal) => channel?.postMessage(renewal),
    onMessage(listener) {
      const onMessage = (event: MessageEvent<Renewal>) => listener(event.data);
      channel?.addEventListener("message", onMessage);
      return () => channel?.removeEventListener("message", onMessage);
    },
    withLock: (task) =>
      globalThis.navigator?.locks ? navigator.locks.request(name, task) : task(),
  };
}

/** Options of {@link createSessionKeeper}. */
export interface SessionKeeperOptions {
  readonly store: SessionStore;
  /** A client without tokens for the keeper's own requests. */
  readonly client: ApiClient;
  readonly tabs?: Tabs;
  /** Storage of the guest for a page on another origin than the insurer's. */
  readonly guestMemory?: GuestMemory;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The server did not end the session: the person is still signed in. */
export class SignOutError extends Error {
  readonly code = "signOut";
}

/** Renews the tokens of a store. */
export interface SessionKeeper {
  /**
   * The access token; a session starts, or a person's is restored, where there is none yet. Throws the client's error,
   * so that the request that needs the token fails for the same reason.
   */
  readonly accessToken: () => Promise<string | undefined>;
  /** Preloads the code of the requests. */
  readonly prepare: () => Promise<unknown>;
  /**
   * Renews the tokens, and returns `true` as required by `onUnauthorized`; throws the client's errors. Concurrent calls
   * share one renewal.
   */
  readonly renew: () => Promise<boolean>;
  /** Stores the tokens of a person who signed in, in every tab. */
  readonly signIn: (tokens: Tokens) => void;
  /**
   * Signs the person out here and in the other tabs, which continue as a new guest; throws when the server cannot be
   * reached.
   */
  readonly signOut: () => Promise<void>;
  /**
   * Restores a person's session, and starts renewing every 270 000 ms and on wake; returns a function that stops it.
   */
  readonly start: () => () => void;
}

const sessionCalls = lazyModule(() => import("./session-calls.ts"));

/** Creates the keeper of a store: one renewal at a time, over all tabs (SPEC-19). */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { store, client, tabs = browserTabs(), guestMemory, now = Date.now } = options;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<boolean> | undefined;
  let restartTimer = () => {};

  function accept({ tokens, visitor }: Renewal) {
    renewedAt = now();
    store.getState().signIn(tokens, visitor);
    restartTimer();
  }

  async function renewedTokens(): Promise<Renewal> {
    const calls = await sessionCalls.load();
    return calls.renewedTokens(client, store.getState(), guestMemory);
  }

  function acceptEverywhere(renewal: Renewal) {
    accept(renewal);
    if (renewal.visitor === "guest") guestMemory?.write(renewal.tokens.refresh);
    tabs.broadcast(renewal);
  }

  async function renewOnce(): Promise<boolean> {
    const askedAt = now();
    return tabs.withLock(async () => {
      // Another tab renewed while this one was waiting for the lock.
      if (renewedAt > askedAt) return true;
      acceptEverywhere(await renewedTokens());
      return true;
    });
  }

  const renew = () => {
    underWay ??= renewOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  const renewIfDue = () => {
    const due = now() - renewedAt >= REFRESH_INTERVAL_MS;
    const { tokens, visitor } = store.getState();
    if (!due || (!tokens && visitor !== "user") || document.visibilityState !== "visible") return;
    // The next request tries again, and its caller gets the reason why there is no session.
    renew().catch(() => undefined);
  };

  return {
    prepare: sessionCalls.load,
    renew,
    async accessToken() {
      if (!store.getState().tokens) await renew();
      return store.getState().tokens?.access;
    },
    signIn: (tokens) => acceptEverywhere({ tokens, visitor: "user" }),
    signOut: () =>
      tabs.withLock(async () => {
        const calls = await sessionCalls.load();
        if (!(await calls.sessionEnded(client))) throw new SignOutError("Signing out was refused");
        store.getState().signOut();
        const guest = await renewedTokens().catch(() => undefined);
        if (guest) acceptEverywhere(guest);
      }),
    start() {
      const stopListening = tabs.onMessage(accept);
      let timer: ReturnType<typeof setTimeout> | undefined;
      restartTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(renewIfDue, REFRESH_INTERVAL_MS);
      };
      document.addEventListener("visibilitychange", renewIfDue);
      window.addEventListener("online", renewIfDue);
      renewIfDue();
      return () => {
        stopListening();
        clearTimeout(timer);
        restartTimer = () => {};
        document.removeEventListener("visibilitychange", renewIfDue);
        window.removeEventListener("online", renewIfDue);
      };
    },
  };
}
