import { formatDate, helpPhones } from "@sughurta/domain";
import type { Localised, Policy } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { queueMessage } from "#src/outbox/queue-message.ts";
import type { Service } from "#src/service.ts";
import { fill } from "#src/texts/failure-texts.ts";
import { messageWishesOf } from "#src/user/message-settings.ts";
import { reminderTexts } from "./reminder-texts.ts";

/** Queues the letter (where there is an address) and the short message that a policy ends, as far as its owner wants them. */
export async function queueReminder(
  service: Service,
  tx: Database,
  { policy, kind, title }: { policy: Policy; kind: string; title: Localised | null },
): Promise<void> {
  const { number, holder } = policy;
  const { language = policy.language, wants } = await messageWishesOf(tx, policy.owner);
  const { publicUrl, brandName } = service.config;
  const texts = reminderTexts[language];
  const values = {
    number,
    title: title?.[language] ?? policy.productCode,
    name: holder.firstName,
    end: formatDate(policy.endDate),
    renew: `${publicUrl}/renew/${number}`,
    phone: helpPhones(policy.policyType, service.config),
    brand: brandName,
  };
  const key = `renewal:${number}:${kind}`;
  if (holder.email !== undefined && wants("renewal", "mail")) {
    await queueMessage(service, tx, {
      dedupeKey: `${key}:mail`,
      channel: "mail",
      recipient: holder.email,
      language,
      subject: fill(texts.subject, values),
      body: fill(texts.mail, values),
    });
  }
  if (!wants("renewal", "sms")) return;
  await queueMessage(service, tx, {
    dedupeKey: `${key}:sms`,
    channel: "sms",
    recipient: holder.phone,
    language,
    body: fill(texts.sms, values),
  });
}
