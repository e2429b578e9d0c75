import type { Config } from "#src/platform/config/config.ts";
import { type MessageSenders, sandboxSender } from "#src/platform/outbox/message-sender.ts";
import { createOsonSmsSender } from "#src/platform/outbox/osonsms-sender.ts";
import { createSmppSender } from "#src/platform/outbox/smpp-sender.ts";
import { createSmtpSender } from "#src/platform/outbox/smtp-sender.ts";
import type { Platform } from "#src/platform/platform.ts";
import { specimenMail } from "./specimen-mail.ts";

type Needs = Pick<Platform, "db" | "limiter"> & {
  readonly config: Pick<Config, "sandbox" | "specimens" | "mail" | "smsGateway" | "brandName">;
};

/** The configured senders; in the sandbox, senders that send nothing, except emails about specimens. */
export function createSenders({ config, ...service }: Needs): MessageSenders {
  const { sandbox, specimens, mail: settings, smsGateway, brandName } = config;
  const mail = settings && createSmtpSender({ ...settings, name: brandName });
  if (specimens && mail) return { mail: specimenMail(service, mail), sms: sandboxSender };
  if (sandbox) return { mail: sandboxSender, sms: sandboxSender };
  return { ...(mail && { mail }), ...(smsGateway && { sms: smsSenderOf(smsGateway) }) };
}

function smsSenderOf(gateway: NonNullable<Config["smsGateway"]>) {
  return gateway.protocol === "smpp" ? createSmppSender(gateway) : createOsonSmsSender(gateway);
}
