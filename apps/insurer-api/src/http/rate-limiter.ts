/** So many tries in so many seconds. */
export interface RateRule {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Slows down guessing; answers the seconds to wait, or 0 when the try is allowed. */
export interface RateLimiter {
  take(key: string, rule: RateRule): number;
}

const MAX_KEYS = 50_000;

/** Counts tries per key in fixed windows, in this process; the oldest keys make room for new ones. */
export function createRateLimiter(now: () => Date): RateLimiter {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    take(key, rule) {
      const moment = now().getTime();
      const known = windows.get(key);
      if (known === undefined || known.endsAt <= moment) {
        windows.delete(key);
        windows.set(key, { endsAt: moment + rule.windowSeconds * 1_000, count: 1 });
        if (windows.size > MAX_KEYS) {
          const oldest = windows.keys().next().value;
          if (oldest !== undefined) windows.delete(oldest);
        }
        return 0;
      }
      known.count += 1;
      return known.count <= rule.max ? 0 : Math.ceil((known.endsAt - moment) / 1_000);
    },
  };
}

/** Never slows down: for load measurements. */
export const noRateLimiter: RateLimiter = { take: () => 0 };
