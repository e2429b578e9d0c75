import { lt } from "drizzle-orm";
import { rateLimit } from "#src/platform/database/schema/rate-limit.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Removes counts of expired windows; windows use the clock of the machine. */
export async function sweepRateLimits({ db }: Pick<Platform, "db">): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, new Date()));
}
