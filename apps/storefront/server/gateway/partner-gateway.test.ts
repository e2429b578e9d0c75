import { openClaim, sendClaimCode } from "@sughurta/contracts/claim";
import { API_VERSION } from "@sughurta/contracts/core";
import { openPolicy, sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { describe, expect, it } from "vitest";
import { AGENCY } from "../testing/some-partners.ts";
import {
  BANK_PAGE,
  CALCULATION,
  HERE,
  type Sent,
  startPartnerSite,
} from "../testing/start-partner-site.ts";

const [, KEY_BEFORE] = AGENCY.keys;
const [ORIGIN] = AGENCY.origins as [string];
const [SECRET] = AGENCY.serverSecrets;

describe("a page of a partner", () => {
  it("may send requests and read responses: its preflight allows its exact origin, without cookies", async () => {
    const { ask } = await startPartnerSite();
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
    const { post, call, upstream } = await startPartnerSite();
    const response = await post("/session/guest/", HERE);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(response.headers.get("access-control-expose-headers")).toMatch(
      /retry-after.*request-id/,
    );
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("x-api-version")).toBe(API_VERSION);
    const tokens = (await response.json()) as { access: string; refresh: string };
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

  it("has refresh tokens that work once, each with a successor", async () => {
    const { post, session } = await startPartnerSite();
    const { refresh } = await session(HERE);
    const renew = (token: string) => post("/session/guest/refresh/", HERE, { refresh: token });
    const renewed = await renew(refresh);
    expect(renewed.status).toBe(200);
    const next = (await renewed.json()) as { refresh: string };
    expect((await renew(refresh)).status).toBe(401);
    expect((await renew(next.refresh)).status).toBe(200);
  });

  it("reads content from the cache, and the reason of a failed request", async () => {
    const { ask, upstream } = await startPartnerSite();
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

  it("shows our own pictures; without partners no other page does", async () => {
    const findPolicy = async (partners?: []) => {
      const options = partners && { partners, hasTests: false };
      const { ask } = await startPartnerSite({}, options);
      return (await ask("/files/a.png")).headers.get("cross-origin-resource-policy");
    };
    expect(await findPolicy()).toBe("cross-origin");
    expect(await findPolicy([])).toBe("same-origin");
  });

  it("works during a key rotation: both keys belong to one partner", async () => {
    const { session, call } = await startPartnerSite();
    const { access } = await session({ ...HERE, "x-partner-key": KEY_BEFORE });
    expect((await call(CALCULATION, access, HERE)).status).toBe(200);
  });

  it("reads content without a session", async () => {
    const { ask } = await startPartnerSite();
    expect((await ask("/api/box_cats", { headers: HERE })).status).toBe(200);
  });

  it("sells policies and signs no one in", async () => {
    const { session, call, post, ask, upstream } = await startPartnerSite();
    const { access } = await session(HERE);
    const before = upstream.requests.length;
    const account = ["/v1/payment/77aa/account/", "/v1/payment/77aa/account/code/"];
    const paid = ["/v1/payment/77aa/code/", "/v1/payment/77aa/access/"];
    const user = ["/v1/user/auth/", "/v1/user/", "/v1/user/sms/", "/v1/user/change_pass/"];
    for (const path of [...user, ...account, ...paid]) {
      expect((await call(path, access, HERE)).status, path).toBe(404);
    }
    expect((await ask("/v1/address/", { headers: HERE })).status).toBe(404);
    expect((await post("/api/mail_subs", HERE)).status).toBe(405);
    expect((await ask("/session/", { method: "DELETE", headers: HERE })).status).toBe(403);
    expect(upstream.requests).toHaveLength(before);
  });

  it("cannot send or use a code that opens a claim or a policy", async () => {
    const { session, call, upstream } = await startPartnerSite();
    const { access } = await session(HERE);
    const before = upstream.requests.length;
    for (const { path } of [sendClaimCode, openClaim, sendPolicyCode, openPolicy]) {
      // One of these paths matches a claim's own address, which is only read.
      expect([404, 405], path).toContain((await call(path, access, HERE)).status);
    }
    expect(upstream.requests).toHaveLength(before);
  });
});

describe("cookies of our own site", () => {
  it("are ignored on a partner's page, though its browser may send them", async () => {
    const { ask, post, upstream } = await startPartnerSite();
    const own = await ask("/session/guest/", { method: "POST" });
    const cookie = own.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    expect((await ask("/v1/payment/latest/", { headers: { cookie } })).status).toBe(200);
    const visitor = upstream.requests.at(-1)?.headers["x-visitor-id"];

    expect((await ask("/v1/payment/latest/", { headers: { ...HERE, cookie } })).status).toBe(401);
    const response = await post("/session/guest/", { ...HERE, cookie });
    const { access } = (await response.json()) as { access: string };
    await post(CALCULATION, { ...HERE, cookie, authorization: `Bearer ${access}` });
    expect(upstream.requests.at(-1)?.headers["x-visitor-id"]).not.toBe(visitor);
    expect(upstream.requests.at(-1)?.headers.cookie).toBeUndefined();
  });
});

describe("the limits of a partner's page", () => {
  const A_FIFTIETH = { RATE_LIMIT_FACTOR: "0.02", TRUST_PROXY: "1" };
  const from = (address: string, headers: Sent = HERE) => ({
    ...headers,
    "x-forwarded-for": address,
  });

  it("count a visitor, an address and the key, and do not block a buyer", async () => {
    const { post, call, session } = await startPartnerSite(A_FIFTIETH);
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

  it("count the visitor behind a partner's own server by the secret, never without it", async () => {
    const { session, call, upstream } = await startPartnerSite({ TRUST_PROXY: "1" });
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
