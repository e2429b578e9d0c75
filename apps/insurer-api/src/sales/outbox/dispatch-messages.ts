import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, eq, lte, or } from "drizzle-orm";
import { holderIsDead } from "#src/platform/database/instance.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import type { Attachment, MessageSender } from "#src/platform/outbox/message-sender.ts";
import { policyCalendar } from "#src/sales/policy/calendar/policy-calendar.ts";
import { findTitledPolicy } from "#src/sales/policy/titled-policy.ts";
import type { Service } from "#src/sales/service.ts";

const BATCH = 20;
const SEND_TIMEOUT_MS = 15_000;
/** The first pause is longer than drawing a document and sending may take: nobody else takes up such a message. */
const RETRY_SECONDS = [40, 60, 300, 1_800, 7_200, 21_600];

/**
 * Sends what is due of a channel, all at once, so that one message that hangs holds up no other; what fails is
 * tried again, later each time, and finally marked as failed.
 */
export async function dispatchMessages(
  service: Pick<
    Service,
    "config" | "db" | "instanceId" | "now" | "log" | "store" | "documents" | "senders"
  >,
  channel: OutboxMessage["channel"],
): Promise<void> {
  const sender = service.senders[channel];
  if (!sender) return;
  const due = await service.db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "waiting"),
        eq(outbox.channel, channel),
        // What a dead process was sending is due at once.
        or(lte(outbox.nextAt, service.now()), holderIsDead(outbox.leaseHolder)),
      ),
    )
    .orderBy(outbox.nextAt)
    .limit(BATCH);
  await Promise.all(
    due.map(async (message) => {
      if (await take(service, message)) await send(service, sender, message);
    }),
  );
}

/** Takes a message for this try; false where another process has it. */
async function take(
  service: Pick<Service, "db" | "instanceId" | "now">,
  message: OutboxMessage,
): Promise<boolean> {
  const pauseSeconds = RETRY_SECONDS[message.attempts] ?? 0;
  const [mine] = await service.db
    .update(outbox)
    .set({
      attempts: message.attempts + 1,
      leaseHolder: service.instanceId,
      nextAt: new Date(service.now().getTime() + pauseSeconds * 1_000),
    })
    .where(
      and(
        eq(outbox.id, message.id),
        eq(outbox.attempts, message.attempts),
        eq(outbox.state, "waiting"),
      ),
    )
    .returning({ id: outbox.id });
  return mine !== undefined;
}

async function send(
  service: Pick<Service, "config" | "db" | "now" | "log" | "store" | "documents">,
  sender: MessageSender,
  message: OutboxMessage,
): Promise<void> {
  const { attempts, usefulUntil } = message;
  const finish = (result: Partial<OutboxMessage>) =>
    service.db
      .update(outbox)
      .set({ ...result, leaseHolder: null })
      .where(eq(outbox.id, message.id));
  if (usefulUntil !== null && usefulUntil <= service.now()) {
    await finish({ state: "failed" });
    return;
  }
  try {
    const attachments = await attachmentsOf(service, message);
    await withTimeout(SEND_TIMEOUT_MS, sender.send(message, attachments));
    await finish({ state: "sent", sentAt: service.now() });
  } catch (error) {
    service.log.warn({ attempt: attempts + 1, error: describeError(error) }, "message not sent");
    await finish(attempts >= RETRY_SECONDS.length ? { state: "failed" } : {});
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
