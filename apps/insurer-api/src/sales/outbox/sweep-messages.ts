import { and, lt, ne } from "drizzle-orm";
import { outbox } from "#src/platform/database/schema/service.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Service } from "#src/sales/service.ts";

/** As long as somebody may ask whether a message was sent; it holds a name, a phone and what was written. */
const KEPT_MS = 30 * 86_400_000;

/** Removes messages that were sent, or came to nothing, a while ago. */
export async function sweepMessages(service: Pick<Service, "db" | "now">): Promise<void> {
  const oldest = new Date(service.now().getTime() - KEPT_MS);
  const hasEnded = and(ne(outbox.state, "waiting"), lt(outbox.createdAt, oldest));
  await sweepRows(service.db, outbox, [outbox.id], hasEnded);
}
