import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type NewMessage, queueMessages } from "./queue-message.ts";

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
  const shared = { language, sendAt };
  const messages: NewMessage[] = [];
  if (email)
    messages.push({ ...email, ...shared, dedupeKey: `${dedupeKey}:mail`, channel: "mail" });
  if (sms) messages.push({ ...sms, ...shared, dedupeKey: `${dedupeKey}:sms`, channel: "sms" });
  await queueMessages(service, tx, ...messages);
}
