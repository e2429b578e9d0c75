import { claimNumber } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { Claim } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import { helpPhonesOf } from "#src/products/catalogue/help-phones.ts";
import { messageTexts } from "#src/sales/notifications/texts/message-texts.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Queues the email that confirms a registered claim; sent regardless of notification settings (SPEC-84). */
export async function queueClaimMessage(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  created: Claim,
): Promise<void> {
  const { brandName, publicUrl } = service.config;
  const [claimed] = await tx
    .select({ policyType: policy.policyType, productCode: policy.productCode })
    .from(policy)
    .where(eq(policy.number, created.policyNumber));
  const { language = created.language } = await notificationPreferences(tx, created.owner);
  const texts = messageTexts[language];
  const values = {
    claim: claimNumber(created.id),
    number: created.policyNumber,
    name: created.fullName,
    phone: await helpPhonesOf(tx, claimed, service.config),
    brand: brandName,
    link: `${publicUrl}/losses/status`,
  };
  await queueMessages(service, tx, {
    dedupeKey: `claim:${created.id}:mail`,
    channel: "mail",
    recipient: created.email,
    language,
    subject: fill(texts.claimSubject, values),
    body: fill(texts.claimMail, values),
    aboutPolicy: created.policyNumber,
  });
}
