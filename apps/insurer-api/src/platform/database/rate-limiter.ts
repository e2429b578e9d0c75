import { createHmac } from "node:crypto";
import type { RateRule } from "@sughurta/server-kit";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimit } from "#src/platform/database/schema/limits.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Counts attempts per key in fixed windows, across all processes on the database. */
export interface RateLimiter {
  /** Counts an attempt; returns the seconds to wait, or 0 if it is allowed. */
  take(key: string, rule: RateRule): Promise<number>;
  /** Takes back a counted attempt. */
  refund(key: string, rule: RateRule): Promise<void>;
  /** Whether an attempt with this key is currently counted. */
  isCounted(key: string): Promise<boolean>;
}

/**
 * A limiter in the table `rate_limit`. Keys may contain phones and addresses, so only their keyed hash is stored. It
 * must not be used inside a transaction: the embedded database has one connection.
 */
export function createRateLimiter(db: Database, secret: string): RateLimiter {
  const counters = new Map<string, RateLimiterDrizzle>();
  const createCounter = ({ max, windowSeconds }: RateRule) => {
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
        await createCounter(rule).consume(hashed(key));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
    async refund(key, rule) {
      await createCounter(rule).reward(hashed(key));
    },
    async isCounted(key) {
      const counted = await createCounter({ max: 1, windowSeconds: 1 }).get(hashed(key));
      return (counted?.consumedPoints ?? 0) > 0;
    },
  };
}

/** Never limits: for load measurements. */
export const noRateLimiter: RateLimiter = {
  take: async () => 0,
  refund: async () => undefined,
  isCounted: async () => false,
};

/** Removes counts of expired windows; windows use the clock of the machine. */
export async function sweepRateLimits({ db }: { readonly db: Database }): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, new Date()));
}
