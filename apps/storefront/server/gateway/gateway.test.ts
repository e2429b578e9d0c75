import { contentContracts } from "@sughurta/contracts";
import { describe, expect, it } from "vitest";
import { FakeVisitors } from "../testing/fake-visitors.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";
import { NOT_FOR_BROWSERS } from "./proxy/allow-list.ts";

const JSON_TYPE = { "content-type": "application/json" };

/** A back end that accepts the logins of the site and of the service account. */
async function start(settings: Record<string, string> = {}) {
  let logins = 0;
  const visitors = new FakeVisitors();
  const upstream = await startUpstream((request, response, body) => {
    if (visitors.respond(request, response, body)) return;
    const path = request.url?.split("?", 1)[0];
    if (path === "/api/login") return sendJson(response, 200, { token: "site", expires_in: 3600 });
    if (path === "/v1/user/auth/") {
      logins += 1;
      const tokens = { access: `service-${logins}`, refresh: "r", change_password: false };
      return sendJson(response, 200, tokens);
    }
    if (path === "/files/a.svg") {
      response.writeHead(200, { "content-type": "image/svg+xml" });
      return response.end("<svg xmlns='http://www.w3.org/2000/svg'/>");
    }
    return sendJson(response, 200, { ok: true });
  });
  const site = await startStorefront({ INSURER_API_URL: upstream.url, ...settings });
  const session = async () => {
    const response = await site.ask("/session/guest/", { method: "POST" });
    const { access, refresh } = (await response.json()) as { access: string; refresh: string };
    return { access, refresh, cookie: response.headers.get("set-cookie") ?? "" };
  };
  const call = (path: string, token: string, init: RequestInit = {}) =>
    site.ask(path, {
      method: "POST",
      body: "{}",
      ...init,
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}`, ...init.headers },
    });
  return { ...site, upstream, session, call };
}

describe("a guest", () => {
  it("reaches the main service as the visitor, with the service account's token", async () => {
    const { session, call, upstream } = await start();
    const { access } = await session();
    const headers = { "idempotency-key": "key-1", "accept-language": "tg" };
    const response = await call("/v1/policy/check/", access, { headers });
    expect(response.status).toBe(200);
    const sent = upstream.requests.at(-1);
    expect(sent?.headers).toMatchObject({
      authorization: "Bearer service-1",
      "idempotency-key": "key-1",
      "accept-language": "tg",
    });
    expect(sent?.headers["x-visitor-id"]).toMatch(/^[\w-]{36}$/);
    expect(sent?.body).toBe("{}");
  });

  it("sends the name of the site that they used, for the return from the bank", async () => {
    const { session, call, upstream, url } = await start();
    const { access } = await session();
    await call("/v1/payment/", access, { headers: { origin: url } });
    expect(upstream.requests.at(-1)?.headers["x-storefront-origin"]).toBe(url);
  });

  it("forwards a file of a claim, which has no text fields", async () => {
    const { session, ask, upstream } = await start();
    const { access } = await session();
    const body = new FormData();
    body.append("files", new File(["drops"], "kitchen.png"));
    const headers = { authorization: `Bearer ${access}` };
    const response = await ask("/v1/claim/c-1/files/", { method: "POST", body, headers });
    expect(response.status).toBe(200);
    expect(upstream.requests.at(-1)?.body).toMatch(/name="files"[\s\S]*drops/);
  });

  it("uploads a file in chunks of limited size", async () => {
    const { session, call, ask, upstream } = await start();
    const { access } = await session();
    await call("/v1/policy/check/", access);
    const path = "/v1/claim/c-1/uploads/u-1/";
    const headers = {
      authorization: `Bearer ${access}`,
      "tus-resumable": "1.0.0",
      "upload-offset": "5",
      "content-type": "application/offset+octet-stream",
    };
    upstream.respondWith((_, response) =>
      response.writeHead(204, { "upload-offset": "10", "tus-resumable": "1.0.0" }).end(),
    );
    const sent = await ask(path, { method: "PATCH", body: "drops", headers });
    expect([sent.status, sent.headers.get("upload-offset")]).toEqual([204, "10"]);
    expect(upstream.requests.at(-1)).toMatchObject({
      method: "PATCH",
      path,
      body: "drops",
      headers: { "upload-offset": "5", "tus-resumable": "1.0.0" },
    });
    upstream.respondWith((_, response) => response.writeHead(200, { "upload-offset": "10" }).end());
    const asked = await ask(path, { method: "HEAD", headers });
    expect([asked.status, asked.headers.get("upload-offset")]).toEqual([200, "10"]);
    expect(upstream.requests.at(-1)?.method).toBe("HEAD");

    const before = upstream.requests.length;
    const tooLarge = await ask(path, { method: "PATCH", body: "x".repeat(1_048_577), headers });
    const otherType = { ...headers, "content-type": "image/png" };
    const wrongType = await ask(path, { method: "PATCH", body: "drops", headers: otherType });
    expect([tooLarge.status, wrongType.status]).toEqual([413, 415]);
    expect(upstream.requests).toHaveLength(before);
  });

  it("is the same visitor with the cookie and with the refresh token", async () => {
    const { session, call, ask, upstream } = await start();
    const first = await session();
    await call("/v1/policy/check/", first.access);
    const visitor = upstream.requests.at(-1)?.headers["x-visitor-id"];
    const cookie = first.cookie.split(";", 1)[0] ?? "";
    expect(first.cookie).toMatch(/HttpOnly; SameSite=Lax/);

    const again = await ask("/session/guest/", { method: "POST", headers: { cookie } });
    await call("/v1/policy/check/", ((await again.json()) as { access: string }).access);
    expect(upstream.requests.at(-1)?.headers["x-visitor-id"]).toBe(visitor);

    const body = JSON.stringify({ refresh: first.refresh });
    const renewed = await ask("/session/guest/refresh/", {
      method: "POST",
      body,
      headers: JSON_TYPE,
    });
    await call("/v1/policy/check/", ((await renewed.json()) as { access: string }).access);
    expect(upstream.requests.at(-1)?.headers["x-visitor-id"]).toBe(visitor);

    await ask("/v1/policy/0000000013/document/?lang=tg", { headers: { cookie } });
    expect(upstream.requests.at(-1)).toMatchObject({
      path: "/v1/policy/0000000013/document/?lang=tg",
      headers: { "x-visitor-id": visitor },
    });
  });

  it("cannot invent a visitor, a token or a cookie", async () => {
    const { session, call, ask, upstream } = await start();
    const { access, refresh } = await session();
    const before = upstream.requests.length;
    expect((await call("/v1/policy/check/", `${access}x`)).status).toBe(401);
    expect((await call("/v1/policy/check/", refresh)).status).toBe(401);
    const cookie = "visitor=somebody-else.AAAA";
    expect((await ask("/v1/payment/latest/", { headers: { cookie } })).status).toBe(401);
    const wrong = { method: "POST", body: '{"refresh":"x"}', headers: JSON_TYPE };
    expect((await ask("/session/guest/refresh/", wrong)).status).toBe(401);
    expect(upstream.requests).toHaveLength(before);

    const headers = { "x-visitor-id": "somebody-else" };
    await call("/v1/policy/check/", access, { headers });
    expect(upstream.requests.at(-1)?.headers["x-visitor-id"]).not.toBe("somebody-else");
  });

  it("may not send a POST with the cookie only", async () => {
    const { session, ask } = await start();
    const cookie = (await session()).cookie.split(";", 1)[0] ?? "";
    const init = { method: "POST", body: "{}", headers: { ...JSON_TYPE, cookie } };
    expect((await ask("/v1/policy/check/", init)).status).toBe(401);
  });
});

describe("the gateway", () => {
  it("forwards a person's token unchanged", async () => {
    const { call, upstream } = await start();
    await call("/v1/policy/check/", "persons-token");
    expect(upstream.requests.at(-1)?.headers.authorization).toBe("Bearer persons-token");
    expect(upstream.requests.at(-1)?.headers["x-visitor-id"]).toBeUndefined();
  });

  it.each([
    ["an unknown address", "/v1/admin/", {}, 404, "notFound"],
    ["a wrong method", "/v1/policy/check/", { method: "PUT" }, 405, "method"],
    [
      "another site",
      "/v1/calls/",
      { headers: { origin: "https://evil.example" } },
      403,
      "crossSite",
    ],
    ["another type", "/v1/calls/", { headers: { "content-type": "text/plain" } }, 415, "mediaType"],
    ["a body too large", "/v1/calls/", { body: "a".repeat(300_000) }, 413, "tooLarge"],
  ])("refuses %s", async (_, path, init: RequestInit, status, code) => {
    const { session, call, upstream } = await start();
    const { access } = await session();
    const response = await call(path, access, init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringContaining("5511") });
    expect(upstream.requests.filter(({ path: requested }) => requested === path)).toEqual([]);
  });

  it("reports in the visitor's language that the service is unavailable", async () => {
    const { session, call, upstream } = await start();
    const { access } = await session();
    await upstream.close();
    const headers = { "accept-language": "en" };
    const response = await call("/v1/policy/check/", access, { headers });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/minute or call 5511/),
    });
  });

  it.each<[string, number, string, string]>([
    ["a page", 500, "text/html", "Error at line 3"],
    ["JSON that no contract names", 500, "application/json", '{"message":"Error at line 3"}'],
    ["JSON that is cut short", 200, "application/json", '{"status":"line 3"'],
  ])("never shows %s of a broken service", async (_, status, type, body) => {
    const { call, upstream } = await start();
    upstream.respondWith((_request, response) =>
      response.writeHead(status, { "content-type": type }).end(body),
    );
    const response = await call("/v1/policy/check/", "persons-token");
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: "unavailable" });
    expect(text).not.toContain("line 3");
  });

  it.each([
    ["the file", 200, "application/pdf", "%PDF-", "default-src 'none'; frame-ancestors"],
    [
      "the page of an expired ticket",
      410,
      "text/html; charset=utf-8",
      "<h1>",
      "style-src 'nonce-1'",
    ],
  ])("forwards %s of a download and logs no ticket", async (_, status, type, body, policy) => {
    const lines: object[] = [];
    const upstream = await startUpstream((_request, response) => {
      const headers = {
        "content-type": type,
        "content-disposition": "attachment; filename*=UTF-8''x.pdf",
        "referrer-policy": "no-referrer",
        ...(status === 410 ? { "content-security-policy": "style-src 'nonce-1'" } : {}),
      };
      response.writeHead(status, headers).end(body);
    });
    const site = await startStorefront({ INSURER_API_URL: upstream.url }, undefined, (line) =>
      lines.push(line),
    );
    const response = await site.ask("/v1/download/sealed-ticket/");
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": type,
      "content-disposition": "attachment; filename*=UTF-8''x.pdf",
      "content-security-policy": expect.stringContaining(policy),
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(upstream.requests.at(-1)).toMatchObject({ path: "/v1/download/sealed-ticket/" });
    expect(lines).toContainEqual(expect.objectContaining({ path: "/v1/download/…/", status }));
    expect(JSON.stringify(lines)).not.toContain("sealed-ticket");
  });

  it("can be found in the logs of both servers by the id in the response", async () => {
    const lines: object[] = [];
    const upstream = await startUpstream((_, response) => sendJson(response, 500, {}));
    const site = await startStorefront({ INSURER_API_URL: upstream.url }, undefined, (line) =>
      lines.push(line),
    );
    const headers = { authorization: "Bearer persons-token", "x-request-id": "of-the-visitor" };
    const response = await site.ask("/v1/today/", { headers });
    const requestId = response.headers.get("x-request-id");
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(upstream.requests.at(-1)?.headers["x-request-id"]).toBe(requestId);
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId, path: "/v1/today/", status: 503 }),
    );
  });

  it("forwards the contract's error of an unreachable bank", async () => {
    const { call, upstream } = await start();
    const dead = { message: "The bank does not answer", code: "providerUnavailable" };
    upstream.respondWith((_, response) => sendJson(response, 503, dead));
    const response = await call("/v1/payment/", "persons-token");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual(dead);
  });

  it("answers for a service that is unavailable for another reason", async () => {
    const { call, upstream } = await start();
    upstream.respondWith((_, response) => sendJson(response, 503, { code: "storageFull" }));
    const response = await call("/v1/policy/check/", "persons-token");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unavailable" });
  });

  it("forwards the refusal of an overloaded service in its own words", async () => {
    const { call, upstream } = await start();
    upstream.respondWith((_, response) => {
      response.setHeader("retry-after", "5");
      sendJson(response, 503, { message: "Busy", code: "busy" });
    });
    const response = await call("/v1/policy/check/", "persons-token");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toMatchObject({
      code: "busy",
      message: expect.stringMatching(/Сейчас много покупателей.*через 5 секунд/),
    });
  });

  it("logs in again when the service account's token is refused", async () => {
    const { session, call, upstream } = await start();
    const { access } = await session();
    await call("/v1/policy/check/", access);
    upstream.respondWith((request, response) => {
      const path = request.url ?? "";
      const good = request.headers.authorization === "Bearer service-2";
      const tokens = { access: "service-2", refresh: "r", change_password: false };
      if (path.startsWith("/v1/user/auth/")) return sendJson(response, 200, tokens);
      return sendJson(response, good ? 200 : 401, {});
    });
    expect((await call("/v1/policy/check/", access)).status).toBe(503);
    expect((await call("/v1/policy/check/", access)).status).toBe(200);
  });

  it("serves content from the cache, with the site's token and known parameters only", async () => {
    const { ask, upstream } = await start();
    await ask("/api/all_boxes?page=0&evil=1&popular=1");
    const response = await ask("/api/all_boxes?popular=1");
    expect(response.status).toBe(200);
    const requests = upstream.requests.filter(({ path }) => path.startsWith("/api/all_boxes"));
    expect(requests.map(({ path }) => path)).toEqual([
      "/api/all_boxes?page=1&page_size=300&popular=1",
    ]);
    expect(requests[0]?.headers.authorization).toBe("Bearer site");
    const etag = response.headers.get("etag") ?? "";
    const again = await ask("/api/all_boxes?popular=1", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect((await ask("/api/login")).status).toBe(404);
  });

  it("serves content while invented addresses are requested, and requests no invalid one", async () => {
    const { ask, upstream } = await start();
    upstream.respondWith((request, response) => {
      const path = request.url ?? "";
      if (path === "/api/login") return sendJson(response, 200, { token: "s", expires_in: 3600 });
      if (path === "/api/rules") return sendJson(response, 200, { title: "Rules", desc: "" });
      return sendJson(response, path.startsWith("/api/blogs/") ? 422 : 500, {});
    });
    for (let i = 0; i < 5; i += 1) {
      expect((await ask(`/api/blogs/made-up-${i}`)).status).toBe(404);
      expect((await ask("/api/leaders")).status).toBe(503);
    }
    expect((await ask("/api/rules")).status).toBe(200);
    for (const path of ["/api/blogs/%00", "/api/blogs/a%0Ab", "/api/all_boxes?category=%00"]) {
      const response = await ask(path);
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
      expect(await response.json()).toMatchObject({ code: "notFound" });
    }
    expect(upstream.requests.filter(({ path }) => /%0[0A]/.test(path))).toEqual([]);
  });

  it.each(
    contentContracts.filter(
      (contract) =>
        contract.method === "GET" &&
        contract.auth === "site" &&
        !contract.path.includes("{") &&
        !NOT_FOR_BROWSERS.has(contract.name),
    ),
  )("reads $path at the service's address", async ({ path }) => {
    const { ask, upstream } = await start();
    await ask(path);
    expect(upstream.requests.at(-1)?.path.split("?", 1)[0]).toBe(path);
  });

  it("forwards a subscription with the site's token", async () => {
    const { ask, upstream } = await start();
    await ask("/api/mail_subs", { method: "POST", body: '{"email":"a@b.tj"}', headers: JSON_TYPE });
    expect(upstream.requests.at(-1)).toMatchObject({
      path: "/api/mail_subs",
      headers: { authorization: "Bearer site" },
      body: '{"email":"a@b.tj"}',
    });
  });

  it("forwards a repeated subscription as the same visitor's, another visitor's as theirs", async () => {
    const { ask, session, upstream } = await start();
    const visitors: unknown[] = [];
    const subscribe = async (cookie: string) => {
      const headers = { ...JSON_TYPE, "idempotency-key": "key-1", ...(cookie && { cookie }) };
      await ask("/api/mail_subs", { method: "POST", body: '{"email":"a@b.tj"}', headers });
      const sent = upstream.requests.at(-1);
      expect(sent?.headers["idempotency-key"]).toBe("key-1");
      visitors.push(sent?.headers["x-visitor-id"]);
    };
    const [{ cookie }, { cookie: other }] = [await session(), await session()];
    for (const sender of [cookie, cookie, other, "", ""]) await subscribe(sender);
    const [first, repeated, ...others] = visitors;
    expect(repeated).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it("counts a visitor's writes to the content service, whatever their address", async () => {
    const { ask, session } = await start();
    const subscribe = async (cookie: string) => {
      const headers = { ...JSON_TYPE, cookie };
      const sent = { method: "POST", body: '{"email":"a@b.tj"}', headers };
      return (await ask("/api/mail_subs", sent)).status;
    };
    const [{ cookie }, { cookie: other }] = [await session(), await session()];
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push(await subscribe(cookie));
    expect(statuses.indexOf(429)).toBe(20);
    expect(await subscribe(other)).toBe(200);
  });

  it("serves pictures of the content service without permission to run scripts", async () => {
    const { ask, upstream } = await start();
    const picture = await ask("/files/a.svg");
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
    expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    await upstream.close();
    expect((await ask("/files/a.svg")).status).toBe(200);
    expect((await ask("/files/..%2fsecrets.json")).status).toBe(404);
  });
});

describe("a shop on another site", () => {
  it("begins with the medical sums and age groups on sale", async () => {
    const { ask, upstream } = await start();
    const choices = { medical_sums: [50_000], age_groups: [{ from_age: 0, to_age: 80 }] };
    upstream.respondWith(({ url }, response) => {
      const isLogin = url === "/api/login";
      sendJson(
        response,
        200,
        isLogin ? { token: "site", expires_in: 3600 } : { ...choices, edition: "5f2c" },
      );
    });
    expect(await (await ask("/v1/shop/")).json()).toMatchObject(choices);
  });

  it("gets the required settings of the insurer without a session", async () => {
    const { ask } = await start({ PAYMENT_ORIGINS: "https://bank.example" });
    const response = await ask("/v1/shop/");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      support_phone: "5511",
      payment_origins: ["https://bank.example"],
    });
  });
});
