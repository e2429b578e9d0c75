import { lt } from "drizzle-orm";
import { rateLimit } from "#src/database/schema/rate-limit.ts";
import type { Service } from "#src/service.ts";

/** Removes counts whose window is over; windows are counted by the clock of the machine. */
export async function sweepRateLimits({ db }: Service): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, new Date()));
}
