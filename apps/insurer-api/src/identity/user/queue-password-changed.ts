import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import type { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import type { Platform } from "#src/platform/platform.ts";

interface PasswordTexts {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
}

/** The email and SMS about a changed password, by language. */
export const passwordTexts: Readonly<Record<Language, PasswordTexts>> = {
  ru: {
    subject: "Пароль вашего кабинета изменён",
    mail: `Здравствуйте!

Пароль вашего личного кабинета изменён. На других устройствах вход завершён.

Если это сделали не вы, сразу задайте новый пароль по коду из SMS и позвоните {{phone}}.

Задать новый пароль:
{{link}}

{{brand}}`,
    sms: "{{brand}}: пароль кабинета изменён. Если это сделали не вы, позвоните {{phone}}",
  },
  tg: {
    subject: "Пароли кабинети шумо тағйир ёфт",
    mail: `Салом!

Пароли кабинети шахсии шумо иваз шуд. Дар дастгоҳҳои дигар воридшавӣ қатъ шуд.

Агар ин корро шумо накарда бошед, фавран бо рамзи SMS пароли нав гузоред ва ба {{phone}} занг занед.

Гузоштани пароли нав:
{{link}}

{{brand}}`,
    sms: "{{brand}}: пароли кабинет иваз шуд. Агар ин корро шумо накарда бошед, ба {{phone}} занг занед",
  },
  en: {
    subject: "The password of your account was changed",
    mail: `Hello!

The password of your account was changed. You have been signed out on your other devices.

If this was not you, set a new password with an SMS code at once and call {{phone}}.

Set a new password:
{{link}}

{{brand}}`,
    sms: "{{brand}}: the password of your account was changed. If this was not you, call {{phone}}",
  },
};

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
