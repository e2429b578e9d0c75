import { formatDate, helpPhones, SUSPENSION_DAYS } from "@sughurta/domain";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { instalmentTexts } from "#src/sales/instalment/instalment-texts.ts";
import { leftLines, payAddress } from "#src/sales/instalment/queue-instalment-news.ts";
import { paidSoFar } from "#src/sales/policy/document/standing-facts.ts";
import { findTitledPolicy } from "#src/sales/policy/titled-policy.ts";
import type { Service } from "#src/sales/service.ts";
import { messageTexts } from "./message-texts.ts";

/** An email with paragraphs about what is paid later below the one about what was paid. */
function withLater(mail: string, later: readonly string[]): string {
  const paragraphs = mail.split("\n\n");
  const paid = paragraphs.findIndex((paragraph) => paragraph.includes("{{paid}}"));
  return paragraphs.toSpliced(paid + 1, 0, ...later).join("\n\n");
}

/**
 * Queues the email (where there is an address) and the short message about a policy, with what is paid later; once for a
 * key, which is that of a new policy unless another one is given.
 */
export async function queuePolicyMessages(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  issued: Policy,
  dedupeKey = `policy:${issued.number}`,
): Promise<void> {
  const { language, number } = issued;
  const { publicUrl, brandName } = service.config;
  const titled = await findTitledPolicy(tx, number);
  const parts = titled?.parts ?? [];
  const texts = messageTexts[language];
  const { how, rule } = instalmentTexts[language];
  const values = {
    number,
    code: issued.code,
    title: titled?.title?.[language] ?? issued.productCode,
    name: issued.holder.firstName,
    start: formatDate(issued.startDate),
    end: formatDate(issued.endDate),
    paid: moneyText(paidSoFar({ policy: issued, parts }), issued.currency, language),
    account: `${publicUrl}/account`,
    verify: `${publicUrl}/verify/${number}`,
    phone: helpPhones(issued.policyType, service.config),
    brand: brandName,
    pay: payAddress(service, number),
    days: SUSPENSION_DAYS,
  };
  const left = leftLines(parts, issued, language);
  const later = left.length > 0 ? [left.join("\n"), how, rule] : [];
  const { email, phone } = issued.holder;
  await queueNotification(service, tx, {
    dedupeKey,
    language,
    email:
      email === undefined
        ? undefined
        : {
            recipient: email,
            subject: fill(texts.subject, values),
            body: fill(withLater(texts.mail, later), values),
            policyNumber: number,
          },
    sms: {
      recipient: phone,
      body: [fill(texts.sms, values), ...left].join(" "),
      policyNumber: number,
    },
  });
}
