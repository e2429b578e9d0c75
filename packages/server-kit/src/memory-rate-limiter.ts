import { LRUCache } from "lru-cache";

/** So many tries in so many seconds. */
export interface RateRule {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Keys remembered of a rule: a flood of them costs memory up to here, and the oldest are forgotten. */
const MOST_KEYS = 50_000;

/** Counts tries per rule and key in fixed windows in this process; answers the seconds to wait, or 0. */
export class MemoryRateLimiter {
  /** Each rule has counts of its own, so that a flood of keys of one forgets nothing of another. */
  readonly #counts = new Map<RateRule, LRUCache<string, number>>();
  readonly #factor: number;
  readonly #now: () => number;

  /** `factor` widens every rule; 0 switches the limits off for load measurements. */
  constructor(factor = 1, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  /** Counts a try by a rule, which is the same object every time. */
  take(key: string, rule: RateRule): number {
    if (this.#factor === 0) return 0;
    const counts = this.#countsOf(rule);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count, { noUpdateTTL: true });
    if (count <= rule.max * this.#factor) return 0;
    return Math.ceil(counts.getRemainingTTL(key) / 1_000);
  }

  #countsOf(rule: RateRule): LRUCache<string, number> {
    const known = this.#counts.get(rule);
    if (known) return known;
    const counts = new LRUCache<string, number>({
      maxSize: MOST_KEYS,
      sizeCalculation: () => 1,
      ttl: rule.windowSeconds * 1_000,
      ttlResolution: 0,
      perf: { now: this.#now },
    });
    this.#counts.set(rule, counts);
    return counts;
  }
}
