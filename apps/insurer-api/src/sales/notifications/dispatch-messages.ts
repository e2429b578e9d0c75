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
/** No batch starts later than this in one run: a stopping process waits for the current run. */
const LOOK_MS = 1_000;
const SEND_TIMEOUT_MS = 15_000;
/** Longer than rendering a document and sending it may take: no other process takes a message that is being sent. */
const LEASE_MS = 40_000;
/** Delays after each failed try; the try after the last delay is the last one. */
const RETRY_SECONDS = [40, 60, 300, 1_800, 7_200, 21_600];

type Needs = Pick<
  Service,
  "config" | "db" | "instanceId" | "now" | "log" | "store" | "documents"
> & { readonly senders: Readonly<Partial<Record<Channel, Pick<MessageSender, "send">>>> };
type Channel = OutboxMessage["channel"];

/**
 * Sends the due messages of a channel in concurrent batches, urgent ones first, so that one hanging message does not
 * delay the others of its batch. Retries temporary failures with growing delays; marks a message as failed after a
 * permanent failure or the last try.
 */
export async function dispatchMessages(service: Needs, channel: Channel): Promise<void> {
  await dispatch(service, channel, undefined);
}

/** Sends urgent messages only. Runs beside {@link dispatchMessages}, so it waits for no hanging batch. */
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
    // An unavailable provider is not used again until the next run.
    if (messages.length < BATCH || results.includes("passingFailure")) return;
  }
}

/** Takes the next messages for a try, in one statement; other processes skip them. */
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
        // Messages of a dead process are due at once.
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
      // An array is evaluated once; joined rows could be evaluated repeatedly and exceed the limit.
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

/** Retention for questions about sent messages; a row has a name, a phone and the text. */
const KEPT_MS = 30 * 86_400_000;

/** Removes sent and failed messages after their retention. */
export async function sweepMessages(service: Pick<Service, "db" | "now">): Promise<void> {
  const oldest = new Date(service.now().getTime() - KEPT_MS);
  const hasEnded = and(ne(outbox.state, "waiting"), lt(outbox.createdAt, oldest));
  await sweepRows(service.db, outbox, [outbox.id], hasEnded);
}
