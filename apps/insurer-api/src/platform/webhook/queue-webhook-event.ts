import { randomUUID } from "node:crypto";
import { type WebhookEvent, webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { defineQueue, retries, WITHOUT_END } from "#src/platform/jobs/job-queue.ts";
import type { Platform } from "#src/platform/platform.ts";
import { INSURER_SYSTEMS, isSubscribed } from "./webhook-destinations.ts";

/** Types of events; a partner receives `policy.sold`, `.corrected`, `.cancelled` and `.refunded` only. */
export type WebhookType =
  | "policy.issued"
  | "policy.cancelled"
  | "policy.sold"
  | "policy.corrected"
  | "policy.refunded"
  | "claim.registered"
  | "claim.file_added"
  | "lead.created"
  | "receipt.submitted";

/** An event of one of the insurer's objects. */
export interface NewWebhookEvent {
  readonly type: WebhookType;
  /** The object, such as `policy:5511000017`: its events are delivered in order. */
  readonly subject: string;
  /** Amounts in TJS, dates ISO. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Longer than a delivery may take. */
const EXPIRE_SECONDS = 30;
const MAX_DELAY_SECONDS = 3_600;

/** An object whose next event has to be delivered to a destination. */
export type WebhookObject = Pick<WebhookEvent, "destination" | "subject">;

/** Events to deliver: as many jobs as events, one after another for each object and destination. */
export const webhookQueue = defineQueue<WebhookObject>("webhooks", {
  policy: "key_strict_fifo",
  expireInSeconds: EXPIRE_SECONDS,
  ...retries(30, MAX_DELAY_SECONDS, WITHOUT_END),
});

/** The job that delivers the next event of an object. */
export const webhookJob = ({ destination, subject }: WebhookObject) =>
  webhookQueue.job({ destination, subject }, { singletonKey: `${destination} ${subject}` });

/** Queues an event for a destination, inside the transaction of the event; does nothing without a subscription. */
export async function queueWebhookEvent(
  service: Pick<Platform, "config" | "jobs" | "now">,
  tx: Database,
  { type, subject, data }: NewWebhookEvent,
  destination: string = INSURER_SYSTEMS,
): Promise<void> {
  if (!(await isSubscribed(service, tx, destination))) return;
  const createdAt = service.now();
  const livemode = !service.config.specimens;
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), livemode, data });
  await tx
    .insert(webhookEvent)
    .values({ id: randomUUID(), destination, type, subject, body, createdAt });
  await service.jobs.add(tx, webhookQueue, webhookJob({ destination, subject }));
}
