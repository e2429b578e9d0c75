import { LRUCache } from "lru-cache";

/** Consecutive failures after which an address is paused; a single failure may be chance. */
const FAILURES_IN_A_ROW = 3;
const CIRCUIT_OPEN_MS = 3_000;
const MAX_ADDRESSES = 500;

/**
 * Consecutive failures by address: an address that keeps failing is paused for a short time, other addresses are not.
 */
export class CircuitBreaker {
  readonly #known = new LRUCache<string, { inRow: number; openUntil: number }>({
    max: MAX_ADDRESSES,
  });

  note(key: string, now: number): void {
    const inRow = (this.#known.get(key)?.inRow ?? 0) + 1;
    this.#known.set(key, {
      inRow,
      openUntil: inRow < FAILURES_IN_A_ROW ? 0 : now + CIRCUIT_OPEN_MS,
    });
  }

  forget(key: string): void {
    this.#known.delete(key);
  }

  isCircuitOpen(key: string, now: number): boolean {
    return now < (this.#known.get(key)?.openUntil ?? 0);
  }
}
