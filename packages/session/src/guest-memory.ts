import { storageKeyFor, storedText } from "@sughurta/api-client";

/**
 * Storage of a guest for a page on another origin, since the insurer's cookies are not sent there. It contains a
 * refresh token, valid for this page's partner key and a day after the last visit.
 */
export interface GuestMemory {
  readonly read: () => string | undefined;
  readonly write: (refresh: string) => void;
  readonly clear: () => void;
}

/**
 * Stores the guest in local storage, so that a reload and the return from a bank, also in a new tab, have the same
 * visitor. Where storage is blocked a page is a new visitor each time. Two shops of one origin have two storage keys.
 */
export function localGuestMemory(storageKey?: string): GuestMemory {
  const { read, write, remove } = storedText(storageKeyFor({ storageKey }, "guest"));
  return { read, write, clear: remove };
}
