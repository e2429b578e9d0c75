import {
  describeError,
  type Finding,
  fault,
  ok,
  plainAddressFaults,
  warning,
} from "@sughurta/server-kit";
import { and, eq, isNull } from "drizzle-orm";
import { STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import { isLoopback } from "#src/platform/config/message-gateways.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Roles some of whose changes another member with the role has to confirm. */
const PAIRED_ROLES: readonly StaffRole[] = [
  "cashier",
  "claims",
  "pricing",
  "editor",
  "administrator",
];

/** Roles that no member of staff has, or only one where two are needed; demonstration accounts do not count. */
export async function staffFindings({ config, db }: Pick<Service, "config" | "db">) {
  if (config.sandbox) return [];
  if (config.desk === undefined) {
    return [
      warning(
        "DESK_PORT is missing: payments, claims and refunds cannot be decided. Set it, and DESK_URL.",
      ),
    ];
  }
  const members = await db
    .select({ roles: staff.roles })
    .from(staff)
    .where(and(isNull(staff.disabledAt), eq(staff.isDemonstration, false)));
  const found = STAFF_ROLES.flatMap((role): Finding[] => {
    const count = members.filter(({ roles }) => roles.includes(role)).length;
    const advice = `pnpm run staff set NAME ${role}`;
    if (count === 0)
      return [warning(`No member of staff has the role ${role}. Add one with ${advice}.`)];
    return count === 1 && PAIRED_ROLES.includes(role)
      ? [
          warning(
            `One member of staff has the role ${role}: a second one has to confirm changes. Add one with ${advice}.`,
          ),
        ]
      : [];
  });
  return found.length > 0 ? found : [ok("Every role has its staff.")];
}

/** Public addresses of the service that are not encrypted. */
export const addressFindings = ({ config }: Pick<Service, "config">): Finding[] =>
  config.sandbox
    ? []
    : plainAddressFaults({
        PUBLIC_URL: config.publicUrl,
        DESK_URL: config.desk?.url,
        PAYMENTS_URL: config.payments.listener && config.payments.url,
      });

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
