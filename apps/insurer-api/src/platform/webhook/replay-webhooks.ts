import { and, eq, gte, lt } from "drizzle-orm";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import type { Platform } from "#src/platform/platform.ts";
import { webhookJob, webhookQueue } from "./queue-webhook-event.ts";
import { INSURER_SYSTEMS } from "./webhook-destinations.ts";

/** Queues all events of a destination in a time range for another delivery; returns their number. */
export async function replayWebhooks(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  {
    from,
    to,
    destination = INSURER_SYSTEMS,
  }: { readonly from: Date; readonly to: Date; readonly destination?: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const again = await tx
      .update(webhookEvent)
      .set({ deliveredAt: null, attempts: 0, lastFailure: "", held: false })
      .where(
        and(
          eq(webhookEvent.destination, destination),
          gte(webhookEvent.createdAt, from),
          lt(webhookEvent.createdAt, to),
        ),
      )
      .returning();
    await jobs.add(tx, webhookQueue, ...again.map(webhookJob));
    return again.length;
  });
}
