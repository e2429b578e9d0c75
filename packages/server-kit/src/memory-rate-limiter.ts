import { LRUCache } from "lru-cache";

/** Number of attempts in a number of seconds. */
export interface RateRule {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Maximum number of stored keys of a rule: the oldest are evicted. */
const MAX_KEYS = 50_000;

/** Counts attempts per rule and key in fixed windows in this process; returns the retry delay in seconds, or 0. */
export class MemoryRateLimiter {
  /** Each rule has counts of its own, so that a flood of keys of one does not evict those of another. */
  readonly #counts = new Map<RateRule, LRUCache<string, number>>();
  readonly #factor: number;
  readonly #now: () => number;

  /** `factor` multiplies every rule; 0 disables the limits for load tests. */
  constructor(factor = 1, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  /** Counts an attempt by a rule, which must be the same object every time. */
  take(key: string, rule: RateRule): number {
    if (this.#factor === 0) return 0;
    const counts = this.#getCounts(rule);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count, { noUpdateTTL: true });
    if (count <= rule.max * this.#factor) return 0;
    return Math.ceil(counts.getRemainingTTL(key) / 1_000);
  }

  #getCounts(rule: RateRule): LRUCache<string, number> {
    const known = this.#counts.get(rule);
    if (known) return known;
    const counts = new LRUCache<string, number>({
      maxSize: MAX_KEYS,
      sizeCalculation: () => 1,
      ttl: rule.windowSeconds * 1_000,
      ttlResolution: 0,
      perf: { now: this.#now },
    });
    this.#counts.set(rule, counts);
    return counts;
  }
}
