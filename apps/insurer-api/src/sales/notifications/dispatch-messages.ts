import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, asc, desc, eq, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { holderIsDead } from "#src/platform/database/instance.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { PermanentDeliveryError } from "#src/platform/outbox/delivery-error.ts";
import type { Attachment, MessageSender } from "#src/platform/outbox/message-sender.ts";
import { policyCalendar } from "#src/sales/policies/calendar/policy-calendar.ts";
import { findTitledPolicy } from "#src/sales/policies/policies.ts";
import type { Service } from "#src/sales/ports/service.ts";

const BATCH = 20;
/** No batch is begun later in one look: a process that is to end waits for it. */
const LOOK_MS = 1_000;
const SEND_TIMEOUT_MS = 15_000;
/** Longer than drawing a document and sending may take: nobody else takes up a message that is being sent. */
const LEASE_MS = 40_000;
/** Pauses after each try that failed; the try after the last one is the last. */
const RETRY_SECONDS = [40, 60, 300, 1_800, 7_200, 21_600];

type Needs = Pick<
  Service,
  "config" | "db" | "instanceId" | "now" | "log" | "store" | "documents"
> & { readonly senders: Readonly<Partial<Record<Channel, Pick<MessageSender, "send">>>> };
type Channel = OutboxMessage["channel"];

/**
 * Sends what is due of a channel, what is urgent first and a batch at once, so that one message that hangs holds up
 * no other of its batch. What fails is tried again, later each time; what will never be taken, or has been tried
 * long enough, is marked as failed.
 */
export async function dispatchMessages(service: Needs, channel: Channel): Promise<void> {
  await dispatch(service, channel, undefined);
}

/** Sends what is urgent alone: beside {@link dispatchMessages}, it waits for no batch that hangs. */
export async function dispatchUrgentMessages(service: Needs, channel: Channel): Promise<void> {
  await dispatch(service, channel, eq(outbox.urgent, true));
}

async function dispatch(
  service: Needs,
  channel: Channel,
  condition: SQL | undefined,
): Promise<void> {
  const sender = service.senders[channel];
  if (!sender) return;
  for (const endsAt = performance.now() + LOOK_MS; performance.now() < endsAt; ) {
    const messages = await takeBatch(service, channel, condition);
    const results = await Promise.all(messages.map((message) => send(service, sender, message)));
    // A provider that is away is left alone until the next look.
    if (messages.length < BATCH || results.includes("passingFailure")) return;
  }
}

/** Takes the next messages for a try, in one statement; other processes pass over them. */
async function takeBatch(
  { db, instanceId, now }: Pick<Service, "db" | "instanceId" | "now">,
  channel: Channel,
  condition: SQL | undefined,
): Promise<OutboxMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "waiting"),
        eq(outbox.channel, channel),
        // What a dead process was sending is due at once.
        or(lte(outbox.nextAt, now()), holderIsDead(outbox.leaseHolder)),
        condition,
      ),
    )
    .orderBy(desc(outbox.urgent), asc(outbox.nextAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return (
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        leaseHolder: instanceId,
        nextAt: new Date(now().getTime() + LEASE_MS),
      })
      // An array is made once; rows that are joined could be taken again and again, and be more than the limit.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning()
  );
}

async function send(
  service: Omit<Needs, "senders">,
  sender: Pick<MessageSender, "send">,
  message: OutboxMessage,
): Promise<"done" | "passingFailure"> {
  const { attempts, usefulUntil } = message;
  const finish = (result: Partial<OutboxMessage>) =>
    service.db
      .update(outbox)
      .set({ ...result, leaseHolder: null })
      .where(eq(outbox.id, message.id));
  if (usefulUntil !== null && usefulUntil <= service.now()) {
    await finish({ state: "failed", lastFailure: "tooLate" });
    return "done";
  }
  try {
    const attachments = await attachmentsOf(service, message);
    await withTimeout(SEND_TIMEOUT_MS, sender.send(message, attachments));
    await finish({ state: "sent", sentAt: service.now(), lastFailure: "" });
    return "done";
  } catch (error) {
    const failure = describeError(error);
    service.log.warn({ attempt: attempts, error: failure }, "message not sent");
    const lastFailure = failure.code ?? failure.name;
    if (error instanceof PermanentDeliveryError) {
      await finish({ state: "failed", lastFailure });
      return "done";
    }
    const pauseSeconds = RETRY_SECONDS[attempts - 1];
    await finish(
      pauseSeconds === undefined
        ? { state: "failed", lastFailure }
        : { nextAt: new Date(service.now().getTime() + pauseSeconds * 1_000), lastFailure },
    );
    return "passingFailure";
  }
}

async function attachmentsOf(
  service: Pick<Service, "config" | "db" | "now" | "store" | "documents">,
  message: OutboxMessage,
): Promise<Attachment[]> {
  if (message.channel !== "mail" || message.policyNumber === null) return [];
  const titled = await findTitledPolicy(service.db, message.policyNumber);
  if (!titled) return [];
  const storedAs = await service.documents.storedAs(titled, message.language);
  const content = await service.store.read(storedAs);
  const name = `policy-${message.policyNumber}`;
  const calendar = policyCalendar(service, titled, message.language);
  return [
    { name: `${name}.pdf`, mediaType: "application/pdf", content },
    {
      name: `${name}.ics`,
      mediaType: "text/calendar",
      content: new TextEncoder().encode(calendar),
    },
  ];
}

/** As long as somebody may ask whether a message was sent; it holds a name, a phone and what was written. */
const KEPT_MS = 30 * 86_400_000;

/** Removes messages that were sent, or came to nothing, a while ago. */
export async function sweepMessages(service: Pick<Service, "db" | "now">): Promise<void> {
  const oldest = new Date(service.now().getTime() - KEPT_MS);
  const hasEnded = and(ne(outbox.state, "waiting"), lt(outbox.createdAt, oldest));
  await sweepRows(service.db, outbox, [outbox.id], hasEnded);
}
