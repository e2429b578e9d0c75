import { formatDate, fromDiram, helpPhones } from "@sughurta/domain";
import type { Localised, Policy } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import type { Service } from "#src/service.ts";
import { fill } from "#src/texts/failure-texts.ts";
import { messageTexts } from "./message-texts.ts";
import { queueMessage } from "./queue-message.ts";

/** Queues the letter (where there is an address) and the short message about a new policy. */
export async function queuePolicyMessages(
  service: Service,
  tx: Database,
  issued: Policy,
  { title, paidDiram }: { readonly title: Localised | undefined; readonly paidDiram: number },
): Promise<void> {
  const { language, number } = issued;
  const { publicUrl, brandName } = service.config;
  const texts = messageTexts[language];
  const values = {
    number,
    code: issued.code,
    title: title?.[language] ?? issued.productCode,
    name: issued.holder.firstName,
    start: formatDate(issued.startDate),
    end: formatDate(issued.endDate),
    paid: fromDiram(paidDiram),
    account: `${publicUrl}/account`,
    verify: `${publicUrl}/verify/${number}`,
    phone: helpPhones(issued.policyType, service.config),
    brand: brandName,
  };
  if (issued.holder.email !== undefined) {
    await queueMessage(service, tx, {
      dedupeKey: `policy:${number}:mail`,
      channel: "mail",
      recipient: issued.holder.email,
      language,
      subject: fill(texts.subject, values),
      body: fill(texts.mail, values),
      policyNumber: number,
    });
  }
  await queueMessage(service, tx, {
    dedupeKey: `policy:${number}:sms`,
    channel: "sms",
    recipient: issued.holder.phone,
    language,
    body: fill(texts.sms, values),
    policyNumber: number,
  });
}
