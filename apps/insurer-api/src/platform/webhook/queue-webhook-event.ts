import { randomUUID } from "node:crypto";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";

/** What the insurer's own systems are told of. */
export type WebhookType =
  | "policy.issued"
  | "policy.cancelled"
  | "claim.registered"
  | "claim.file_added"
  | "lead.created"
  | "receipt.submitted";

/** Something that happened to an object of the insurer. */
export interface NewWebhookEvent {
  readonly type: WebhookType;
  /** The object, such as `policy:5511000017`: its events arrive in their order. */
  readonly subject: string;
  /** Amounts in TJS, dates ISO. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Queues what the insurer's own systems are told, inside the transaction in which it happened; nothing where none listens. */
export async function queueWebhookEvent(
  { config, now }: Pick<Platform, "config" | "now">,
  tx: Database,
  { type, subject, data }: NewWebhookEvent,
): Promise<void> {
  if (!config.webhook) return;
  const createdAt = now();
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  await tx
    .insert(webhookEvent)
    .values({ id: randomUUID(), type, subject, body, nextAt: createdAt, createdAt });
}
