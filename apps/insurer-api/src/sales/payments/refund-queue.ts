import type { Refund } from "#src/platform/database/schema/sales.ts";
import { defineQueue } from "#src/platform/jobs/job-queue.ts";

/** By then the process that sends a refund has a result or has died. */
export const SENT_BY_NOW_MS = 60_000;

/** Refunds to send; a payload is the id of a refund. Not retried: a provider may not support idempotent requests. */
export const refundQueue = defineQueue<{ readonly id: string }>("refunds", {
  expireInSeconds: SENT_BY_NOW_MS / 1_000,
  retryLimit: 0,
});

/** The job that sends a refund. */
export const refundJob = ({ id }: Pick<Refund, "id">) => refundQueue.job({ id });
