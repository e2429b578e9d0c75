import { storageKeyFor, storedText } from "@sughurta/api-client";

/**
 * Where a page on another origin keeps whom the insurer knows it as, since no cookie of the insurer's counts
 * there. It holds a refresh token, good for this page's partner key and a day after the last visit.
 */
export interface GuestMemory {
  readonly read: () => string | undefined;
  readonly write: (refresh: string) => void;
  readonly forget: () => void;
}

/**
 * Keeps the guest in local storage, so that a reload and the way back from a bank, also in a new tab, find the
 * same visitor. Where storage is blocked a page is a new visitor each time. Two shops of one origin have
 * two storage keys.
 */
export function localGuestMemory(storageKey?: string): GuestMemory {
  const { read, write, remove } = storedText(storageKeyFor({ storageKey }, "guest"));
  return { read, write, forget: remove };
}
