/** So many requests in a minute. */
export interface RateRule {
  name: string;
  perMinute: number;
}

interface Window {
  endsAt: number;
  count: number;
}

const WINDOW_MS = 60_000;
const MOST_KEYS = 50_000;

/** Counts requests per rule, key and minute in this process; answers the seconds to wait, or 0. */
export class RateLimiter {
  /** Each rule has a store of its own, so that a flood of keys of one forgets nothing of another. */
  readonly #stores = new Map<string, Map<string, Window>>();
  readonly #factor: number;
  readonly #now: () => number;

  /** `factor` widens every rule; 0 switches the limits off for load measurements. */
  constructor(factor = 1, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  take(key: string, rule: RateRule): number {
    if (this.#factor === 0) return 0;
    const windows = this.#storeOf(rule);
    const now = this.#now();
    const known = windows.get(key);
    if (!known || known.endsAt <= now) {
      windows.delete(key);
      windows.set(key, { endsAt: now + WINDOW_MS, count: 1 });
      const oldest = windows.size > MOST_KEYS ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
      return 0;
    }
    known.count += 1;
    const allowed = known.count <= rule.perMinute * this.#factor;
    return allowed ? 0 : Math.ceil((known.endsAt - now) / 1_000);
  }

  #storeOf({ name }: RateRule): Map<string, Window> {
    const known = this.#stores.get(name) ?? new Map<string, Window>();
    this.#stores.set(name, known);
    return known;
  }
}
