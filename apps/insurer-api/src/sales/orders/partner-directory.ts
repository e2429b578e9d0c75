import type { PartnerDirectoryEntry } from "@sughurta/contracts/partner";
import { fitsPartnerOrigin, isAttributionValue, partnerOriginSuffix } from "@sughurta/domain";
import { asc, gt, isNull, or } from "drizzle-orm";
import { getDomain } from "tldts";
import { type PartnerKey, partner, partnerKey } from "#src/platform/database/schema/partner.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import type { Platform } from "#src/platform/platform.ts";

/** All partners with their current keys, including replaced keys that are still valid. */
export async function readDirectory({
  db,
  now,
}: Pick<Platform, "db" | "now">): Promise<PartnerDirectoryEntry[]> {
  const partners = await db.select().from(partner).orderBy(partner.code);
  const keys = await db
    .select()
    .from(partnerKey)
    .where(or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now())))
    .orderBy(asc(partnerKey.createdAt));
  return partners.map(({ code, origins, returnPages, withdrawnAt }) => {
    const own = keys.filter(({ partnerCode }) => partnerCode === code);
    const ofKind = (kind: PartnerKey["kind"]) => own.filter((one) => one.kind === kind);
    return {
      code,
      origins,
      returnPages,
      withdrawn: withdrawnAt !== null,
      keys: ofKind("publishable").map((one) => ({ key: one.value, ...toFacts(one) })),
      secrets: ofKind("secret").map((one) => ({ hash: one.value, ...toFacts(one) })),
    };
  });
}

const toFacts = ({ endsAt }: PartnerKey) => ({
  ...(endsAt !== null && { endsAt: endsAt.toISOString() }),
});

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SECRET_MIN_LENGTH = 32;
/** Longest time for which a replaced key may stay valid. */
export const MAX_KEY_DAYS = 90;

/** Pages that a partner may configure. */
export interface PartnerPages {
  readonly origins: readonly string[];
  readonly returnPages: readonly string[];
}

/** https, or http on this machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && LOOPBACK_NAMES.has(hostname));
}

/**
 * Violation of an origin; a pattern is too wide if strangers can register names below its host, such as
 * `https://*.github.io`.
 */
function originViolation(text: string): FailureCode | undefined {
  if (!URL.canParse(text)) return "partnerOriginWrong";
  const url = new URL(text);
  const suffix = partnerOriginSuffix(text);
  if (!isSafe(url) || url.origin !== text || (suffix ?? text).includes("*")) {
    return "partnerOriginWrong";
  }
  if (suffix === undefined) return undefined;
  // Includes suffixes of hosting providers, such as those of GitHub and Vercel, in addition to those of countries.
  const owned = getDomain(url.hostname.slice("*.".length), { allowPrivateDomains: true });
  return owned === null ? "partnerOriginTooWide" : undefined;
}

function isPageOf(origins: readonly string[], page: string): boolean {
  if (!URL.canParse(page)) return false;
  const { origin, href, hash, username, password } = new URL(page);
  const isAllowed = origins.some((one) => one === origin || fitsPartnerOrigin(one, origin));
  return isAllowed && href === page && `${hash}${username}${password}` === "";
}

/** Violation of a partner's origins and return pages; the first return page has to be a page, not a pattern. */
export function pagesViolation({ origins, returnPages }: PartnerPages): FailureCode | undefined {
  if (origins.length === 0) return "partnerOriginWrong";
  const wrong = origins.map(originViolation).find((code) => code !== undefined);
  if (wrong) return wrong;
  const [first] = returnPages;
  const isFirstConcrete = first !== undefined && partnerOriginSuffix(first) === undefined;
  const arePages = returnPages.every((page) => isPageOf(origins, page));
  return isFirstConcrete && arePages ? undefined : "partnerPageWrong";
}

/** Violation of a code; the `partner` parameter of an address follows the same rule. */
export const codeViolation = (code: string): FailureCode | undefined =>
  isAttributionValue(code) ? undefined : "partnerCodeWrong";

/** Whether a text is a valid webhook address of a partner. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return isSafe(url) && url.username === "" && url.password === "";
}

/** Whether a secret of a server or a webhook is long enough. */
export const isPartnerSecret = (text: string): boolean => text.length >= SECRET_MIN_LENGTH;
