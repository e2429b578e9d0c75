import { describe, expect, it } from "vitest";
import { FakeVisitors } from "../testing/fake-visitors.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream, type Upstream } from "../testing/upstream.ts";

const JSON_TYPE = { "content-type": "application/json" };
const TOKENS = { access: "service", refresh: "r", change_password: false };

async function startMainService(): Promise<Upstream> {
  const visitors = new FakeVisitors();
  return startUpstream((request, response, body) => {
    if (visitors.respond(request, response, body)) return;
    if (request.url?.startsWith("/v1/user/auth/")) return sendJson(response, 200, TOKENS);
    return sendJson(response, 200, { ok: true });
  });
}

/** One instance of the storefront, and a browser's requests to it. */
async function startCopy(upstream: Upstream, settings: Readonly<Record<string, string>> = {}) {
  const { ask } = await startStorefront({ INSURER_API_URL: upstream.url, ...settings });
  const read = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as { access: string; refresh: string; visitor: string }),
    cookie: response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "",
  });
  const start = async (cookie = "") =>
    read(await ask("/session/guest/", { method: "POST", headers: { cookie } }));
  const refresh = async (token: string) => {
    const init = { method: "POST", body: JSON.stringify({ refresh: token }), headers: JSON_TYPE };
    return read(await ask("/session/guest/refresh/", init));
  };
  const end = async (cookie: string) =>
    (await ask("/session/", { method: "DELETE", headers: { cookie } })).json();
  const check = (access: string) =>
    ask("/v1/policy/check/", {
      method: "POST",
      body: "{}",
      headers: { ...JSON_TYPE, authorization: `Bearer ${access}` },
    });
  return { ask, start, refresh, end, check };
}

/** Two instances behind a load balancer: the same settings, with only the main service shared. */
async function startTwo() {
  const upstream = await startMainService();
  const [one, other] = await Promise.all([startCopy(upstream), startCopy(upstream)]);
  const findVisitor = async (access: string) => {
    await one.check(access);
    return upstream.requests.at(-1)?.headers["x-visitor-id"];
  };
  return { upstream, one, other, findVisitor };
}

describe("a guest's refresh token", () => {
  it("works once, whichever instance receives it, and is replaced by its successor", async () => {
    const { one, other, findVisitor } = await startTwo();
    const first = await one.start();
    const second = await other.refresh(first.refresh);
    expect(second.status).toBe(200);
    expect(second.refresh).not.toBe(first.refresh);
    expect(await findVisitor(second.access)).toBe(await findVisitor(first.access));
    for (const copy of [one, other]) expect((await copy.refresh(first.refresh)).status).toBe(401);
    expect((await one.refresh(second.refresh)).status).toBe(200);
  });

  it("has the same successor where the main service says that two tabs used it at once", async () => {
    const { upstream, one, other } = await startTwo();
    const first = await one.start();
    const next = { generation: 1, issued_at: Math.floor(Date.now() / 1_000) - 7 };
    upstream.respondWith((request, response) => {
      sendJson(response, 200, request.url?.startsWith("/v1/visitor/") ? next : TOKENS);
    });
    const [a, b] = await Promise.all([one.refresh(first.refresh), other.refresh(first.refresh)]);
    expect(a.refresh).toBe(b.refresh);
  });

  it("still works after an outage of the main service", async () => {
    const { upstream, one } = await startTwo();
    const first = await one.start();
    const { respondWith } = upstream;
    const visitors = new FakeVisitors();
    respondWith((_, response) => response.writeHead(502).end());
    expect((await one.refresh(first.refresh)).status).toBe(503);
    respondWith((request, response, body) => {
      if (!visitors.respond(request, response, body)) sendJson(response, 200, TOKENS);
    });
    expect((await one.refresh(first.refresh)).status).toBe(200);
  });
});

it("survives the rotation of SESSION_SECRET, which every instance first accepts and then uses", async () => {
  const upstream = await startMainService();
  const old = "an-old-secret-of-at-least-32-characters";
  const fresh = "a-new-secret-of-at-least-32-characters!";
  const lists = [old, `${old},${fresh}`, `${fresh},${old}`, fresh];
  const copies = await Promise.all(
    lists.map((SESSION_SECRET) => startCopy(upstream, { SESSION_SECRET })),
  );
  const [first, accepting, using, last] = copies;
  const begun = await first?.start();
  const statusAt = async (copy: typeof first, access = "") => (await copy?.check(access))?.status;
  expect(await statusAt(accepting, begun?.access)).toBe(200);
  const renewed = await using?.refresh(begun?.refresh ?? "");
  expect([
    await statusAt(accepting, renewed?.access),
    await statusAt(last, renewed?.access),
  ]).toEqual([200, 200]);
  expect(await statusAt(last, begun?.access)).toBe(401);
  expect((await last?.start(renewed?.cookie))?.visitor).toBe(
    (await using?.start(begun?.cookie))?.visitor,
  );
});

describe("signing out", () => {
  it("ends a guest at once on every instance: access token, refresh token and cookie", async () => {
    const { one, other, findVisitor } = await startTwo();
    const { access, refresh, cookie } = await one.start();
    const visitor = await findVisitor(access);
    expect((await other.check(access)).status).toBe(200);
    expect(await one.end(cookie)).toEqual({ ended: true });
    for (const copy of [one, other]) {
      const response = await copy.check(access);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
      expect((await copy.refresh(refresh)).status).toBe(401);
      expect((await copy.ask("/v1/payment/latest/", { headers: { cookie } })).status).toBe(401);
    }
    const again = await other.start(cookie);
    expect(again.visitor).toBe("guest");
    expect(await findVisitor(again.access)).not.toBe(visitor);
  });

  it("reports when the main service could not be reached, and the browser clears its session all the same", async () => {
    const { upstream, one } = await startTwo();
    const { cookie } = await one.start();
    await upstream.close();
    const response = await one.ask("/session/", { method: "DELETE", headers: { cookie } });
    expect(await response.json()).toEqual({ ended: false });
    expect(response.headers.getSetCookie().join()).toMatch(
      /visitor=; Max-Age=0; Path=\/; HttpOnly/,
    );
  });
});

describe("a guest during an outage of the main service", () => {
  it("reports the outage with a known cookie, and starts without one", async () => {
    const { upstream, one } = await startTwo();
    const { cookie } = await one.start();
    await upstream.close();
    expect((await one.start(cookie)).status).toBe(503);
    expect((await one.start()).status).toBe(200);
  });
});

describe("the endpoints of the service account", () => {
  it.each([
    ["GET", "/v1/visitor/"],
    ["DELETE", "/v1/visitor/"],
    ["POST", "/v1/visitor/session/"],
  ])("are not accessible to a browser: %s %s", async (method, path) => {
    const { upstream, one } = await startTwo();
    const { access } = await one.start();
    const before = upstream.requests.length;
    const headers = { authorization: `Bearer ${access}`, "x-visitor-id": "somebody-else" };
    expect((await one.ask(path, { method, headers })).status).toBe(404);
    expect(upstream.requests).toHaveLength(before);
  });
});

describe("invalid input to the session endpoints", () => {
  const bodies: [string, BodyInit | null, Record<string, string>][] = [
    ["no body", null, {}],
    ["another type", "refresh=1", { "content-type": "text/plain" }],
    ["60 kB", `{"refresh":"${"a".repeat(60_000)}"}`, JSON_TYPE],
    ["an array", "[1,2]", JSON_TYPE],
    ["null", "null", JSON_TYPE],
    ["NUL", '{"refresh":"\\u0000\u0000"}', JSON_TYPE],
    ["a lone surrogate", '{"refresh":"\\ud800"}', JSON_TYPE],
    ["deep nesting", `${"[".repeat(3_000)}`, JSON_TYPE],
    ["a broken token", '{"refresh":"eyJ.e30.x"}', JSON_TYPE],
    ["a huge cookie", "{}", { ...JSON_TYPE, cookie: `visitor=${"a".repeat(6_000)}; person=%00` }],
  ];
  it.each(bodies)("is refused or ignored: %s", async (_, body, headers) => {
    const { one } = await startTwo();
    const calls = [
      ["POST", "/session/guest/", 200],
      ["POST", "/session/guest/refresh/", 401],
      ["DELETE", "/session/", 200],
      ["PUT", "/session/guest/", 404],
    ] as const;
    for (const [method, path, status] of calls) {
      const response = await one.ask(path, { method, body, headers });
      expect(response.status, path).toBe(status);
      expect(response.headers.get("content-type"), path).toContain("application/json");
    }
  });
});
