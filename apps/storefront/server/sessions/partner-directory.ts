import { createHash } from "node:crypto";
import { type PartnerRefusalCode, RETURN_PAGE_HEADER } from "@sughurta/contracts/core";
import type { PartnerDirectoryEntry } from "@sughurta/contracts/partner";
import { fitsPartnerOrigin, isTestKey } from "@sughurta/domain";
import { equalSecrets } from "@sughurta/server-kit";
import { canonicalPath } from "#app/navigation/link-target.ts";

/** A site of another company that sells our policies; its return pages may be patterns, except the first. */
export type Partner = PartnerDirectoryEntry;

const BELOW = "/*";

/** The return page where the partner's page gives none: the first allowed one. */
export function defaultReturnPage({
  returnPages: [first = ""],
}: Pick<Partner, "returnPages">): string {
  return first.endsWith(BELOW) ? first.slice(0, -1) : first;
}

/** The requested return page in canonical form, if this partner's buyers may return to it. */
export function allowedReturnPage(
  { returnPages }: Pick<Partner, "returnPages">,
  requested: string,
): string | undefined {
  if (!URL.canParse(requested)) return undefined;
  const page = new URL(requested);
  if (page.username || page.password || page.hash) return undefined;
  // An encoded slash could mean another path to the partner's server.
  if (canonicalPath(page.pathname) === undefined) return undefined;
  const allowed = returnPages.some((entry) => isOriginOf(entry, page));
  return allowed ? page.href : undefined;
}

function isOriginOf(entry: string, { origin, href }: URL): boolean {
  const { origin: allowedOrigin } = new URL(entry);
  if (!fitsPartnerOrigin(allowedOrigin, origin)) return false;
  const path = href.slice(origin.length);
  const allowedPath = entry.slice(allowedOrigin.length);
  return allowedPath.endsWith(BELOW)
    ? path.startsWith(allowedPath.slice(0, -1))
    : path === allowedPath;
}

/** Header with the secret of a partner's own server. */
const PARTNER_SECRET_HEADER = "x-partner-secret";

/** A request in a partner's name. */
export interface PartnerCall {
  /** As stored in orders. */
  readonly code: string;
  readonly returnPage: string;
  /** Test key: nothing is sold. */
  readonly isTest: boolean;
  /** Sent through a server of the partner, whose forwarded visitor address is trusted. */
  readonly isVouched: boolean;
}

/** Partner of the page that sends a request. */
export type Admission =
  | { readonly kind: "own" }
  | { readonly kind: "partner"; readonly call: PartnerCall }
  | { readonly kind: "refused"; readonly code: PartnerRefusalCode };

/** The partner of a key, and the key's expiry. */
interface PartnerOfKey {
  readonly partner: Partner;
  readonly endsAt: string | undefined;
}

/** The partners of an insurer-api: by key for permissions, by origin for what a browser may read. */
export class PartnerDirectory {
  readonly #codes: ReadonlySet<string>;
  readonly #byKey: ReadonlyMap<string, PartnerOfKey>;
  readonly #origins: readonly string[];
  readonly #ownOrigin: string;
  readonly #now: () => number;

  /** `ownOrigin` is the site's own origin, from which its frames on partners' pages send requests. */
  constructor(partners: readonly Partner[], ownOrigin: string, now: () => number = Date.now) {
    this.#ownOrigin = ownOrigin;
    this.#now = now;
    this.#codes = new Set(partners.map(({ code }) => code));
    this.#byKey = new Map(
      partners.flatMap((partner) =>
        partner.keys.map(({ key, endsAt }) => [key, { partner, endsAt }] as const),
      ),
    );
    this.#origins = [...new Set(partners.flatMap(({ origins }) => origins))];
  }

  get isEmpty(): boolean {
    return this.#byKey.size === 0;
  }

  /** True for the code of any partner, also a withdrawn one. */
  knowsCode(code: string): boolean {
    return this.#codes.has(code);
  }

  /** True for an origin of any partner, also a withdrawn one. */
  knowsOrigin(origin: string): boolean {
    return this.#origins.some((allowed) => fitsPartnerOrigin(allowed, origin));
  }

  /** Origins of the partner with a key, if it may sell. */
  getOrigins(key: string | null): readonly string[] | undefined {
    const partner = this.#find(key)?.partner;
    return partner?.withdrawn === false ? partner.origins : undefined;
  }

  /** Data of a valid key. */
  #find(key: string | null): PartnerOfKey | undefined {
    const found = key === null ? undefined : this.#byKey.get(key);
    return found && this.#holds(found) ? found : undefined;
  }

  #holds({ endsAt }: { readonly endsAt?: string | undefined }): boolean {
    return endsAt === undefined || this.#now() < Date.parse(endsAt);
  }

  /** Authorises a request by its key, its origin, its return page and, from a partner's server, its secret. */
  admit(key: string, headers: Headers): Admission {
    const origin = headers.get("origin");
    const found = this.#find(key);
    if (!found) return refused("partnerKeyUnknown");
    const { partner } = found;
    if (partner.withdrawn) return refused("partnerKeyWithdrawn");
    // Browsers send the origin with every request to another site; without one it comes from a server.
    const isOwn = origin === null || origin === this.#ownOrigin;
    if (!isOwn && !partner.origins.some((allowed) => fitsPartnerOrigin(allowed, origin))) {
      return refused("partnerOriginNotAllowed");
    }
    const secret = headers.get(PARTNER_SECRET_HEADER);
    if (secret !== null && !this.#knowsSecret(found, secret)) {
      return refused("partnerSecretWrong");
    }
    const requested = headers.get(RETURN_PAGE_HEADER);
    const returnPage =
      requested === null ? defaultReturnPage(partner) : allowedReturnPage(partner, requested);
    if (returnPage === undefined) return refused("partnerReturnPageNotAllowed");
    const isVouched = secret !== null;
    const call = { code: partner.code, returnPage, isTest: isTestKey(key), isVouched };
    return { kind: "partner", call };
  }

  #knowsSecret({ partner: { secrets } }: PartnerOfKey, secret: string): boolean {
    const sent = createHash("sha256").update(secret).digest("hex");
    return secrets.some((known) => this.#holds(known) && equalSecrets(sent, known.hash));
  }
}

function refused(code: PartnerRefusalCode): Admission {
  return { kind: "refused", code };
}
