import { DAY_MS, RETENTION } from "@sughurta/domain";
import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, eq, lt, ne, sql } from "drizzle-orm";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { URGENT } from "#src/platform/jobs/job-queue.ts";
import { type Attempt, handleJobs } from "#src/platform/jobs/jobs.ts";
import type { Attachment, MessageSender } from "#src/platform/outbox/message-sender.ts";
import { PermanentDeliveryError } from "#src/platform/outbox/message-sender.ts";
import { messageJob, messageQueues } from "#src/platform/outbox/queue-message.ts";
import { policyCalendar } from "#src/sales/policies/calendar/policy-calendar.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { loadHtmlVersion } from "./message-email.ts";

const SEND_TIMEOUT_MS = 15_000;

type Channel = OutboxMessage["channel"];
type Senders = Readonly<Partial<Record<Channel, Pick<MessageSender, "send">>>>;
type Needs = Pick<Service, "config" | "db" | "now" | "store" | "documents"> & {
  readonly senders: Senders;
};

/** A message held after a restore gets another job when it is released. */
const isUnsent = and(eq(outbox.state, "waiting"), eq(outbox.held, false));

/** Sends the messages of a channel; an SMS for which a person is waiting has a worker of its own. */
const sendingBy = (channel: Channel) =>
  handleJobs({
    queue: messageQueues[channel],
    // The document of an email may have to be drawn first: one thread draws for everyone.
    batch: 10,
    ...(channel === "sms" && { reservedFor: URGENT }),
    run: (service: Needs, { id }: { readonly id: string }, attempt) =>
      sendMessage(service, service.senders[channel], id, attempt),
    openJobs: async ({ db, senders }: Needs) => {
      if (!senders[channel]) return [];
      const isOpen = and(isUnsent, eq(outbox.channel, channel));
      return (await db.select().from(outbox).where(isOpen)).map((one) => messageJob(one));
    },
  });

/** Sends the queued emails, and the queued SMS. */
export const messageSending = { mail: sendingBy("mail"), sms: sendingBy("sms") };

/**
 * Sends a message once. Temporary failures are retried with growing delays; a permanent failure or the last try marks
 * the message as failed. Without a sender for its channel it waits until the service starts with one.
 */
async function sendMessage(
  service: Needs,
  sender: Senders[Channel],
  id: string,
  { isLast }: Attempt,
): Promise<void> {
  const { db, now } = service;
  const isWaiting = and(eq(outbox.id, id), isUnsent);
  const [message] = sender ? await db.select().from(outbox).where(isWaiting) : [];
  if (!message || !sender) return;
  const finish = (result: Partial<OutboxMessage>) =>
    db
      .update(outbox)
      .set({ ...result, attempts: sql`${outbox.attempts} + 1` })
      .where(eq(outbox.id, id));
  if (message.usefulUntil !== null && message.usefulUntil <= now()) {
    await finish({ state: "failed", lastFailure: "tooLate" });
    return;
  }
  try {
    const attachments = await listAttachments(service, message);
    const html = message.channel === "mail" ? await loadHtmlVersion(service, message) : undefined;
    await withTimeout(SEND_TIMEOUT_MS, sender.send(message, attachments, html));
    await finish({ state: "sent", sentAt: now(), lastFailure: "" });
  } catch (error) {
    const { code, name } = describeError(error);
    const lastFailure = code ?? name;
    const isPermanent = error instanceof PermanentDeliveryError;
    await finish(isPermanent || isLast ? { state: "failed", lastFailure } : { lastFailure });
    if (!isPermanent) throw error;
  }
}

async function listAttachments(
  service: Pick<Service, "config" | "db" | "now" | "store" | "documents">,
  message: OutboxMessage,
): Promise<Attachment[]> {
  if (message.channel !== "mail" || message.policyNumber === null) return [];
  const policyWithProduct = await findPolicyWithProduct(service.db, message.policyNumber);
  if (!policyWithProduct) return [];
  const storedAs = await service.documents.storedAs(policyWithProduct, message.language);
  const content = await service.store.read(storedAs);
  const name = `policy-${message.policyNumber}`;
  const calendar = policyCalendar(service, policyWithProduct, message.language);
  return [
    { name: `${name}.pdf`, mediaType: "application/pdf", content },
    {
      name: `${name}.ics`,
      mediaType: "text/calendar",
      content: new TextEncoder().encode(calendar),
    },
  ];
}

/** Retention for questions about sent messages; a row has a name, a phone and the text. */
const KEPT_MS = RETENTION.messages.days * DAY_MS;

/** Removes sent and failed messages after their retention. */
export async function sweepMessages(service: Pick<Service, "db" | "now">): Promise<void> {
  const oldest = new Date(service.now().getTime() - KEPT_MS);
  const hasEnded = and(ne(outbox.state, "waiting"), lt(outbox.createdAt, oldest));
  await sweepRows(service.db, outbox, [outbox.id], hasEnded);
}
