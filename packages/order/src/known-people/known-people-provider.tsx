import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { KnownPeople } from "./known-person.ts";

/** Asks for the people who are known; throws where they cannot be had just now. */
export type LoadKnownPeople = () => Promise<KnownPeople>;

const KnownPeopleContext = createContext<LoadKnownPeople | undefined>(undefined);

export interface KnownPeopleProviderProps {
  /** Called once, when a buyer wants it first; left out for guests, of whom nobody is known. The same function between renders. */
  readonly load: LoadKnownPeople | undefined;
  readonly children: ReactNode;
}

/** Gives the orders inside the people whom the application knows of a signed-in buyer. */
export function KnownPeopleProvider({ load, children }: KnownPeopleProviderProps) {
  const loadOnce = useMemo(() => load && onceLoaded(load), [load]);
  return <KnownPeopleContext.Provider value={loadOnce}>{children}</KnownPeopleContext.Provider>;
}

/** Loads the known people; `undefined` where there are none. */
export function useLoadKnownPeople(): LoadKnownPeople | undefined {
  return useContext(KnownPeopleContext);
}

/** One answer shared by all; after a failure it is requested again. */
function onceLoaded(load: LoadKnownPeople): LoadKnownPeople {
  let coming: Promise<KnownPeople> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
