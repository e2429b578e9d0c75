import { LRUCache } from "lru-cache";

/** One failure may be chance: an address is left alone after so many in a row. */
const FAILURES_IN_A_ROW = 3;
const REST_MS = 3_000;
const MOST_ADDRESSES = 500;

/** Failures in a row by address: who fails again and again is left alone for a moment, nobody else. */
export class AddressFailures {
  readonly #known = new LRUCache<string, { inRow: number; restUntil: number }>({
    max: MOST_ADDRESSES,
  });

  note(key: string, now: number): void {
    const inRow = (this.#known.get(key)?.inRow ?? 0) + 1;
    this.#known.set(key, { inRow, restUntil: inRow < FAILURES_IN_A_ROW ? 0 : now + REST_MS });
  }

  forget(key: string): void {
    this.#known.delete(key);
  }

  isResting(key: string, now: number): boolean {
    return now < (this.#known.get(key)?.restUntil ?? 0);
  }
}
