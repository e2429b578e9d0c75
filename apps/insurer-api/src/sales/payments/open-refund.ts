import { randomUUID } from "node:crypto";
import { addWorkingDays, REFUND_WORKING_DAYS } from "@sughurta/domain";
import {
  type Policy,
  policyCancellation,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import { queueWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";
import { notifyPartner, policyCancelled } from "#src/sales/notifications/events.ts";
import { queueRefundNews } from "#src/sales/notifications/refund-messages.ts";
import { bookPartnerCancellation } from "#src/sales/policies/partner-bookings.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** The last day by which the refund of a cancellation arrives, ISO (SPEC-70). */
export const refundDueOn = (cancelledOn: string): string =>
  addWorkingDays(cancelledOn, REFUND_WORKING_DAYS);

/** A decided cancellation. */
interface Cancellation {
  /** The last day covered, ISO. */
  readonly cancelledOn: string;
  readonly refundDiram: number;
  /** The staff member who cancelled, and why; omitted if the policyholder cancelled. */
  readonly by?: { readonly id: string; readonly role: string; readonly note: string };
}

/**
 * Ends a locked policy on a day and requests the refund, which staff decide; informs the policyholder. Returns false if
 * it was already cancelled.
 */
export async function cancelAndRefund(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  policy: Policy,
  { cancelledOn, refundDiram, by }: Cancellation,
): Promise<boolean> {
  const now = service.now();
  const { number: policyNumber, currency } = policy;
  const [cancelled] = await tx
    .insert(policyCancellation)
    .values({ policyNumber, requestedOn: cancelledOn, refundDiram, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!cancelled) return false;
  const dueOn = refundDueOn(cancelledOn);
  if (refundDiram > 0) {
    const id = randomUUID();
    const created = { createdAt: now, updatedAt: now };
    await tx
      .insert(refund)
      .values({ id, policyNumber, amountDiram: refundDiram, currency, dueOn, ...created });
    await tx.insert(refundEvent).values({
      id: randomUUID(),
      refundId: id,
      state: "requested",
      decidedBy: by?.id ?? "policyholder",
      ...(by ? { decidedRole: by.role, note: by.note } : {}),
      createdAt: now,
    });
  }
  await queueRefundNews(service, tx, policy, {
    news: "cancelled",
    amountDiram: refundDiram,
    cancelledOn,
    dueOn,
  });
  await queueWebhookEvent(service, tx, policyCancelled(policy, { cancelledOn, refundDiram }));
  const booking = await bookPartnerCancellation(service, tx, policy, { cancelledOn, refundDiram });
  if (booking) await notifyPartner(service, tx, booking);
  return true;
}

/** A refund of money that bought nothing, or of an excess; amounts in diram. */
interface NewRefund {
  readonly paymentId: string;
  readonly amountDiram: number;
  readonly currency: string;
}

/** Requests the refund of a payment's money, which is approved and sent like that of a cancelled policy. */
export async function openRefund(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { actor, reason }: Command,
  asked: NewRefund,
): Promise<{ readonly refundId: string; readonly dueOn: string }> {
  const [id, createdAt, dueOn] = [randomUUID(), service.now(), refundDueOn(getToday(service))];
  await tx.insert(refund).values({ id, ...asked, dueOn, createdAt, updatedAt: createdAt });
  await tx.insert(refundEvent).values({
    id: randomUUID(),
    refundId: id,
    state: "requested",
    decidedBy: actor.id,
    decidedRole: actor.role,
    note: reason,
    createdAt,
  });
  return { refundId: id, dueOn };
}
