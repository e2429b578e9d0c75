import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { SavedContacts } from "./saved-contact.ts";

/** Asks for the people who are known; throws where they cannot be had just now. */
export type LoadSavedContacts = () => Promise<SavedContacts>;

const SavedContactsContext = createContext<LoadSavedContacts | undefined>(undefined);

export interface SavedContactsProviderProps {
  /** Called once, when a buyer wants it first; left out for guests, of whom nobody is known. The same function between renders. */
  readonly load: LoadSavedContacts | undefined;
  readonly children: ReactNode;
}

/** Gives the orders inside the people whom the application knows of a signed-in buyer. */
export function SavedContactsProvider({ load, children }: SavedContactsProviderProps) {
  const loadOnce = useMemo(() => load && onceLoaded(load), [load]);
  return <SavedContactsContext.Provider value={loadOnce}>{children}</SavedContactsContext.Provider>;
}

/** Loads the known people; `undefined` where there are none. */
export function useLoadSavedContacts(): LoadSavedContacts | undefined {
  return useContext(SavedContactsContext);
}

/** One answer shared by all; after a failure it is requested again. */
function onceLoaded(load: LoadSavedContacts): LoadSavedContacts {
  let coming: Promise<SavedContacts> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
