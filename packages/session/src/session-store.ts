import type { Tokens } from "@sughurta/contracts/session";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { type Attribution, attributionFrom, capturedFrom } from "./attribution.ts";

/** The three audiences of the site; they switch content only (S0 §6). */
export type Audience = "clients" | "business" | "partners";

const tabs: readonly { readonly audience: Audience; readonly link: string }[] = [
  { audience: "business", link: "/jur" },
  { audience: "partners", link: "/partners" },
];

/** Default name of the session in local storage. */
export const SESSION_STORAGE_KEY = "sughurta-session";

const STORAGE_VERSION = 1;

/** Owner of the tokens. */
export type Visitor = "unknown" | "guest" | "user";

/** State of the session store, and its actions. */
export interface SessionState {
  /** In memory only: tokens are never written to storage (SPEC-30). */
  readonly tokens: Tokens | undefined;
  /** `user` without tokens: a person was signed in in this browser, whose session is still to be restored. */
  readonly visitor: Visitor;
  readonly attribution: Attribution;
  readonly audience: Audience;
}

interface SessionActions {
  readonly signIn: (tokens: Tokens, visitor: Exclude<Visitor, "unknown">) => void;
  readonly signOut: () => void;
  readonly captureAttribution: (search: string) => void;
  readonly showAudience: (audience: Audience) => void;
}

const empty: SessionState = {
  tokens: undefined,
  visitor: "unknown",
  attribution: {},
  audience: "clients",
};

const noopStorage: StateStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** A store that works on without storage: a blocked, full or corrupt one is as good as an empty one. */
function safeStorage(storage: () => StateStorage): StateStorage {
  const attempt = <T>(use: (storage: StateStorage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) => {
      const text = attempt((present) => present.getItem(name), null);
      if (typeof text !== "string") return null;
      return attempt(() => {
        JSON.parse(text);
        return text;
      }, null);
    },
    setItem: (name, value) => attempt((present) => present.setItem(name, value), undefined),
    removeItem: (name) => attempt((present) => present.removeItem(name), undefined),
  };
}

/** Environment of the store; the browser's own by default. */
export interface SessionStoreOptions {
  /** Name in local storage; two shops of one origin have two. */
  readonly storageKey?: string;
  readonly storage?: () => StateStorage;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * The shared store. It starts empty on server and browser alike; `persist.rehydrate()` reads the stored state after
 * hydration, so that nothing rendered differs.
 */
export function createSessionStore(options: SessionStoreOptions = {}) {
  const { now = Date.now, storageKey = SESSION_STORAGE_KEY } = options;
  const storage =
    options.storage ?? (() => (typeof localStorage === "undefined" ? noopStorage : localStorage));
  return createStore<SessionState & SessionActions>()(
    persist(
      (set) => ({
        ...empty,
        signIn: (tokens, visitor) => set({ tokens, visitor }),
        signOut: () => set({ tokens: undefined, visitor: "unknown" }),
        captureAttribution: (search) =>
          set(({ attribution }) => ({ attribution: capturedFrom(search, now(), attribution) })),
        showAudience: (audience) => set({ audience }),
      }),
      {
        name: storageKey,
        version: STORAGE_VERSION,
        storage: createJSONStorage(() => safeStorage(storage)),
        skipHydration: true,
        partialize: ({ attribution, visitor }) => ({ attribution, person: visitor === "user" }),
        // The state of an older version is not migrated.
        migrate: () => ({ attribution: {}, person: false }),
        merge: (stored, current) => {
          const { attribution, person } = Object(stored);
          const known = !current.tokens && person === true;
          return {
            ...current,
            visitor: known ? "user" : current.visitor,
            attribution: { ...attributionFrom(attribution, now()), ...current.attribution },
          };
        },
      },
    ),
  );
}

/** The store of {@link createSessionStore}. */
export type SessionStore = ReturnType<typeof createSessionStore>;

/** The tab of a path: `/` is clients, otherwise the tab whose link prefixes it by whole segments (SPEC-2). */
export function getAudience(path: string): Audience {
  const tab = tabs.find(({ link }) => path === link || path.startsWith(`${link}/`));
  return tab?.audience ?? "clients";
}
