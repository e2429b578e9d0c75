import { eq } from "drizzle-orm";
import { getDomain } from "tldts";
import type { Config } from "#src/platform/config/config.ts";
import { partner } from "#src/platform/database/schema/partner.ts";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import {
  type MessageSender,
  type MessageSenders,
  PermanentDeliveryError,
  sandboxSender,
  TEST_RECIPIENT,
} from "#src/platform/outbox/message-sender.ts";
import { createOsonSmsSender } from "#src/platform/outbox/osonsms-sender.ts";
import { createSmppSender } from "#src/platform/outbox/smpp-sender.ts";
import { createSmtpSender } from "#src/platform/outbox/smtp-sender.ts";
import type { Platform } from "#src/platform/platform.ts";
import { specimenTexts } from "#src/products/document/specimen-texts.ts";

type SpecimenNeeds = Pick<Platform, "db" | "limiter">;

/** Daily limit of emails per partner, far above what testing needs. */
const MAILS_A_DAY = { max: 100, windowSeconds: 86_400 };

/**
 * The registrable domain of a host. Domains that assign subdomains to the public, such as preview hosts, belong to no
 * partner.
 */
const toDomain = (host: string): string | null =>
  getDomain(host.replace(/^\*\./, ""), { allowPrivateDomains: true });

type Needs = Pick<Platform, "db" | "limiter"> & {
  readonly config: Pick<Config, "sandbox" | "specimens" | "mail" | "smsGateway" | "brandName">;
};

/** The configured senders; in the sandbox, senders that send nothing, except emails about specimens. */
export function createSenders({ config, ...service }: Needs): MessageSenders {
  const { sandbox, specimens, mail: settings, smsGateway, brandName } = config;
  const mail = settings && createSmtpSender({ ...settings, name: brandName });
  if (specimens && mail) return { mail: specimenMail(service, mail), sms: sandboxSender };
  if (sandbox) return { mail: sandboxSender, sms: sandboxSender };
  return { ...(mail && { mail }), ...(smsGateway && { sms: createSmsSender(smsGateway) }) };
}

function createSmsSender(gateway: NonNullable<Config["smsGateway"]>) {
  return gateway.protocol === "smpp" ? createSmppSender(gateway) : createOsonSmsSender(gateway);
}

/**
 * Sends emails about specimens only, marked as such, to addresses at the own domain of the partner whose page created
 * the specimen: the key of that page is public, so anybody could have mail sent to anybody.
 */
export function specimenMail(service: SpecimenNeeds, mail: MessageSender): MessageSender {
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
  { db }: SpecimenNeeds,
  { policyNumber, recipient }: OutboxMessage,
): Promise<string | undefined> {
  if (policyNumber === null) return undefined;
  const [seller] = await db
    .select({ code: partner.code, origins: partner.origins })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .innerJoin(partner, eq(partner.code, order.partnerCode))
    .where(eq(policy.number, policyNumber));
  const mailDomain = toDomain(recipient.slice(recipient.lastIndexOf("@") + 1));
  const isOwn = seller?.origins.some((origin) => toDomain(new URL(origin).hostname) === mailDomain);
  return mailDomain !== null && isOwn ? seller?.code : undefined;
}
