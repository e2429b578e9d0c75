/** Places of the shops that are on the page now, by their storage key. */
const taken = new Map<string | undefined, Set<number>>();

/** Index of the shop among those with one storage key, in the order of the page: the same after a reload. */
export interface PlaceOnPage {
  /** From 1. */
  readonly number: number;
  /** Releases the place on unmount. */
  readonly release: () => void;
}

/** Takes the first free place among the shops of a storage key. */
export function takePlaceOnPage(storageKey: string | undefined): PlaceOnPage {
  const places = taken.get(storageKey) ?? new Set();
  taken.set(storageKey, places);
  let number = 1;
  while (places.has(number)) number += 1;
  places.add(number);
  return { number, release: () => places.delete(number) };
}
