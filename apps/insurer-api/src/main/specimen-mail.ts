import { eq } from "drizzle-orm";
import { getDomain } from "tldts";
import { partner } from "#src/platform/database/schema/partner.ts";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { PermanentDeliveryError, TEST_RECIPIENT } from "#src/platform/outbox/delivery-error.ts";
import type { MessageSender } from "#src/platform/outbox/message-sender.ts";
import type { Platform } from "#src/platform/platform.ts";
import { specimenTexts } from "#src/products/document/specimen-texts.ts";

type Needs = Pick<Platform, "db" | "limiter">;

/** Daily limit of emails per partner, far above what testing needs. */
const MAILS_A_DAY = { max: 100, windowSeconds: 86_400 };

/**
 * Sends emails about specimens only, marked as such, to addresses at the own domain of the partner whose page created
 * the specimen: the key of that page is public, so anybody could have mail sent to anybody.
 */
export function specimenMail(service: Needs, mail: MessageSender): MessageSender {
  return {
    check: () => mail.check(),
    close: () => mail.close(),
    send: async (message, attachments, html) => {
      const code = await partnerOfMailbox(service, message);
      if (code === undefined) refuse();
      if ((await service.limiter.take(`specimen mail ${code}`, MAILS_A_DAY)) > 0) refuse();
      await mail.send(marked(message), attachments, html);
    },
  };
}

function refuse(): never {
  throw new PermanentDeliveryError(TEST_RECIPIENT);
}

function marked(message: OutboxMessage): OutboxMessage {
  const texts = specimenTexts[message.language];
  const { subject, body } = message;
  return { ...message, subject: `${texts.mark} ${subject}`, body: `${texts.notice}\n\n${body}` };
}

/** The partner whose page created the policy of a message, if the recipient is at the partner's own domain. */
async function partnerOfMailbox(
  { db }: Needs,
  { policyNumber, recipient }: OutboxMessage,
): Promise<string | undefined> {
  if (policyNumber === null) return undefined;
  const [seller] = await db
    .select({ code: partner.code, origins: partner.origins })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .innerJoin(partner, eq(partner.code, order.partnerCode))
    .where(eq(policy.number, policyNumber));
  const mailDomain = domainOf(recipient.slice(recipient.lastIndexOf("@") + 1));
  const isOwn = seller?.origins.some((origin) => domainOf(new URL(origin).hostname) === mailDomain);
  return mailDomain !== null && isOwn ? seller?.code : undefined;
}

/**
 * The registrable domain of a host. Domains that assign subdomains to the public, such as preview hosts, belong to no
 * partner.
 */
const domainOf = (host: string): string | null =>
  getDomain(host.replace(/^\*\./, ""), { allowPrivateDomains: true });
