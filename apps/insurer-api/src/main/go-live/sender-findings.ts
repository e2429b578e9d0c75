import { describeError, type Finding, fault, ok, warning } from "@sughurta/server-kit";
import { isLoopback } from "#src/platform/config/message-gateways.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import type { Service } from "#src/sales/ports/service.ts";

const CHANNELS = {
  mail: { setting: "MAIL_URL", provider: "mail server" },
  sms: { setting: "SMS_URL", provider: "SMS gateway" },
} as const satisfies Record<OutboxMessage["channel"], object>;

/** Connects to the configured message providers; sends nothing. */
export async function senderFindings(
  service: Pick<Service, "config" | "senders">,
): Promise<Finding[]> {
  const { sandbox, specimens, mail } = service.config;
  // Specimens are sent by email only; other senders of the sandbox send nothing.
  if (sandbox) return specimens && mail ? check(service, "mail") : [];
  const found = await Promise.all([check(service, "mail"), check(service, "sms")]);
  return [...found.flat(), ...encryptionFindings(service.config)];
}

async function check(
  { senders }: Pick<Service, "senders">,
  channel: keyof typeof CHANNELS,
): Promise<Finding[]> {
  const sender = senders[channel];
  if (!sender) return [];
  const { setting, provider } = CHANNELS[channel];
  try {
    await sender.check();
    return [ok(`The ${provider} answers and knows us.`)];
  } catch (error) {
    const { code, name } = describeError(error);
    return [
      fault(
        `The ${provider} does not answer or refuses us (${code ?? name}). Look at ${setting}, and ask its operator.`,
      ),
    ];
  }
}

function encryptionFindings({ smsGateway }: Service["config"]): Finding[] {
  return smsGateway?.protocol === "smpp" && !smsGateway.tls && !isLoopback(smsGateway.host)
    ? [warning("SMS go to the gateway unencrypted. Use smpps://, or a private line to it.")]
    : [];
}
