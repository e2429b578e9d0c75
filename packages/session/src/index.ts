export type { Attribution } from "./attribution.ts";
export { type GuestMemory, localGuestMemory } from "./guest-memory.ts";
export { SessionProvider, useSession, useSessionStore } from "./react.tsx";
export {
  browserTabs,
  createSessionKeeper,
  REFRESH_INTERVAL_MS,
  type SessionKeeper,
  type SessionKeeperOptions,
  SignOutError,
  type Tabs,
} from "./session-keeper.ts";
export {
  type Audience,
  createSessionStore,
  getAudience,
  SESSION_STORAGE_KEY,
  type SessionState,
  type SessionStore,
  type SessionStoreOptions,
  type Visitor,
} from "./session-store.ts";
