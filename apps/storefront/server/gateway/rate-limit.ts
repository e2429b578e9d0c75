/** So many requests in a minute. */
export interface RateRule {
  name: string;
  perMinute: number;
}

const WINDOW_MS = 60_000;
const MOST_KEYS = 50_000;

/** Counts requests per key and minute in this process; answers the seconds to wait, or 0. */
export class RateLimiter {
  readonly #windows = new Map<string, { endsAt: number; count: number }>();
  readonly #factor: number;
  readonly #now: () => number;

  /** `factor` widens every rule; 0 switches the limits off for load measurements. */
  constructor(factor = 1, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  take(who: string, rule: RateRule): number {
    if (this.#factor === 0) return 0;
    const key = `${rule.name} ${who}`;
    const now = this.#now();
    const known = this.#windows.get(key);
    if (!known || known.endsAt <= now) {
      this.#windows.delete(key);
      this.#windows.set(key, { endsAt: now + WINDOW_MS, count: 1 });
      const oldest = this.#windows.size > MOST_KEYS ? this.#windows.keys().next().value : undefined;
      if (oldest !== undefined) this.#windows.delete(oldest);
      return 0;
    }
    known.count += 1;
    const allowed = known.count <= rule.perMinute * this.#factor;
    return allowed ? 0 : Math.ceil((known.endsAt - now) / 1_000);
  }
}
