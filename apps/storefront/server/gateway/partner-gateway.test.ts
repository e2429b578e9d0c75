import {
  mainContracts,
  openClaim,
  openPolicy,
  sendClaimCode,
  sendPolicyCode,
} from "@sughurta/contracts";
import { describe, expect, it } from "vitest";
import { AGENCY, BANK, FORMER, writePartners } from "../testing/some-partners.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";
import { namesPartner } from "./partner-body.ts";

const [KEY, KEY_BEFORE] = AGENCY.keys as [string, string];
const [ORIGIN] = AGENCY.origins as [string];
const [BANK_KEY] = BANK.keys as [string];
const [BANK_ORIGIN] = BANK.origins as [string];
const [SECRET] = AGENCY.serverSecrets as [string];
const HERE = { origin: ORIGIN, "x-partner-key": KEY };
const BANK_PAGE = { origin: BANK_ORIGIN, "x-partner-key": BANK_KEY };
const CALCULATION = "/v1/travel/calc";

type Sent = Record<string, string>;

async function start(settings: Record<string, string> = {}) {
  const upstream = await startUpstream((request, response) => {
    const path = request.url ?? "";
    if (path === "/api/login") return sendJson(response, 200, { token: "site", expires_in: 3600 });
    if (path.startsWith("/files/")) {
      response.writeHead(200, { "content-type": "image/png" });
      return response.end("png");
    }
    const tokens = { access: "service", refresh: "r", change_password: false };
    sendJson(response, 200, path === "/v1/user/auth/" ? tokens : { ok: true });
  });
  const site = await startStorefront({
    INSURER_API_URL: upstream.url,
    PARTNERS_FILE: writePartners(),
    ...settings,
  });
  const post = (path: string, headers: Sent, body: unknown = {}) =>
    site.ask(path, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  const session = async (headers: Sent) => {
    const answer = await post("/session/guest/", headers);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { access: string; refresh: string };
  };
  const call = (path: string, access: string, headers: Sent, body?: unknown) =>
    post(path, { authorization: `Bearer ${access}`, ...headers }, body);
  return { ...site, upstream, post, session, call };
}

const corsHeadersOf = (answer: Response) =>
  [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));

describe("a page of a partner", () => {
  it("may call and read: its preflight is answered for its exact origin, without cookies", async () => {
    const { ask } = await start();
    for (const path of ["/session/guest/", CALCULATION, "/api/all_boxes", "/api/v1/car/v2/calc/"]) {
      const { status, headers } = await ask(path, {
        method: "OPTIONS",
        headers: {
          origin: ORIGIN,
          "access-control-request-method": "POST",
          "access-control-request-headers": "x-partner-key,authorization,content-type",
        },
      });
      expect(status, path).toBe(204);
      expect(headers.get("access-control-allow-origin"), path).toBe(ORIGIN);
      expect(headers.get("access-control-allow-headers"), path).toMatch(
        /authorization.*idempotency-key.*x-partner-key.*x-return-page/,
      );
      expect(headers.get("access-control-allow-methods")).toContain("PUT");
      expect(headers.get("access-control-max-age")).toBe("7200");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("vary")).toMatch(/origin/i);
    }
  });

  it("calculates and orders as its visitor, without a cookie", async () => {
    const { post, call, upstream } = await start();
    const answer = await post("/session/guest/", HERE);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(answer.headers.get("access-control-expose-headers")).toMatch(/retry-after.*request-id/);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const tokens = (await answer.json()) as { access: string; refresh: string };
    expect(tokens).toMatchObject({ change_password: false, visitor: "guest" });

    expect((await call(CALCULATION, tokens.access, HERE)).status).toBe(200);
    const visitor = upstream.requests.at(-1)?.headers["x-visitor-id"];
    expect(visitor).toMatch(/^[\w-]{36}$/);
    const renewed = await post("/session/guest/refresh/", HERE, { refresh: tokens.refresh });
    const { access } = (await renewed.json()) as { access: string };
    await call("/v1/travel/", access, HERE);
    expect(upstream.requests.at(-1)?.headers).toMatchObject({
      authorization: "Bearer service",
      "x-visitor-id": visitor,
    });
  });

  it("renews again where the answer was lost on the way", async () => {
    const { post, session } = await start();
    const { refresh } = await session(HERE);
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await post("/session/guest/refresh/", HERE, { refresh })).status).toBe(200);
    }
  });

  it("reads content from the cache, and why a call failed", async () => {
    const { ask, upstream } = await start();
    const content = () => ask("/api/all_boxes?popular=1", { headers: HERE });
    expect((await content()).status).toBe(200);
    const again = await content();
    expect(again.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(again.headers.get("vary")).toMatch(/accept-encoding, accept-language, Origin/);
    const notChanged = await ask("/api/all_boxes?popular=1", {
      headers: { ...HERE, "if-none-match": again.headers.get("etag") ?? "" },
    });
    expect(notChanged.status).toBe(304);
    expect(notChanged.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    const asked = upstream.requests.filter(({ path }) => path.startsWith("/api/all_boxes"));
    expect(asked).toHaveLength(1);
    const missing = await ask("/v1/nothing/", { headers: HERE });
    expect(missing.status).toBe(404);
    expect(missing.headers.get("access-control-allow-origin")).toBe(ORIGIN);
  });

  it("shows pictures of ours; without partners nobody else does", async () => {
    const policyOf = async (settings?: Record<string, string>) => {
      const { ask } = await start(settings);
      return (await ask("/files/a.png")).headers.get("cross-origin-resource-policy");
    };
    expect(await policyOf()).toBe("cross-origin");
    expect(await policyOf({ PARTNERS_FILE: "" })).toBe("same-origin");
  });

  it("goes on while its key is changed over: both keys are one partner", async () => {
    const { session, call } = await start();
    const { access } = await session({ ...HERE, "x-partner-key": KEY_BEFORE });
    expect((await call(CALCULATION, access, HERE)).status).toBe(200);
  });

  it("sells, and signs nobody in", async () => {
    const { session, call, post, ask, upstream } = await start();
    const { access } = await session(HERE);
    const before = upstream.requests.length;
    const account = ["/v1/payment/77aa/account/", "/v1/payment/77aa/account/code/"];
    const user = ["/v1/user/auth/", "/v1/user/", "/v1/user/sms/", "/v1/user/change_pass/"];
    for (const path of [...user, ...account]) {
      expect((await call(path, access, HERE)).status, path).toBe(404);
    }
    expect((await ask("/v1/address/", { headers: HERE })).status).toBe(404);
    expect((await post("/api/mail_subs", HERE)).status).toBe(405);
    expect((await ask("/session/", { method: "DELETE", headers: HERE })).status).toBe(403);
    expect(upstream.requests).toHaveLength(before);
  });

  it("sends and takes no code that opens a claim or a policy", async () => {
    const { session, call, upstream } = await start();
    const { access } = await session(HERE);
    const before = upstream.requests.length;
    for (const { path } of [sendClaimCode, openClaim, sendPolicyCode, openPolicy]) {
      // One of these paths fits a claim's own address, which is only read.
      expect([404, 405], path).toContain((await call(path, access, HERE)).status);
    }
    expect(upstream.requests).toHaveLength(before);
  });
});

describe("the partner of an order", () => {
  it("is the key's, whatever the page writes", async () => {
    const { session, call, upstream } = await start();
    const { access } = await session(HERE);
    const bodies = [
      { country: "Germany" },
      { country: "Germany", partner: BANK.code },
      '{"country":"Germany","partner":"SAFAR","partner":"bank"}',
      '{"country":"Germany","\\u0070artner":"bank","__proto__":{"partner":"bank"}}',
    ];
    for (const body of bodies) {
      await call("/v1/travel/", access, HERE, body);
      const sent = JSON.parse(upstream.requests.at(-1)?.body ?? "");
      expect(sent).toMatchObject({ country: "Germany", partner: AGENCY.code });
      expect(upstream.requests.at(-1)?.body.match(/"partner":/g)?.length).toBeLessThan(3);
    }
    const type = { "content-type": "application/json; charset=utf-16" };
    await call("/v1/travel/", access, { ...HERE, ...type }, { country: "Germany" });
    expect(upstream.requests.at(-1)?.headers["content-type"]).toBe("application/json");
  });

  it("is in every call that prices or saves an order", () => {
    const selling = mainContracts.filter(namesPartner).map(({ name }) => name);
    expect(selling.sort()).toEqual([
      "calculateCar",
      "calculateFullCasco",
      "calculateLiability",
      "calculateTravel",
      "changeTravel",
      "saveBox",
      "saveCar",
      "saveFullCasco",
      "saveLiability",
      "saveTravel",
    ]);
  });

  it.each(["[]", "null", '"text"', "{", "", "[".repeat(50_000)])(
    "lets nothing through that is no order: %.20s",
    async (body) => {
      const { session, call, upstream } = await start();
      const { access } = await session(HERE);
      const before = upstream.requests.length;
      const answer = await call("/v1/travel/", access, HERE, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "unreadable" });
      expect(upstream.requests.slice(before).map(({ path }) => path)).not.toContain("/v1/travel/");
    },
  );

  it("has no effect on how large an order may be", async () => {
    const { session, call } = await start();
    const { access } = await session(HERE);
    const body = { country: "a".repeat(300_000) };
    expect((await call("/v1/travel/", access, HERE, body)).status).toBe(413);
  });
});

describe("the page to return to after paying", () => {
  const page = (url: string) => ({ ...HERE, "x-return-page": url });

  it("is the one that the call names, where the key allows it, else the partner's first", async () => {
    const { session, call, upstream } = await start();
    const { access } = await session(HERE);
    const sent = async (headers: Sent) => {
      await call("/v1/payment/", access, headers);
      return upstream.requests.at(-1)?.headers["x-return-page"];
    };
    expect(await sent(HERE)).toBe("https://agency.example/insure");
    const trip = "https://agency.example/trips/5?lang=tg";
    expect(await sent(page(trip))).toBe(trip);
  });

  it("is never one that the key does not allow: the developer is told", async () => {
    const { session, call, upstream } = await start();
    const { access } = await session(HERE);
    const before = upstream.requests.length;
    for (const url of ["https://evil.example/", "https://bank.example/travel?from=bank"]) {
      const answer = await call("/v1/payment/", access, page(url));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "partnerReturnPageNotAllowed" });
    }
    expect(upstream.requests).toHaveLength(before);
  });

  it("is not taken from a page of our own", async () => {
    const { post, ask, upstream, url } = await start();
    const own = await ask("/session/guest/", { method: "POST" });
    const { access } = (await own.json()) as { access: string };
    await post("/v1/payment/", {
      authorization: `Bearer ${access}`,
      origin: url,
      "x-return-page": "https://evil.example/",
    });
    expect(upstream.requests.at(-1)?.headers["x-return-page"]).toBeUndefined();
  });
});

describe("a key that does not fit", () => {
  it.each<[string, Sent, string, RegExp]>([
    ["none", { origin: ORIGIN }, "partnerKeyMissing", /X-Partner-Key/],
    ["wrong", { ...HERE, "x-partner-key": "pk_agency_currents" }, "partnerKeyUnknown", /typing/],
    ["in capitals", { ...HERE, "x-partner-key": KEY.toUpperCase() }, "partnerKeyUnknown", /typing/],
    ["empty", { ...HERE, "x-partner-key": "" }, "partnerKeyUnknown", /typing/],
    [
      "two at once",
      { ...HERE, "x-partner-key": `${KEY}, ${BANK_KEY}` },
      "partnerKeyUnknown",
      /typ/,
    ],
    ["another's", { ...HERE, "x-partner-key": BANK_KEY }, "partnerOriginNotAllowed", /scheme/],
    [
      "withdrawn",
      { origin: FORMER.origins[0] ?? "", "x-partner-key": FORMER.keys[0] ?? "" },
      "partnerKeyWithdrawn",
      /withdrawn/,
    ],
    [
      "with a wrong secret",
      { ...HERE, "x-partner-secret": "guess" },
      "partnerSecretWrong",
      /secret/,
    ],
  ])("%s: people are told to call, the developer is told why", async (_, headers, code, why) => {
    const { post, ask, upstream } = await start();
    for (const answer of [
      await post("/session/guest/", headers),
      await post(CALCULATION, headers),
      await ask("/api/all_boxes", { headers }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get("access-control-allow-origin")).toBe(headers.origin);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const body = await answer.json();
      expect(body).toEqual({
        message: expect.stringMatching(/5511/),
        code,
        developer_message: expect.stringMatching(why),
      });
    }
    expect(upstream.requests).toEqual([]);
  });

  it("is written in no log", async () => {
    const lines: string[] = [];
    const site = await startStorefront({ PARTNERS_FILE: writePartners() }, undefined, (line) =>
      lines.push(JSON.stringify(line)),
    );
    await site.ask("/session/guest/", { method: "POST", headers: HERE });
    await site.ask("/api/all_boxes", {
      headers: { ...HERE, "x-partner-key": "pk_wrong_wrong_wrong" },
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toContain("pk_");
  });
});

describe("an origin of no partner", () => {
  it.each([
    "null",
    "https://agency.example.evil.example",
    "https://evil-agency.example",
    "https://sub.agency.example",
    "https://AGENCY.example",
    "https://agency.example:8443",
    "https://agency.example:443",
    "http://agency.example",
    "https://agency.example/",
    "https://agency.exampl",
    "http://127.0.0.1:4322",
    "http://localhost:4321",
  ])("%s gets no word that a browser would let it read", async (origin) => {
    const { ask, post } = await start();
    const preflight = await ask(CALCULATION, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    const answers = [
      preflight,
      await ask("/api/all_boxes", { headers: { origin } }),
      await ask("/api/all_boxes", { headers: { ...HERE, origin } }),
      await post("/session/guest/", { ...HERE, origin }),
      await post("/session/guest/", { origin }),
    ];
    for (const answer of answers) {
      expect(corsHeadersOf(answer)).toEqual([]);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(answer.headers.get("vary")).toMatch(/origin/i);
    }
    expect(answers.map(({ status }) => status)).toEqual([405, 200, 403, 403, 403]);
  });
});

describe("a token", () => {
  it("of one partner is nothing on another's page, nor on ours, nor the other way round", async () => {
    const { session, call, post, url } = await start();
    const agency = await session(HERE);
    const own = await session({ origin: url });
    for (const [access, headers] of [
      [agency.access, BANK_PAGE],
      [agency.access, { origin: url }],
      [own.access, HERE],
      [agency.refresh, HERE],
      ["persons-token", HERE],
    ] as const) {
      expect((await call(CALCULATION, access, headers)).status).toBe(401);
    }
    for (const [refresh, headers] of [
      [agency.refresh, BANK_PAGE],
      [agency.refresh, { origin: url }],
      [agency.access, HERE],
      [own.refresh, HERE],
    ] as const) {
      expect((await post("/session/guest/refresh/", headers, { refresh })).status).toBe(401);
    }
  });
});

describe("cookies of our own site", () => {
  it("count for nothing on a partner's page, though its browser may send them", async () => {
    const { ask, post, upstream } = await start();
    const own = await ask("/session/guest/", { method: "POST" });
    const cookie = own.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    expect((await ask("/v1/payment/latest/", { headers: { cookie } })).status).toBe(200);
    const visitor = upstream.requests.at(-1)?.headers["x-visitor-id"];

    expect((await ask("/v1/payment/latest/", { headers: { ...HERE, cookie } })).status).toBe(401);
    const answer = await post("/session/guest/", { ...HERE, cookie });
    const { access } = (await answer.json()) as { access: string };
    await post(CALCULATION, { ...HERE, cookie, authorization: `Bearer ${access}` });
    expect(upstream.requests.at(-1)?.headers["x-visitor-id"]).not.toBe(visitor);
    expect(upstream.requests.at(-1)?.headers.cookie).toBeUndefined();
  });
});

describe("the limits of a partner's page", () => {
  const A_FIFTIETH = { RATE_LIMIT_FACTOR: "0.02", TRUST_PROXY: "true" };
  const from = (address: string, headers: Sent = HERE) => ({
    ...headers,
    "x-forwarded-for": address,
  });

  it("count a visitor, an address and the key, and stop nobody who is buying", async () => {
    const { post, call, session } = await start(A_FIFTIETH);
    const buyer = await session(from("192.0.2.1"));
    const statuses: number[] = [];
    for (let network = 0; network < 5; network += 1) {
      for (let i = 0; i < 31; i += 1) {
        statuses.push((await post("/session/guest/", from(`198.51.100.${network}`))).status);
      }
    }
    // 30 from an address, 120 with the key: the buyer was the first.
    expect(statuses.filter((status) => status === 200)).toHaveLength(119);
    const refused = await post("/session/guest/", from("203.0.113.1"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    for (const path of [CALCULATION, "/v1/travel/", "/v1/payment/"]) {
      expect((await call(path, buyer.access, from("192.0.2.1"))).status, path).toBe(200);
    }
    expect((await post("/session/guest/", from("203.0.113.1", BANK_PAGE))).status).toBe(200);
  });

  it("count the visitor behind a partner's own server by the secret, never without", async () => {
    const { session, call, upstream } = await start({ TRUST_PROXY: "true" });
    const { "x-partner-key": key } = HERE;
    const overServer = (secret: Sent) => ({
      "x-partner-key": key,
      "x-forwarded-for": "198.51.100.1, 203.0.113.7, 192.0.2.9",
      ...secret,
    });
    const addressWith = async (secret: Sent) => {
      const headers = overServer(secret);
      const { access } = await session(headers);
      await call(CALCULATION, access, headers);
      const sent = upstream.requests.at(-1)?.headers;
      expect(sent?.["x-partner-secret"]).toBeUndefined();
      return sent?.["x-forwarded-for"];
    };
    expect(await addressWith({ "x-partner-secret": SECRET })).toBe("203.0.113.7");
    expect(await addressWith({})).toBe("192.0.2.9");
  });
});
