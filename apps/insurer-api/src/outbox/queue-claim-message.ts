import { claimNumber, helpPhones } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { policy } from "#src/database/schema/sales.ts";
import type { Claim } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import type { Service } from "#src/service.ts";
import { fill } from "#src/texts/failure-texts.ts";
import { messageWishesOf } from "#src/user/message-settings.ts";
import { messageTexts } from "./message-texts.ts";
import { queueMessage } from "./queue-message.ts";

/** Queues the letter that tells that a claim was registered. */
export async function queueClaimMessage(
  service: Service,
  tx: Database,
  created: Claim,
): Promise<void> {
  const { brandName, publicUrl } = service.config;
  const [claimed] = await tx
    .select({ policyType: policy.policyType })
    .from(policy)
    .where(eq(policy.number, created.policyNumber));
  const wishes = await messageWishesOf(tx, created.owner);
  if (!wishes.wants("claim", "mail")) return;
  const language = wishes.language ?? created.language;
  const texts = messageTexts[language];
  const values = {
    claim: claimNumber(created.id),
    number: created.policyNumber,
    name: created.fullName,
    phone: helpPhones(claimed?.policyType, service.config),
    brand: brandName,
    link: `${publicUrl}/losses/status`,
  };
  await queueMessage(service, tx, {
    dedupeKey: `claim:${created.id}:mail`,
    channel: "mail",
    recipient: created.email,
    language,
    subject: fill(texts.claimSubject, values),
    body: fill(texts.claimMail, values),
  });
}
