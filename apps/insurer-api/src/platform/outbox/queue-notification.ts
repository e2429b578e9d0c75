import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type NewMessage, queueMessage } from "./queue-message.ts";

type Sms = Pick<NewMessage, "recipient" | "body" | "policyNumber">;
type Email = Sms &
  Required<Pick<NewMessage, "subject">> &
  Pick<NewMessage, "aboutPolicy" | "aboutOrder">;

/** An email and an SMS to one recipient; either is omitted if it is unwanted or has no address. */
export interface Notification extends Pick<NewMessage, "dedupeKey" | "language" | "sendAt"> {
  readonly email: Email | undefined;
  readonly sms: Sms | undefined;
}

/** Queues an email and an SMS inside the transaction of their event. */
export async function queueNotification(
  service: Pick<Platform, "jobs" | "now">,
  tx: Database,
  { dedupeKey, language, sendAt, email, sms }: Notification,
): Promise<void> {
  if (email) {
    const key = `${dedupeKey}:mail`;
    const message = { ...email, dedupeKey: key, language, sendAt };
    await queueMessage(service, tx, { ...message, channel: "mail" });
  }
  if (sms) {
    const key = `${dedupeKey}:sms`;
    const message = { ...sms, dedupeKey: key, language, sendAt };
    await queueMessage(service, tx, { ...message, channel: "sms" });
  }
}
