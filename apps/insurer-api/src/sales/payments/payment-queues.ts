import type { Payment, Refund } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { defineQueue, retries, WITHOUT_END } from "#src/platform/jobs/job-queue.ts";
import type { Service } from "#src/sales/ports/service.ts";

const RETRY_SECONDS = 60;
const EXPIRE_SECONDS = 60;

/** Payments without a report; a payload is the id of a payment. */
export const paymentQueue = defineQueue<{ readonly id: string }>("payments", {
  policy: "short",
  expireInSeconds: EXPIRE_SECONDS,
  retryDelay: RETRY_SECONDS,
  retryLimit: WITHOUT_END,
});

/**
 * Plans the next query about an open payment; one that no provider can be asked about is due when it expires. Does
 * nothing if a query is planned.
 */
export async function followPayment(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  open: Pick<Payment, "id" | "operator" | "expiresAt">,
): Promise<void> {
  await service.jobs.add(tx, paymentQueue, nextQuery(service, open));
}

/** The next query about a payment. */
export function nextQuery(
  { config, now }: Pick<Service, "config" | "now">,
  { id, operator, expiresAt }: Pick<Payment, "id" | "operator" | "expiresAt">,
) {
  const askAt = new Date(now().getTime() + config.paymentAskAfterSeconds * 1_000);
  const startAfter = operator === "qr" && expiresAt > askAt ? expiresAt : askAt;
  return paymentQueue.job({ id }, { singletonKey: id, startAfter });
}

/** A query about a payment that is no longer needed, beside the one that is planned. */
export const queryNow = (id: string) => paymentQueue.job({ id }, { singletonKey: `${id} now` });

/** By then the process that sends a refund has a result or has died. */
export const SENT_BY_NOW_MS = 60_000;

/** Refunds to send; a payload is the id of a refund. A try sends it only if no earlier one has taken its row. */
export const refundQueue = defineQueue<{ readonly id: string }>("refunds", {
  expireInSeconds: SENT_BY_NOW_MS / 1_000,
  ...retries(30, 60, 3),
});

/** The job that sends a refund. */
export const refundJob = ({ id }: Pick<Refund, "id">) => refundQueue.job({ id });
