import type { Config } from "#src/platform/config/config.ts";
import { type MessageSenders, sandboxSender } from "#src/platform/outbox/message-sender.ts";
import { createOsonSmsSender } from "#src/platform/outbox/osonsms-sender.ts";
import { createSmppSender } from "#src/platform/outbox/smpp-sender.ts";
import { createSmtpSender } from "#src/platform/outbox/smtp-sender.ts";

type Needs = Pick<Config, "sandbox" | "mail" | "smsGateway" | "brandName">;

/** The configured senders; in the sandbox, senders that send nothing. */
export function createSenders({ sandbox, mail, smsGateway, brandName }: Needs): MessageSenders {
  if (sandbox) return { mail: sandboxSender, sms: sandboxSender };
  return {
    ...(mail && { mail: createSmtpSender({ ...mail, name: brandName }) }),
    ...(smsGateway && { sms: smsSenderOf(smsGateway) }),
  };
}

function smsSenderOf(gateway: NonNullable<Config["smsGateway"]>) {
  return gateway.protocol === "smpp" ? createSmppSender(gateway) : createOsonSmsSender(gateway);
}
