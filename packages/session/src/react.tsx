import { registerInstance } from "@sughurta/domain/single-instance";
import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import type { SessionState, SessionStore } from "./session-store.ts";

registerInstance("@sughurta/session");

const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Provides the session to the screens below it. */
export function SessionProvider(props: {
  /** The store of tokens, one for each visitor. */
  readonly store: SessionStore;
  readonly children: ReactNode;
}) {
  return <SessionContext.Provider value={props.store}>{props.children}</SessionContext.Provider>;
}

/** The session store of the nearest provider; throws where there is none. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error("Wrap the screen in <SessionProvider store={…}>.");
  return store;
}

/** A part of the session that renders again when it changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useSessionStore(), select);
}
