import { and, eq, gte, lt } from "drizzle-orm";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import type { Platform } from "#src/platform/platform.ts";
import { INSURER_SYSTEMS } from "#src/platform/webhook/webhook-destinations.ts";

/** Queues all events of a destination in a time range for another delivery; returns their number. */
export async function replayWebhooks(
  { db, now }: Pick<Platform, "db" | "now">,
  {
    from,
    to,
    destination = INSURER_SYSTEMS,
  }: { readonly from: Date; readonly to: Date; readonly destination?: string },
): Promise<number> {
  const again = await db
    .update(webhookEvent)
    .set({ deliveredAt: null, attempts: 0, nextAt: now(), lastFailure: "" })
    .where(
      and(
        eq(webhookEvent.destination, destination),
        gte(webhookEvent.createdAt, from),
        lt(webhookEvent.createdAt, to),
      ),
    )
    .returning({ id: webhookEvent.id });
  return again.length;
}
