import { formatDate } from "@sughurta/domain";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import type { Localised, Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { helpPhonesOf } from "#src/products/help-phones.ts";
import type { Service } from "#src/sales/service.ts";
import { reminderTexts } from "./reminder-texts.ts";

/** Queues the email (where there is an address) and the short message that a policy ends, as far as its owner wants them. */
export async function queueReminder(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { policy, kind, title }: { policy: Policy; kind: string; title: Localised | null },
): Promise<void> {
  const { number, holder } = policy;
  const { language = policy.language, wants } = await notificationPreferences(tx, policy.owner);
  const { publicUrl, brandName } = service.config;
  const texts = reminderTexts[language];
  const values = {
    number,
    title: title?.[language] ?? policy.productCode,
    name: holder.firstName,
    end: formatDate(policy.endDate),
    renew: `${publicUrl}/renew/${number}`,
    phone: await helpPhonesOf(tx, policy, service.config),
    brand: brandName,
  };
  const { email, phone } = holder;
  await queueNotification(service, tx, {
    dedupeKey: `renewal:${number}:${kind}`,
    language,
    email:
      email !== undefined && wants("renewal", "mail")
        ? { recipient: email, subject: fill(texts.subject, values), body: fill(texts.mail, values) }
        : undefined,
    sms: wants("renewal", "sms") ? { recipient: phone, body: fill(texts.sms, values) } : undefined,
  });
}
