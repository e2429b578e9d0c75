import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import { and, eq, like } from "drizzle-orm";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { defineQueue, retries, URGENT } from "#src/platform/jobs/job-queue.ts";
import type { Platform } from "#src/platform/platform.ts";

/** A message to send, in the recipient's language. */
export interface NewMessage {
  /** Idempotent by key. */
  readonly dedupeKey: string;
  readonly channel: "mail" | "sms";
  readonly recipient: string;
  readonly language: Language;
  readonly subject?: string;
  readonly body: string;
  /** Sent before all other messages: a user is waiting for it. */
  readonly urgent?: true;
  /** Number of the policy whose document is attached to the email. */
  readonly policyNumber?: string;
  /** Number of the policy that the email shows. */
  readonly aboutPolicy?: string;
  /** Id of the order whose product the email shows where there is no policy. */
  readonly aboutOrder?: string;
  /** Address at which its recipient unsubscribes from reminders. */
  readonly unsubscribeUrl?: string;
  /** Expiry of its content: it is not sent after that. */
  readonly usefulUntil?: Date;
  /** Not sent before; at once by default. Until then {@link withdrawMessages} can stop it. */
  readonly sendAt?: Date | undefined;
}

const HOUR_SECONDS = 3_600;
/** Longer than rendering a document and sending it may take. */
const EXPIRE_SECONDS = 60;

const getQueue = (channel: NewMessage["channel"]) =>
  defineQueue<{ readonly id: string }>(channel, {
    policy: "exclusive",
    expireInSeconds: EXPIRE_SECONDS,
    ...retries(30, 6 * HOUR_SECONDS, 11),
  });

/** The queues of messages to send, by channel; a payload is the id of a message. */
export const messageQueues = { mail: getQueue("mail"), sms: getQueue("sms") };

/** The job that sends a message, at `sendAt` or at once. */
export const messageJob = (
  { id, channel, urgent }: Pick<OutboxMessage, "id" | "channel" | "urgent">,
  sendAt?: Date,
) =>
  messageQueues[channel].job(
    { id },
    { singletonKey: id, priority: urgent ? URGENT : 0, ...(sendAt && { startAfter: sendAt }) },
  );

/** Queues messages of one event inside its transaction. */
export async function queueMessages(
  service: Pick<Platform, "jobs" | "now">,
  tx: Database,
  ...messages: readonly NewMessage[]
): Promise<void> {
  const createdAt = service.now();
  // An erased person has no address.
  const addressed = messages.filter(({ recipient }) => recipient !== "");
  if (addressed.length === 0) return;
  const rows = addressed.map(({ sendAt, ...message }) => ({
    id: randomUUID(),
    ...message,
    createdAt,
  }));
  const queued = await tx.insert(outbox).values(rows).onConflictDoNothing().returning();
  for (const message of queued) {
    const sendAt = messages.find(({ dedupeKey }) => dedupeKey === message.dedupeKey)?.sendAt;
    await service.jobs.add(tx, messageQueues[message.channel], messageJob(message, sendAt));
  }
}

/** Removes queued messages by the start of their key. Returns false if one of them was sent, or is being sent. */
export async function withdrawMessages(tx: Database, keyStart: string): Promise<boolean> {
  const ofKey = like(outbox.dedupeKey, `${keyStart}%`);
  await tx.delete(outbox).where(and(ofKey, eq(outbox.state, "waiting"), eq(outbox.attempts, 0)));
  return (await tx.$count(outbox, ofKey)) === 0;
}
