import { claimNumber, formatDate } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { Claim } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { loadHelpPhones } from "#src/products/catalogue/help-phones.ts";
import { messageTexts } from "#src/sales/notifications/texts/message-texts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ClaimNews, claimMessageTexts } from "./claim-message-texts.ts";

const CURRENCY = "TJS";

/** Decisions, which are always emailed, regardless of notification settings. */
const DECISIONS: readonly ClaimNews[] = ["paid", "refused", "reopened"];

/** A change of a claim. */
export interface NewsOfClaim {
  /** Makes the messages about it idempotent. */
  readonly eventId: string;
  readonly news: ClaimNews;
  /** Message of the staff to the claimant. */
  readonly message: string;
  /** Date by which the claim is decided, ISO. */
  readonly dueBy: string | undefined;
  /** When the messages are sent; absent for at once. */
  readonly sendAt: Date | undefined;
}

/**
 * Queues the SMS and the email about a change of a claim, idempotently and according to the claimant's notification
 * settings: in the language chosen for emails, otherwise in that of the claim.
 */
export async function queueClaimNews(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  about: Claim,
  { eventId, news, message, dueBy, sendAt }: NewsOfClaim,
): Promise<void> {
  const { brandName, publicUrl } = service.config;
  const { language = about.language, wants } = await notificationPreferences(tx, about.owner);
  const [claimed] = await tx
    .select({ policyType: policy.policyType, productCode: policy.productCode })
    .from(policy)
    .where(eq(policy.number, about.policyNumber));
  const texts = claimMessageTexts[language];
  const values = {
    claim: claimNumber(about.id),
    name: about.fullName,
    phone: await loadHelpPhones(tx, claimed, service.config),
    brand: brandName,
    link: `${publicUrl}/losses/status`,
    due: dueBy === undefined ? "" : formatDate(dueBy),
    sum: about.paidDiram === null ? "" : moneyText(about.paidDiram, CURRENCY, language),
    refusal: about.refusal ?? "",
  };
  const sentence = fill(texts.news[news], values);
  const reason = news === "refused" ? [fill(texts.refusal, values)] : [];
  const paragraphs = [
    fill(texts.greeting, values),
    sentence,
    ...reason,
    ...(message === "" ? [] : [message]),
    fill(texts.farewell, values),
  ];
  const isMailed = wants("claim", "mail") || DECISIONS.includes(news);
  await queueNotification(service, tx, {
    dedupeKey: `claim:${eventId}`,
    language,
    sendAt,
    email: isMailed
      ? {
          recipient: about.email,
          subject: fill(texts.subject, values),
          body: paragraphs.join("\n\n"),
          aboutPolicy: about.policyNumber,
        }
      : undefined,
    sms: wants("claim", "sms")
      ? { recipient: about.phone, body: fill(texts.sms, { ...values, news: sentence }) }
      : undefined,
  });
}

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
    phone: await loadHelpPhones(tx, claimed, service.config),
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
