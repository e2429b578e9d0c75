import { type SecretList, sealerFor } from "@sughurta/server-kit";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Config } from "#src/platform/config/config.ts";
import { type Partner, partner } from "#src/platform/database/schema/partner.ts";
import { sealedColumn } from "#src/platform/database/sealed-column.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Reach } from "#src/platform/http/send-outside.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Receiver of webhooks: its address, and the secrets of our signatures. */
export interface WebhookDestination {
  readonly url: string;
  readonly secrets: SecretList;
  readonly reach: Reach;
}

/** Networks allowed for webhooks of partners. */
export const partnerReach = ({ sandbox }: Pick<Config, "sandbox">): Reach =>
  sandbox ? "publicOrLoopback" : "public";

/** The destination of the insurer's own systems. */
export const INSURER_SYSTEMS = "insurer";

const PARTNER = "partner:";

/** The destination of a partner, by its code. */
export const partnerDestination = (code: string): string => `${PARTNER}${code}`;

type Needs = Pick<Platform, "config">;

const createSealer = (secrets: SecretList) => sealerFor(secrets, "webhook secrets");

export const sealedWebhookSecrets = sealedColumn({
  about: "webhook secrets of partners",
  table: partner,
  key: [partner.code],
  column: partner.webhookSecret,
  createSealer,
  getPlace: ({ code }) => code,
});

export const sealedPreviousSecrets = sealedColumn({
  about: "previous webhook secrets of partners",
  table: partner,
  key: [partner.code],
  column: partner.previousWebhookSecret,
  createSealer,
  getPlace: ({ code }) => code,
});

/** An encrypted secret for the row of a partner. */
export const sealWebhookSecret = (service: Needs, code: string, secret: string): string =>
  createSealer(service.config.secrets.draft).seal(secret, code);

/** Whether a destination receives events. */
export async function isSubscribed(
  { config }: Needs,
  db: Database,
  name: string,
): Promise<boolean> {
  if (!name.startsWith(PARTNER)) return config.webhook !== undefined;
  const told = and(eq(partner.code, name.slice(PARTNER.length)), isNotNull(partner.webhookUrl));
  return (await db.$count(partner, told)) > 0;
}

/** A destination by its name; `undefined` without an address. */
export async function findDestination(
  service: Pick<Platform, "config" | "db" | "now">,
  name: string,
): Promise<WebhookDestination | undefined> {
  const { webhook } = service.config;
  if (!name.startsWith(PARTNER)) return webhook && { ...webhook, reach: "any" };
  const code = name.slice(PARTNER.length);
  const [found] = await service.db.select().from(partner).where(eq(partner.code, code));
  return found && getDestination(service, found);
}

/** All destinations, by name. */
export async function webhookDestinations(
  service: Pick<Platform, "config" | "db" | "now">,
): Promise<ReadonlyMap<string, WebhookDestination>> {
  const { webhook } = service.config;
  const partners = await service.db.select().from(partner).where(isNotNull(partner.webhookUrl));
  return new Map([
    ...(webhook ? [[INSURER_SYSTEMS, { ...webhook, reach: "any" }] as const] : []),
    ...partners.flatMap((one) => {
      const destination = getDestination(service, one);
      return destination ? [[partnerDestination(one.code), destination] as const] : [];
    }),
  ]);
}

function getDestination(
  { config, now }: Pick<Platform, "config" | "now">,
  found: Partner,
): WebhookDestination | undefined {
  const {
    code,
    webhookUrl: url,
    webhookSecret,
    previousWebhookSecret,
    previousSecretEndsAt,
  } = found;
  const open = (sealed: string) => createSealer(config.secrets.draft).open(sealed, code);
  const secret = webhookSecret === null ? undefined : open(webhookSecret);
  if (url === null || secret === undefined) return undefined;
  const isOverlap = previousSecretEndsAt !== null && previousSecretEndsAt > now();
  const previous = isOverlap && previousWebhookSecret ? open(previousWebhookSecret) : undefined;
  const secrets: SecretList = previous === undefined ? [secret] : [secret, previous];
  return { url, secrets, reach: partnerReach(config) };
}
