import { randomBytes, randomUUID } from "node:crypto";
import { DAY_MS, TEST_KEY_PREFIXES } from "@sughurta/domain";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import {
  type Partner,
  type PartnerKey,
  partner,
  partnerKey,
  partnerShare,
} from "#src/platform/database/schema/partner.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { leadsWhereAllowed } from "#src/platform/http/send-outside.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { partnerReach, sealWebhookSecret } from "#src/platform/webhook/webhook-destinations.ts";
import { refusePastDay } from "#src/products/tariff/price-command.ts";
import {
  codeViolation,
  isWebhookUrl,
  MAX_KEY_DAYS,
  type PartnerPages,
  pagesViolation,
} from "./partner-directory.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const WHOLE_BP = 10_000;
const KEY_BYTES = 18;
const LIVE_KEY_PREFIXES = { publishable: "pk_live_", secret: "sk_live_" } as const;

/** Name of a partner, and the pages it sells on. */
interface PartnerProfile extends PartnerPages {
  readonly name: string;
}

function checkProfile({ name, ...pages }: PartnerProfile): void {
  const violation = name === "" ? "partnerNameMissing" : pagesViolation(pages);
  if (violation) throw new FailureError(422, violation);
}

/** Locks a partner and returns it. Throws 404. */
async function lockPartner({ db }: Pick<Needs, "db">, code: string): Promise<Partner> {
  const [found] = await db.select().from(partner).where(eq(partner.code, code)).for("update");
  if (!found) throw notFound();
  return found;
}

/** Creates a partner without keys. Throws 409 for an existing code, and 422. */
export async function createPartner(
  service: Needs,
  { code, ...profile }: PartnerProfile & { readonly code: string },
): Promise<void> {
  const violation = codeViolation(code);
  if (violation) throw new FailureError(422, violation);
  checkProfile(profile);
  const [made] = await service.db
    .insert(partner)
    .values({ code, ...copied(profile), createdAt: service.now() })
    .onConflictDoNothing()
    .returning({ code: partner.code });
  if (!made) throw new FailureError(409, "partnerExists");
}

const copied = ({ name, origins, returnPages }: PartnerProfile) => ({
  name,
  origins: [...origins],
  returnPages: [...returnPages],
});

/** Changes a partner's profile. Throws 404 or 422. */
export async function changePartner(
  service: Needs,
  code: string,
  profile: PartnerProfile,
): Promise<void> {
  await lockPartner(service, code);
  checkProfile(profile);
  await service.db.update(partner).set(copied(profile)).where(eq(partner.code, code));
}

/** Withdraws a partner, which blocks all its requests, or restores it. Throws 404. */
export async function setWithdrawn(
  service: Needs,
  code: string,
  isWithdrawn: boolean,
): Promise<void> {
  await lockPartner(service, code);
  const withdrawnAt = isWithdrawn ? service.now() : null;
  await service.db.update(partner).set({ withdrawnAt }).where(eq(partner.code, code));
}

/**
 * Creates a key and limits the validity of the others of its kind to this many days. Returns the key; a secret
 * key is never shown again. Throws 404 or 422.
 */
export async function makePartnerKey(
  service: Needs,
  code: string,
  { kind, othersHoldDays }: Pick<PartnerKey, "kind"> & { readonly othersHoldDays: number },
): Promise<string> {
  await lockPartner(service, code);
  const isDays = Number.isInteger(othersHoldDays) && othersHoldDays >= 0;
  if (!isDays || othersHoldDays > MAX_KEY_DAYS) throw new FailureError(422, "partnerKeyDays");
  const { db, config } = service;
  const createdAt = service.now();
  const endsAt = new Date(createdAt.getTime() + othersHoldDays * DAY_MS);
  const endsLater = or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, endsAt));
  await db
    .update(partnerKey)
    .set({ endsAt })
    .where(and(eq(partnerKey.partnerCode, code), eq(partnerKey.kind, kind), endsLater));
  const prefix = (config.specimens ? TEST_KEY_PREFIXES : LIVE_KEY_PREFIXES)[kind];
  const random =
    kind === "publishable" ? randomBytes(KEY_BYTES).toString("base64url") : randomToken();
  const key = `${prefix}${random}`;
  await db.insert(partnerKey).values({
    id: randomUUID(),
    partnerCode: code,
    kind,
    value: storedKey(kind, key),
    createdAt,
  });
  return key;
}

/** A key in the form stored in the database. */
export const storedKey = (kind: PartnerKey["kind"], key: string): string =>
  kind === "publishable" ? key : tokenHash(key);

/** Ends a key now. Throws 404, and 409 if it has already ended. */
export async function endPartnerKey({ db, now }: Needs, code: string, id: string): Promise<void> {
  const [ended] = await db
    .update(partnerKey)
    .set({ endsAt: now() })
    .where(
      and(
        eq(partnerKey.id, id),
        eq(partnerKey.partnerCode, code),
        or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now())),
      ),
    )
    .returning({ id: partnerKey.id });
  if (!ended) throw new FailureError(409, "decidedBefore");
}

async function checkWebhook({ config }: Pick<Needs, "config">, url: string): Promise<void> {
  if (!isWebhookUrl(url)) throw new FailureError(422, "partnerWebhookWrong");
  if (!(await leadsWhereAllowed(new URL(url), partnerReach(config)))) {
    throw new FailureError(422, "partnerWebhookPrivate");
  }
}

/** Days for which events are signed with the secret before the present one too. */
export const SECRET_OVERLAP_DAYS = 7;

/**
 * Sets the webhook address of a partner, or removes it for "". Returns a new secret, which is never shown again; the one
 * before it stays valid for {@link SECRET_OVERLAP_DAYS}. Throws 404 or 422.
 */
export async function setPartnerWebhook(
  service: Needs,
  code: string,
  url: string,
): Promise<string | undefined> {
  const { webhookSecret: previous } = await lockPartner(service, code);
  if (url !== "") await checkWebhook(service, url);
  const secret = url === "" ? undefined : randomToken();
  const overlapEndsAt = new Date(service.now().getTime() + SECRET_OVERLAP_DAYS * DAY_MS);
  const overlaps = secret !== undefined && previous !== null;
  await service.db
    .update(partner)
    .set({
      webhookUrl: url || null,
      webhookSecret: secret === undefined ? null : sealWebhookSecret(service, code, secret),
      previousWebhookSecret: overlaps ? previous : null,
      previousSecretEndsAt: overlaps ? overlapEndsAt : null,
    })
    .where(eq(partner.code, code));
  return secret;
}

/** A share of a premium, valid from a day on. */
interface NewShare {
  /** "" for every product without a row of its own. */
  readonly productCode: string;
  readonly percent: number;
  readonly validFrom: string;
}

/**
 * Adds a commission share of a partner, which needs two people; earlier sales retain theirs. Throws 403, 422, and 404
 * for an unknown product.
 */
export async function enterShare(
  service: Needs,
  partnerCode: string,
  { productCode, percent, validFrom }: NewShare,
  approval: Approval,
): Promise<void> {
  const shareBp = Math.round(percent * 100);
  const isShare = Number.isFinite(percent) && shareBp >= 0 && shareBp <= WHOLE_BP;
  if (!isShare || Math.abs(shareBp - percent * 100) > 1e-6) {
    throw new FailureError(422, "partnerShareWrong");
  }
  refusePastDay(service, validFrom);
  const isKnown =
    productCode === "" || (await service.db.$count(product, eq(product.code, productCode)));
  if (codeViolation(partnerCode) || !isKnown) throw notFound();
  requireTwoPeople(service, "commission", null, approval);
  await service.db.insert(partnerShare).values({
    partnerCode,
    productCode: productCode || null,
    validFrom,
    shareBp,
    enteredBy: approval.by,
    enteredAt: service.now(),
  });
}
