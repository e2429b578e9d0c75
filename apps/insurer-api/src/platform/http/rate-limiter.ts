import { createHmac } from "node:crypto";
import type { RateRule } from "@sughurta/server-kit";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimit } from "#src/platform/database/schema/rate-limit.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Counts tries per key in fixed windows, the same for every process on the database. */
export interface RateLimiter {
  /** Counts a try; answers the seconds to wait, or 0 when the try is allowed. */
  take(key: string, rule: RateRule): Promise<number>;
  /** Takes a counted try back. */
  refund(key: string, rule: RateRule): Promise<void>;
  /** Whether a try with this key is counted at the moment. */
  isCounted(key: string): Promise<boolean>;
}

/**
 * A limiter in the table `rate_limit`. Keys may name phones and addresses, so only their keyed hash is
 * kept. It must not be used inside a transaction: the embedded database has one connection.
 */
export function createRateLimiter(db: Database, secret: string): RateLimiter {
  const counters = new Map<string, RateLimiterDrizzle>();
  const counterOf = ({ max, windowSeconds }: RateRule) => {
    const name = `${max}/${windowSeconds}`;
    const known = counters.get(name);
    if (known) return known;
    const counter = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimit,
      keyPrefix: "",
      points: max,
      duration: windowSeconds,
      clearExpiredByTimeout: false,
    });
    counters.set(name, counter);
    return counter;
  };
  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    async take(key, rule) {
      try {
        await counterOf(rule).consume(hashed(key));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
    async refund(key, rule) {
      await counterOf(rule).reward(hashed(key));
    },
    async isCounted(key) {
      const counted = await counterOf({ max: 1, windowSeconds: 1 }).get(hashed(key));
      return (counted?.consumedPoints ?? 0) > 0;
    },
  };
}

/** Never slows down: for load measurements. */
export const noRateLimiter: RateLimiter = {
  take: async () => 0,
  refund: async () => undefined,
  isCounted: async () => false,
};
