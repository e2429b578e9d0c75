import { eq } from "drizzle-orm";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import type { FiscalReceiptRow } from "#src/platform/database/schema/fiscal-receipt.ts";
import { payment, policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { queueMessage } from "#src/platform/outbox/queue-message.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Service } from "#src/sales/service.ts";
import { fiscalTexts } from "./fiscal-texts.ts";

/** Queues the email with a registered receipt for who paid, where there is an address. */
export async function queueFiscalReceipt(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { id, kind, paymentId, amountDiram, currency, number, url }: FiscalReceiptRow,
): Promise<void> {
  const [bought] = await tx
    .select({ policy })
    .from(payment)
    .innerJoin(policy, eq(policy.orderId, payment.orderId))
    .where(eq(payment.id, paymentId));
  const email = bought?.policy.holder.email;
  if (!bought || email === undefined) return;
  const { owner, holder, number: policyNumber, language: sold } = bought.policy;
  const language = (await notificationPreferences(tx, owner)).language ?? sold;
  const texts = fiscalTexts[language];
  const values = {
    name: holder.firstName,
    policy: policyNumber,
    sum: moneyText(amountDiram, currency, language),
    number: number ?? "",
    url: url ?? "",
    brand: service.config.brandName,
  };
  await queueMessage(service, tx, {
    dedupeKey: `fiscal:${id}`,
    channel: "mail",
    recipient: email,
    language,
    subject: fill(texts.subject, values),
    body: fill([texts.greeting, texts[kind], texts.farewell].join("\n\n"), values),
  });
}
