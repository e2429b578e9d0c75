import { UnsecuredJWT } from "jose";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FakeVisitors } from "../../testing/fake-visitors.ts";
import { startStorefront } from "../../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../../testing/upstream.ts";

const JSON_TYPE = { "content-type": "application/json" };
const TOKENS = { access: "service", refresh: "r", change_password: false };
const TEXT = JSON.stringify(TOKENS);

type ResponseData = Parameters<Awaited<ReturnType<typeof startUpstream>>["respondWith"]>[0];

const BROKEN: [string, ResponseData][] = [
  [
    "cut off on the way",
    (_, response) => {
      response.writeHead(200, { ...JSON_TYPE, "content-length": TEXT.length });
      response.write(TEXT.slice(0, 20), () => response.destroy());
    },
  ],
  [
    "cut off at the source",
    (_, response) => response.writeHead(200, JSON_TYPE).end(TEXT.slice(0, 20)),
  ],
  ["a page", (_, response) => response.writeHead(200).end("<h1>It works</h1>")],
  ["without tokens", (_, response) => sendJson(response, 200, { ok: true })],
  ["a refusal cut off", (_, response) => response.writeHead(500, JSON_TYPE).end('{"mess')],
];

async function start() {
  const upstream = await startUpstream((_, response) => sendJson(response, 200, TOKENS));
  const site = await startStorefront({ INSURER_API_URL: upstream.url });
  return { ...site, upstream };
}

const outage = { code: "unavailable", message: expect.stringContaining("5511") };

describe("an invalid response to a login", () => {
  it.each(BROKEN)("of the service account is reported as an outage: %s", async (_, response) => {
    const { ask, upstream } = await start();
    const visitor = await ask("/session/guest/", { method: "POST" });
    const { access } = (await visitor.json()) as { access: string };
    const [cookie = ""] = visitor.headers.getSetCookie();
    upstream.respondWith(response);
    const headers = { ...JSON_TYPE, authorization: `Bearer ${access}` };
    const called = await ask("/v1/policy/check/", { method: "POST", body: "{}", headers });
    const started = await ask("/session/guest/", { method: "POST", headers: { cookie } });
    for (const refused of [called, started]) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("5");
      expect(await refused.json()).toMatchObject(outage);
    }
  });

  it.each(BROKEN.slice(0, 4))("of a person is reported as an outage: %s", async (_, response) => {
    const { ask, upstream } = await start();
    upstream.respondWith(response);
    const refused = await ask("/v1/user/auth/", { method: "POST", body: "{}", headers: JSON_TYPE });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject(outage);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });
});

describe("a guest on an endpoint for signed-in people", () => {
  it("gets the main service's 401 with its message, and the service token stays in use", async () => {
    const { ask, upstream } = await start();
    const visitors = new FakeVisitors();
    const refusal = { message: "Войдите по номеру телефона", code: "signInRequired" };
    upstream.respondWith((request, response, body) => {
      if (visitors.respond(request, response, body)) return;
      if (request.url === "/v1/user/profile/") return sendJson(response, 401, refusal);
      sendJson(response, 200, TOKENS);
    });
    const visitor = await ask("/session/guest/", { method: "POST" });
    const { access } = (await visitor.json()) as { access: string };
    const headers = { authorization: `Bearer ${access}` };
    for (let i = 0; i < 2; i += 1) {
      const response = await ask("/v1/user/profile/", { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual(refusal);
    }
    const logins = upstream.requests.filter(({ path }) => path === "/v1/user/auth/");
    expect(logins).toHaveLength(1);
  });
});

describe("the service account", () => {
  it("signs in with a header that is not forwarded from a browser's login", async () => {
    const { ask, upstream } = await start();
    const visitor = await ask("/session/guest/", { method: "POST" });
    const { access } = (await visitor.json()) as { access: string };
    const headers = { ...JSON_TYPE, authorization: `Bearer ${access}` };
    await ask("/v1/policy/check/", { method: "POST", body: "{}", headers });
    const logins = () => upstream.requests.filter(({ path }) => path === "/v1/user/auth/");
    expect(logins()[0]?.headers.authorization).toMatch(/^Basic /);
    const authorization = logins()[0]?.headers.authorization ?? "";
    const byBrowser = { ...JSON_TYPE, authorization };
    await ask("/v1/user/auth/", { method: "POST", body: "{}", headers: byBrowser });
    expect(logins()[1]?.headers).not.toHaveProperty("authorization");
  });

  it("is served by its valid token while no new one is issued", async () => {
    const { ask, upstream } = await start();
    const visitor = await ask("/session/guest/", { method: "POST" });
    const { access } = (await visitor.json()) as { access: string };
    const headers = { ...JSON_TYPE, authorization: `Bearer ${access}` };
    const check = () => ask("/v1/policy/check/", { method: "POST", body: "{}", headers });
    const good = new UnsecuredJWT().setExpirationTime("10 minutes").encode();
    upstream.respondWith((_, response) => sendJson(response, 200, { ...TOKENS, access: good }));
    await check();
    upstream.respondWith((request, response) =>
      request.url?.startsWith("/v1/user/auth/")
        ? sendJson(response, 429, { message: "", code: "tooManyRequests" })
        : sendJson(response, 200, { ok: true }),
    );
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 300_000);
    onTestFinished(() => void vi.restoreAllMocks());
    for (let calls = 0; calls < 3; calls += 1) expect((await check()).status).toBe(200);
    expect(upstream.requests.at(-1)?.headers.authorization).toBe(`Bearer ${good}`);
  });
});

describe("a login", () => {
  it("tells the main service which visitor signs in, and works for a browser without one", async () => {
    const { ask, upstream } = await start();
    const visitors = new FakeVisitors();
    upstream.respondWith((request, response, body) => {
      if (visitors.respond(request, response, body)) return;
      sendJson(response, 200, TOKENS);
    });
    const visitor = await ask("/session/guest/", { method: "POST" });
    const [cookie = ""] = visitor.headers.getSetCookie();
    const logIn = (headers: Record<string, string>) =>
      ask("/v1/user/auth/", { method: "POST", body: "{}", headers: { ...JSON_TYPE, ...headers } });
    expect((await logIn({ cookie })).status).toBe(200);
    expect((await logIn({})).status).toBe(200);
    const [known, unknown] = upstream.requests
      .filter(({ path, body }) => path === "/v1/user/auth/" && body === "{}")
      .map(({ headers }) => headers);
    expect(known).toMatchObject({ authorization: "Bearer service" });
    expect(known?.["x-visitor-id"]).toMatch(/^[\w-]{36}$/);
    expect(unknown).not.toHaveProperty("authorization");
    expect(unknown).not.toHaveProperty("x-visitor-id");
  });
});
