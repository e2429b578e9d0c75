/**
 * Whether a record has an own key, not one of its prototype such as `constructor`. `Object.hasOwn` is missing in Chrome
 * 92.
 */
export function hasOwn(record: object, key: PropertyKey): boolean {
  return Object.getOwnPropertyDescriptor(record, key) !== undefined;
}

/** The last matching item, or `undefined`. `Array.prototype.findLast` is missing in Chrome 92. */
export function findLast<Item>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
): Item | undefined {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item !== undefined && fits(item)) return item;
  }
  return undefined;
}
