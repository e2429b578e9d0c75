import { createContext, type ReactNode, useContext, useMemo } from "react";

/** A saved document in the shape of the forms: codes and ISO dates as texts, `""` for unknown fields. */
export interface ContactDocument {
  readonly docType: string;
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate: string;
  readonly issueInstitution: string;
  readonly validTo: string;
}

/** A saved contact in the shape of the forms' person; `""` for unknown fields. */
export interface SavedContact {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
  readonly birthDate: string;
  readonly gender: "" | "f" | "m";
  /** Two-letter code. */
  readonly citizenship: string;
  /** Nine national digits. */
  readonly phone: string;
  readonly email: string;
  readonly documents: readonly ContactDocument[];
  readonly address?:
    | { readonly city: string; readonly address: string; readonly postalCode: string }
    | undefined;
}

/** The buyer, where their name is known, and the people for whom they have bought or may buy. */
export interface SavedContacts {
  readonly self?: SavedContact | undefined;
  readonly others: readonly SavedContact[];
}

/** Requests the saved contacts; throws where they cannot be loaded. */
export type LoadSavedContacts = () => Promise<SavedContacts>;

/** Contacts that an order may offer: the buyer, the buyer's address, or all saved contacts. */
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
  /** Offers that would have a result, where that is known beforehand; the same object between renders. */
  readonly offers?: SavedContactsValue["offers"];
  readonly children: ReactNode;
}

/** Provides the orders inside with the saved contacts of a signed-in buyer. */
export function SavedContactsProvider({ load, offers, children }: SavedContactsProviderProps) {
  const loadOnce = useMemo(() => load && onceLoaded(load), [load]);
  const value = useMemo(() => loadOnce && { load: loadOnce, offers }, [loadOnce, offers]);
  return <SavedContactsContext.Provider value={value}>{children}</SavedContactsContext.Provider>;
}

/** Loads the contacts of an offer; `undefined` where there are none. */
export function useLoadSavedContacts(offer: FillOffer): LoadSavedContacts | undefined {
  const value = useContext(SavedContactsContext);
  return value?.offers?.[offer] === false ? undefined : value?.load;
}

/** One response shared by all; after a failure it is requested again. */
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
