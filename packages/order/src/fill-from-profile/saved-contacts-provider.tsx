import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { SavedContacts } from "./saved-contact.ts";

/** Asks for the people who are known; throws where they cannot be had just now. */
export type LoadSavedContacts = () => Promise<SavedContacts>;

/** What an order may offer to fill in: the buyer, where the buyer lives, or one of all people who are known. */
export type FillOffer = "self" | "home" | "anyone";

interface SavedContactsValue {
  readonly load: LoadSavedContacts;
  readonly offers: Readonly<Record<FillOffer, boolean>> | undefined;
}

const SavedContactsContext = createContext<SavedContactsValue | undefined>(undefined);

export interface SavedContactsProviderProps {
  /**
   * Called once, on the first request of a buyer; omitted for guests, who have no saved contacts. The same function
   * between renders.
   */
  readonly load: LoadSavedContacts | undefined;
  /** Offers that would find something, where that is known beforehand; the same object between renders. */
  readonly offers?: SavedContactsValue["offers"];
  readonly children: ReactNode;
}

/** Gives the orders inside the people whom the application knows of a signed-in buyer. */
export function SavedContactsProvider({ load, offers, children }: SavedContactsProviderProps) {
  const loadOnce = useMemo(() => load && onceLoaded(load), [load]);
  const value = useMemo(() => loadOnce && { load: loadOnce, offers }, [loadOnce, offers]);
  return <SavedContactsContext.Provider value={value}>{children}</SavedContactsContext.Provider>;
}

/** Loads the people of an offer; `undefined` where there are none. */
export function useLoadSavedContacts(offer: FillOffer): LoadSavedContacts | undefined {
  const value = useContext(SavedContactsContext);
  return value?.offers?.[offer] === false ? undefined : value?.load;
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
