import { expect } from "vitest";
import { FakeVisitors } from "./fake-visitors.ts";
import { AGENCY, BANK, respondToPartners, type SomePartner } from "./some-partners.ts";
import { startStorefront } from "./start-storefront.ts";
import { sendJson, startUpstream } from "./upstream.ts";

const [KEY = ""] = AGENCY.keys;
const [ORIGIN = ""] = AGENCY.origins;
const [BANK_KEY = ""] = BANK.keys;
const [BANK_ORIGIN = ""] = BANK.origins;

/** Headers of requests from a page of the agency. */
export const HERE = { origin: ORIGIN, "x-partner-key": KEY };
/** Headers of requests from a page of the bank. */
export const BANK_PAGE = { origin: BANK_ORIGIN, "x-partner-key": BANK_KEY };
/** A request that every partner may send. */
export const CALCULATION = "/v1/travel/calc";

/** Headers to send. */
export type Sent = Record<string, string>;

interface PartnerSiteOptions {
  readonly partners?: readonly SomePartner[];
  /** False for a site without a service for test keys. */
  readonly hasTests?: boolean;
  readonly takeLine?: (line: object) => void;
}

/** A back end that responds to everything, with partners of one kind of key. */
async function startBackEnd(partners: PartnerSiteOptions["partners"], ofTests: boolean) {
  const visitors = new FakeVisitors();
  return startUpstream((request, response, body) => {
    if (respondToPartners(request, response, partners, ofTests)) return;
    if (visitors.respond(request, response, body)) return;
    const path = request.url ?? "";
    if (path === "/api/login") return sendJson(response, 200, { token: "site", expires_in: 3600 });
    if (path.startsWith("/files/")) {
      response.writeHead(200, { "content-type": "image/png" });
      return response.end("png");
    }
    const tokens = { access: "service", refresh: "r", change_password: false };
    sendJson(response, 200, path === "/v1/user/auth/" ? tokens : { ok: true });
  });
}

/** Runs the site with its partners loaded, and its back ends: of sales and of test keys. */
export async function startPartnerSite(
  settings: Record<string, string> = {},
  { partners, hasTests = true, takeLine }: PartnerSiteOptions = {},
) {
  const upstream = await startBackEnd(partners, false);
  const tests = await startBackEnd(partners, true);
  const ofTests = {
    TEST_INSURER_API_URL: tests.url,
    TEST_SERVICE_PASSWORD: "another password of thirty-two characters",
  };
  const site = await startStorefront(
    { INSURER_API_URL: upstream.url, ...(hasTests && ofTests), ...settings },
    undefined,
    takeLine,
  );
  await site.ask(CALCULATION, { method: "OPTIONS", headers: { origin: ORIGIN } });
  upstream.requests.length = 0;
  const post = (path: string, headers: Sent, body: unknown = {}) =>
    site.ask(path, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  const session = async (headers: Sent) => {
    const response = await post("/session/guest/", headers);
    expect(response.status).toBe(200);
    return (await response.json()) as { access: string; refresh: string };
  };
  const call = (path: string, access: string, headers: Sent, body?: unknown) =>
    post(path, { authorization: `Bearer ${access}`, ...headers }, body);
  return { ...site, upstream, tests, post, session, call };
}
