import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import type { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import type { Platform } from "#src/platform/platform.ts";
import { passwordTexts } from "./password-texts.ts";

type User = Pick<typeof user.$inferSelect, "username" | "profile" | "messages">;

/**
 * Queues an SMS, and an email if an address is known, about a changed password: always, regardless of the notification
 * preferences, and in the language chosen for emails.
 */
export async function queuePasswordChanged(
  service: Pick<Platform, "config" | "jobs" | "now">,
  tx: Database,
  { username, profile, messages }: User,
  askedIn: Language,
): Promise<void> {
  const { brandName, publicUrl, supportPhone } = service.config;
  const language = messages.language ?? askedIn;
  const texts = passwordTexts[language];
  const values = { brand: brandName, phone: supportPhone, link: `${publicUrl}/mobile-login` };
  const { email } = profile;
  await queueNotification(service, tx, {
    dedupeKey: `password:${randomUUID()}`,
    language,
    email:
      typeof email === "string" && email !== ""
        ? { recipient: email, subject: fill(texts.subject, values), body: fill(texts.mail, values) }
        : undefined,
    sms: { recipient: username, body: fill(texts.sms, values) },
  });
}
