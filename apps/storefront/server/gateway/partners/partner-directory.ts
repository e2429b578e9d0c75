import {
  PARTNER_KEY_HEADER,
  type PartnerRefusalCode,
  RETURN_PAGE_HEADER,
} from "@sughurta/contracts/core";
import { equalSecrets } from "@sughurta/server-kit";
import type { Partner } from "./partner.ts";
import { allowedReturnPage, defaultReturnPage } from "./return-page.ts";

/** Header by which a partner's own server proves itself. */
const PARTNER_SECRET_HEADER = "x-partner-secret";

/** A call in a partner's name. */
export interface PartnerCall {
  /** As it is written on orders. */
  readonly code: string;
  readonly returnPage: string;
  /** It came over a server of the partner, whose word about the visitor's address counts. */
  readonly isVouched: boolean;
}

/** Whose page a call comes from. */
export type Admission =
  | { readonly kind: "own" }
  | { readonly kind: "partner"; readonly call: PartnerCall }
  | { readonly kind: "refused"; readonly code: PartnerRefusalCode };

/** The partners of this site: by key for what is allowed, by origin for what a browser may read. */
export class PartnerDirectory {
  readonly #byKey: ReadonlyMap<string, Partner>;
  readonly #origins: ReadonlySet<string>;

  readonly #ownOrigin: string;

  /** `ownOrigin` is the site's own, where its frames on partners' pages call from. */
  constructor(partners: readonly Partner[], ownOrigin: string) {
    this.#ownOrigin = ownOrigin;
    this.#byKey = new Map(
      partners.flatMap((partner) => partner.keys.map((key) => [key, partner] as const)),
    );
    this.#origins = new Set(partners.flatMap(({ origins }) => origins));
  }

  get isEmpty(): boolean {
    return this.#byKey.size === 0;
  }

  /** True for an origin of any partner, also a withdrawn one, whose developer is to read why. */
  knowsOrigin(origin: string | null | undefined): boolean {
    return typeof origin === "string" && this.#origins.has(origin);
  }

  /** Origins of the partner with a key, if it may sell. */
  originsOf(key: string | null): readonly string[] | undefined {
    const partner = key === null ? undefined : this.#byKey.get(key);
    return partner?.withdrawn === false ? partner.origins : undefined;
  }

  /** Judges a call by its key, its origin, its return page and, over a partner's server, its secret. */
  admit(headers: Headers): Admission {
    const key = headers.get(PARTNER_KEY_HEADER);
    const origin = headers.get("origin");
    if (key === null) {
      return this.knowsOrigin(origin) ? refused("partnerKeyMissing") : { kind: "own" };
    }
    const partner = this.#byKey.get(key);
    if (!partner) return refused("partnerKeyUnknown");
    if (partner.withdrawn) return refused("partnerKeyWithdrawn");
    // Browsers name the origin of every call to another site; without one it comes from a server.
    const isOwn = origin === null || origin === this.#ownOrigin;
    if (!isOwn && !partner.origins.includes(origin)) {
      return refused("partnerOriginNotAllowed");
    }
    const secret = headers.get(PARTNER_SECRET_HEADER);
    if (secret !== null && !partner.serverSecrets.some((known) => equalSecrets(secret, known))) {
      return refused("partnerSecretWrong");
    }
    const requested = headers.get(RETURN_PAGE_HEADER);
    const returnPage =
      requested === null ? defaultReturnPage(partner) : allowedReturnPage(partner, requested);
    if (returnPage === undefined) return refused("partnerReturnPageNotAllowed");
    const isVouched = secret !== null;
    return { kind: "partner", call: { code: partner.code, returnPage, isVouched } };
  }
}

function refused(code: PartnerRefusalCode): Admission {
  return { kind: "refused", code };
}
