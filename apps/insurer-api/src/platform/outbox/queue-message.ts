import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import { outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";

/** A message to send, in the recipient's language. */
export interface NewMessage {
  /** Idempotent by key. */
  readonly dedupeKey: string;
  readonly channel: "mail" | "sms";
  readonly recipient: string;
  readonly language: Language;
  readonly subject?: string;
  readonly body: string;
  /** Sent before all other messages: a user is waiting for it. */
  readonly urgent?: true;
  /** Number of the policy whose document is attached to the email. */
  readonly policyNumber?: string;
  /** Expiry of its content: it is not sent after that. */
  readonly usefulUntil?: Date;
}

/** Queues a message inside the transaction of its event. */
export async function queueMessage(
  service: Pick<Platform, "now">,
  tx: Database,
  message: NewMessage,
): Promise<void> {
  const now = service.now();
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), ...message, nextAt: now, createdAt: now })
    .onConflictDoNothing();
}
