import { randomUUID } from "node:crypto";
import { isEmail, parsePhone, toWirePhone } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { outbox } from "#src/platform/database/schema/service.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { messageQueues, type NewMessage } from "./queue-message.ts";

/** A typed email address or phone as the recipient of a message. Throws 422. */
export function recipientIn(channel: NewMessage["channel"], typed: string): string {
  if (channel === "mail") {
    if (isEmail(typed)) return typed;
  } else {
    const phone = parsePhone(typed);
    if (phone !== undefined) return toWirePhone(phone);
  }
  throw new FailureError(422, "addressWrong");
}

/**
 * Sends a message again that no provider accepted, to a corrected address if one is given; a policy keeps its contacts.
 * Throws 404, 409 for any other message, 422 for an impossible address.
 */
export async function resendMessage(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  id: string,
  typed = "",
): Promise<void> {
  const [found] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!found) throw notFound();
  const recipient = typed === "" ? found.recipient : recipientIn(found.channel, typed);
  const [again] = await db
    .update(outbox)
    .set({ state: "waiting", attempts: 0, recipient, held: false })
    .where(and(eq(outbox.id, id), eq(outbox.state, "failed")))
    .returning();
  if (!again) throw new FailureError(409, "decidedBefore");
  // A key of its own: the failed job may not have ended yet.
  const job = messageQueues[again.channel].job({ id }, { singletonKey: randomUUID() });
  await jobs.add(db, messageQueues[again.channel], job);
}
