import { and, gte, lt } from "drizzle-orm";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Has everything sent again that happened from a moment on, up to another; answers how many events that is. */
export async function replayWebhooks(
  { db, now }: Pick<Platform, "db" | "now">,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const again = await db
    .update(webhookEvent)
    .set({ deliveredAt: null, attempts: 0, nextAt: now(), lastFailure: "" })
    .where(and(gte(webhookEvent.createdAt, from), lt(webhookEvent.createdAt, to)))
    .returning({ id: webhookEvent.id });
  return again.length;
}
