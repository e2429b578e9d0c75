import { partnerDirectory } from "@sughurta/contracts/partner";
import type { TokenCache } from "../cache/token-cache.ts";
import type { ServiceAccess } from "../config/config.ts";
import { type Partner, PartnerDirectory } from "./partner-directory.ts";
import { requestUpstream, UpstreamRefusalError } from "./upstream.ts";

/** Data up to this age is used at once; older data is used while it is fetched again. */
const FRESH_MS = 10_000;
/** Data older than this is used only where the service does not respond. */
const STALE_MS = 60_000;
/** The shorter interval before the next attempt after a failure. */
const RETRY_MS = 5_000;

/** The current partners from the service; the last response is used while the service is unavailable. */
export class PartnerSource {
  readonly #read: () => Promise<readonly Partner[]>;
  readonly #ownOrigin: string;
  readonly #now: () => number;
  #known: PartnerDirectory | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #failed: { readonly at: number; readonly error: unknown } | undefined;
  #reading: Promise<PartnerDirectory> | undefined;

  constructor(
    read: () => Promise<readonly Partner[]>,
    ownOrigin: string,
    now: () => number = Date.now,
  ) {
    this.#read = read;
    this.#ownOrigin = ownOrigin;
    this.#now = now;
  }

  /** The partners of a minute ago at most, or of the last response; rejects where there has been none. */
  async get(): Promise<PartnerDirectory> {
    const known = this.#known;
    const now = this.#now();
    const age = now - this.#readAt;
    if (known && age < FRESH_MS) return known;
    if (this.#failed && now - this.#failed.at < RETRY_MS) {
      if (known) return known;
      throw this.#failed.error;
    }
    const reading = this.#startReading();
    if (!known) return reading;
    const fallback = reading.catch(() => known);
    return age < STALE_MS ? known : fallback;
  }

  #startReading(): Promise<PartnerDirectory> {
    this.#reading ??= this.#read()
      .then((partners) => {
        const directory = new PartnerDirectory(partners, this.#ownOrigin, this.#now);
        this.#known = directory;
        this.#readAt = this.#now();
        this.#failed = undefined;
        return directory;
      })
      .catch((error: unknown) => {
        this.#failed = { at: this.#now(), error };
        throw error;
      })
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
}

/** Sends a request to an insurer-api in the name of the service account. */
export function createPartnerSource(
  access: ServiceAccess,
  ownOrigin: string,
  serviceToken: TokenCache,
): PartnerSource {
  const read = async () => {
    const token = await serviceToken.get();
    // A request of the service account, which has no visitor.
    const headers = { authorization: `Bearer ${token}`, "x-visitor-id": "storefront" };
    try {
      return (await requestUpstream(access, partnerDirectory, { headers })).partners;
    } catch (error) {
      if (error instanceof UpstreamRefusalError && error.status === 401) serviceToken.drop(token);
      throw error;
    }
  };
  return new PartnerSource(read, ownOrigin);
}
