import { type ContractShape, PARTNER_KEY_HEADER } from "@sughurta/contracts/core";
import { openDownload, TEST_TICKET_PREFIX } from "@sughurta/contracts/policy";
import { isTestKey } from "@sughurta/domain";
import { withTimeout } from "@sughurta/server-kit";
import type { TokenCache } from "../cache/token-cache.ts";
import type { Config, ServiceAccess } from "../config/config.ts";
import type { Admission } from "../sessions/partner-directory.ts";
import { PartnerSessions } from "../sessions/partner-sessions.ts";
import { createPartnerSource, type PartnerSource } from "../sessions/partner-source.ts";
import { createServiceToken } from "../sessions/upstream.ts";
import { createVisitorCalls, type VisitorCalls } from "../sessions/visitor-calls.ts";
import { type GatewayRequest, getBearer } from "./gateway-request.ts";

/** An insurer-api, with what the gateway needs to call it. */
export interface InsurerApi {
  readonly url: string;
  readonly serviceToken: TokenCache;
  readonly visitors: VisitorCalls;
  readonly partners: PartnerSource;
  readonly partnerSessions: PartnerSessions;
}

/** Time to look up an origin: a request from elsewhere does not wait until the service of test keys has started. */
const ORIGIN_MS = 4_000;
const TEST_DOWNLOAD = openDownload.path.replace("{ticket}/", TEST_TICKET_PREFIX);

function createInsurerApi(access: ServiceAccess, config: Config): InsurerApi {
  const serviceToken = createServiceToken(access);
  const visitors = createVisitorCalls(access, serviceToken);
  return {
    url: access.insurerApiUrl,
    serviceToken,
    visitors,
    partners: createPartnerSource(access, config.publicUrl, serviceToken),
    partnerSessions: new PartnerSessions(config.sessionSecrets, visitors),
  };
}

/**
 * The insurer-api that sells and, where one is set, that of test keys. Each has partners, keys and visitors of its own;
 * the prefix of a key says which one authorises it, so that neither ever reads a key of the other.
 */
export class InsurerApis {
  readonly sales: InsurerApi;
  readonly #tests: InsurerApi | undefined;
  readonly #ownOrigin: string;

  constructor(config: Config) {
    this.sales = createInsurerApi(config, config);
    this.#tests = config.tests && createInsurerApi(config.tests, config);
    this.#ownOrigin = config.publicUrl;
  }

  #ofKey(key: string): InsurerApi | undefined {
    return isTestKey(key) ? this.#tests : this.sales;
  }

  /**
   * Destination of a request: by the key of its page, by the secret of a partner's server, or by the ticket of a
   * download link, which carries neither. `undefined` for a test secret without a service for test keys.
   */
  of({ headers }: ContractShape, request: GatewayRequest): InsurerApi | undefined {
    const { partner, url } = request;
    if (partner) return partner.isTest ? this.#tests : this.sales;
    const carriesSecret = headers?.request.includes("authorization") ?? false;
    if (carriesSecret) return this.#ofKey(getBearer(request) ?? "");
    const isTestDownload = url.pathname.startsWith(TEST_DOWNLOAD);
    return (isTestDownload && this.#tests) || this.sales;
  }

  /** The sessions of guests on a partner's page. */
  partnerSessionsFor({ isTest }: { readonly isTest: boolean }): PartnerSessions {
    return (isTest && this.#tests ? this.#tests : this.sales).partnerSessions;
  }

  /** The partner of a request; `undefined` where it has a key but the partners cannot be looked up. */
  async admit(headers: Headers): Promise<Admission | undefined> {
    const key = headers.get(PARTNER_KEY_HEADER);
    if (key === null) {
      const isPartners = await this.knowsOrigin(headers.get("origin"));
      return isPartners ? { kind: "refused", code: "partnerKeyMissing" } : { kind: "own" };
    }
    const api = this.#ofKey(key);
    if (!api) return { kind: "refused", code: "partnerTestKeysOff" };
    const directory = await api.partners.get().catch(() => undefined);
    return directory?.admit(key, headers);
  }

  /**
   * True for an origin of any partner, also a withdrawn one, so that its developer can read the reason; never for our
   * own. False where the partners cannot be looked up.
   */
  async knowsOrigin(origin: string | null | undefined): Promise<boolean> {
    // Requests of our own pages need no lookup.
    if (typeof origin !== "string" || origin === this.#ownOrigin) return false;
    for (const api of [this.sales, this.#tests]) {
      const directory =
        api && (await withTimeout(ORIGIN_MS, api.partners.get()).catch(() => undefined));
      if (directory?.knowsOrigin(origin)) return true;
    }
    return false;
  }

  /** Origins of the partner with a key, if it may sell. */
  async listOrigins(key: string | null): Promise<readonly string[] | undefined> {
    const api = key === null ? undefined : this.#ofKey(key);
    return (await api?.partners.get().catch(() => undefined))?.getOrigins(key);
  }

  /** Whether other sites may show our pictures, which they request without a key. */
  async hasPartners(): Promise<boolean> {
    if (this.#tests) return true;
    const directory = await this.sales.partners.get().catch(() => undefined);
    return directory?.isEmpty === false;
  }
}
