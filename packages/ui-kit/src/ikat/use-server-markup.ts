import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const isBrowser = () => typeof document !== "undefined";

/**
 * Whether a browser shows the server's markup for the same properties, named by `key`: it stays as it is and is
 * not rendered a second time.
 */
export function useServerMarkup(key: string): boolean {
  const isHydrating = useSyncExternalStore(neverChanges, () => false, isBrowser);
  const [kept] = useState(isHydrating ? key : undefined);
  return kept === key;
}
