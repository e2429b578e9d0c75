import { and, eq } from "drizzle-orm";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { messageJob, messageQueues } from "#src/platform/outbox/queue-message.ts";
import {
  type DeliveryKind,
  isMoney,
  type SuspendedDecision,
} from "#src/platform/restore/delivery-kinds.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { webhookJob, webhookQueue } from "#src/platform/webhook/queue-webhook-event.ts";
import { fiscalJob, fiscalQueue } from "#src/sales/payments/fiscal-receipts.ts";
import { refundJob, refundQueue } from "#src/sales/payments/payment-queues.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Reason code of deliveries that were discarded after a restore. */
const DISCARDED = "restored";
const FREE = { held: false };

const RELEASE: Readonly<Record<DeliveryKind, (service: Needs) => Promise<number>>> = {
  async message({ db, jobs }) {
    const rows = await db.update(outbox).set(FREE).where(eq(outbox.held, true)).returning();
    for (const row of rows) await jobs.add(db, messageQueues[row.channel], messageJob(row));
    return rows.length;
  },
  async webhook({ db, jobs }) {
    const isHeld = eq(webhookEvent.held, true);
    const rows = await db.update(webhookEvent).set(FREE).where(isHeld).returning();
    await jobs.add(db, webhookQueue, ...rows.map(webhookJob));
    return rows.length;
  },
  async refund({ db, jobs, now }) {
    const free = { ...FREE, updatedAt: now() };
    const rows = await db.update(refund).set(free).where(eq(refund.held, true)).returning();
    await jobs.add(db, refundQueue, ...rows.map(refundJob));
    return rows.length;
  },
  async receipt({ db, jobs }) {
    const isHeld = eq(fiscalReceipt.held, true);
    const rows = await db.update(fiscalReceipt).set(FREE).where(isHeld).returning();
    await jobs.add(db, fiscalQueue, ...rows.map(fiscalJob));
    return rows.length;
  },
};

const DISCARD: Readonly<Record<DeliveryKind, (service: Needs) => Promise<number>>> = {
  /** Staff can still send a single one again, as any that failed. */
  async message({ db }) {
    const discarded = { ...FREE, state: "failed", lastFailure: DISCARDED } as const;
    const isHeld = and(eq(outbox.held, true), eq(outbox.state, "waiting"));
    return (await db.update(outbox).set(discarded).where(isHeld).returning()).length;
  },
  async webhook({ db, now }) {
    const discarded = { ...FREE, deliveredAt: now(), lastFailure: DISCARDED };
    const isHeld = eq(webhookEvent.held, true);
    return (await db.update(webhookEvent).set(discarded).where(isHeld).returning()).length;
  },
  /** Each is then one whose result is unclear: staff ask the operator and decide it by itself. */
  async refund({ db, now }) {
    const unclear = { ...FREE, sentAt: now(), sendFailure: DISCARDED, updatedAt: now() };
    return (await db.update(refund).set(unclear).where(eq(refund.held, true)).returning()).length;
  },
  receipt: () => Promise.reject(new FailureError(409, "decidedBefore")),
};

/**
 * Delivers the held deliveries of a kind, each once, or drops them. Throws 409 if none is held, and 403 without the
 * second person that money needs.
 */
export async function decideSuspended(
  service: Needs,
  { kind, decision }: { readonly kind: DeliveryKind; readonly decision: SuspendedDecision },
  approval: Approval,
): Promise<void> {
  requireTwoPeople(service, "suspendedDeliveries", { isMoney: isMoney(kind) }, approval);
  const decided = await (decision === "release" ? RELEASE : DISCARD)[kind](service);
  if (decided === 0) throw new FailureError(409, "decidedBefore");
}
