import { randomUUID } from "node:crypto";
import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, desc, eq, gte, isNotNull, isNull, lt, or } from "drizzle-orm";
import {
  type Payment,
  payment,
  policy,
  type Refund,
  refund,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import { ProviderError } from "#src/sales/ports/payment-provider.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { decideRefund } from "./decide-refund.ts";
import { refundJob, refundQueue, SENT_BY_NOW_MS } from "./payment-queues.ts";

const PROVIDER_TIMEOUT_MS = 8_000;

/** The payment that a refund can be sent through: the provider requires one that was at least as large. */
export async function refundSource(db: Database, of: Refund): Promise<Payment | undefined> {
  const [found] =
    of.paymentId === null
      ? await db
          .select({ source: payment })
          .from(policy)
          .innerJoin(payment, eq(payment.orderId, policy.orderId))
          .where(
            and(
              eq(policy.number, of.policyNumber ?? ""),
              eq(payment.state, "paid"),
              gte(payment.amountDiram, of.amountDiram),
            ),
          )
          .orderBy(desc(payment.createdAt))
          .limit(1)
      : await db.select({ source: payment }).from(payment).where(eq(payment.id, of.paymentId));
  return found?.source;
}

/** Whether the provider of a payment supports refunds by request. */
export function canSendBack(
  { providers }: Pick<Service, "providers">,
  source: Payment | undefined,
): boolean {
  return source?.reference != null && providers.get(source.operator)?.refund !== undefined;
}

/** Whether the result of a refund is unknown: the provider failed, or the sending process died. */
export function isSendingUnclear({ state, sentAt, sendFailure }: Refund, now: Date): boolean {
  if (state !== "sending") return false;
  const isOverdue = sentAt !== null && now.getTime() - sentAt.getTime() > SENT_BY_NOW_MS;
  return sendFailure !== null || isOverdue;
}

/** Resends a refund through the provider, after a staff member checked that the money was not sent. Throws 409. */
export async function sendRefundAgain(
  { db, jobs, now }: Pick<Service, "db" | "jobs" | "now">,
  refundId: string,
): Promise<void> {
  const overdue = new Date(now().getTime() - SENT_BY_NOW_MS);
  const [again] = await db
    .update(refund)
    .set({ sentAt: null, sendFailure: null, updatedAt: now() })
    .where(
      and(
        eq(refund.id, refundId),
        eq(refund.state, "sending"),
        or(isNotNull(refund.sendFailure), lt(refund.sentAt, overdue)),
      ),
    )
    .returning({ id: refund.id });
  if (!again) throw new FailureError(409, "decidedBefore");
  await jobs.add(db, refundQueue, refundJob(again));
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "log" | "providers">;

const isUnsent = and(eq(refund.state, "sending"), isNull(refund.sentAt), eq(refund.held, false));

/** Sends approved refunds through their providers, once each. */
export const refundSending = handleJobs({
  queue: refundQueue,
  run: async (service: Needs, { id }: { readonly id: string }) => {
    const { db, now } = service;
    const isThis = and(eq(refund.id, id), isUnsent);
    const [taken] = await db.update(refund).set({ sentAt: now() }).where(isThis).returning();
    if (taken) await sendRefund(service, taken);
  },
  openJobs: async ({ db }: Needs) => {
    return (await db.select().from(refund).where(isUnsent)).map(refundJob);
  },
});

async function sendRefund(service: Needs, one: Refund): Promise<void> {
  const { id: refundId, amountDiram, currency } = one;
  const source = await refundSource(service.db, one);
  const { operator = "", reference } = source ?? {};
  try {
    const send = service.providers.get(operator)?.refund;
    if (!send || reference == null) throw new ProviderError("notSupported", "no provider");
    const transfer = await withTimeout(
      PROVIDER_TIMEOUT_MS,
      send({ reference, refundId, amountDiram, currency }),
    );
    await decideRefund(service, refundId, "paid", {
      decisionId: randomUUID(),
      actor: { id: operator, role: "provider" },
      reason: transfer,
    });
  } catch (error) {
    service.log.error(
      { paymentId: source?.id, operator, error: describeError(error) },
      "provider did not send a refund",
    );
    const sendFailure = error instanceof ProviderError ? error.code : "unavailable";
    await service.db.update(refund).set({ sendFailure }).where(eq(refund.id, refundId));
  }
}
