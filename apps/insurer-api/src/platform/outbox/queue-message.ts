import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import { outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";

/** A message to be sent, already in the reader's language. */
export interface NewMessage {
  /** Queuing twice with one key sends once. */
  readonly dedupeKey: string;
  readonly channel: "mail" | "sms";
  readonly recipient: string;
  readonly language: Language;
  readonly subject?: string;
  readonly body: string;
  /** Goes before all that is not: somebody waits for it. */
  readonly urgent?: true;
  /** A policy whose document goes with the email. */
  readonly policyNumber?: string;
  /** From when on nobody can use it: it is not sent then. */
  readonly usefulUntil?: Date;
}

/** Queues a message inside the transaction of what it tells about. */
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
