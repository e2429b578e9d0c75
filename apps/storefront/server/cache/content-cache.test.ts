import type { ServerResponse } from "node:http";
import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { describe, expect, it, vi } from "vitest";
import { sendJson, startUpstream } from "../testing/upstream.ts";
import { ContentCache, type ContentCacheOptions } from "./content-cache.ts";
import { ContentUnavailableError, createContentSource } from "./content-source.ts";
import { TokenCache } from "./token-cache.ts";

const TIMEOUT_MS = 2_000;

async function start(options: Partial<ContentCacheOptions> = {}) {
  let now = 0;
  const upstream = await startUpstream((_, response) => sendJson(response, 200, ["first"]));
  const token = new TokenCache(
    async () => ({ token: "site-token", expiresAt: Number.POSITIVE_INFINITY }),
    1_000_000,
  );
  const cache = new ContentCache({
    fetch: createContentSource(upstream.url, token),
    now: () => now,
    ...options,
  });
  const get = (path: string, timeoutMs = TIMEOUT_MS) => cache.get(path, "ru", timeoutMs);
  const fetchJson = async (path: string) => (await get(path))?.json;
  const askedFor = (path: string) => upstream.requests.filter((request) => request.path === path);
  const passSeconds = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { upstream, cache, get, fetchJson, askedFor, passSeconds };
}

const refusing = (status: number) => (_: unknown, response: ServerResponse) =>
  sendJson(response, status, { message: "no" });

describe("the content cache", () => {
  it("fetches once, in the visitor's language, with the site's token", async () => {
    const { upstream, cache } = await start();
    const get = () => cache.get("/api/x", "tg", TIMEOUT_MS);
    const [one, two] = await Promise.all([get(), get()]);
    expect(one).toBe(two);
    expect(one?.json).toEqual(["first"]);
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]?.headers).toMatchObject({
      authorization: "Bearer site-token",
      "accept-language": "tg",
    });
  });

  it("returns whether it can respond without a request", async () => {
    const { upstream, cache, get } = await start();
    await get("/api/there");
    upstream.respondWith(refusing(404));
    await get("/api/missing");
    const known = ["/api/there", "/api/missing", "/api/new"].map((path) => cache.has(path, "ru"));
    expect(known).toEqual([true, true, false]);
  });

  it("fetches outdated content before it is used again, and reports a change only of what was shown", async () => {
    const onChange = vi.fn();
    const { upstream, cache, fetchJson, askedFor, passSeconds } = await start({ onChange });
    await fetchJson("/api/x");
    upstream.respondWith((_, response) => sendJson(response, 200, ["second"]));
    passSeconds(1);
    cache.expire();
    expect(await fetchJson("/api/x")).toEqual(["second"]);
    expect(await fetchJson("/api/x")).toEqual(["second"]);
    expect(askedFor("/api/x")).toHaveLength(2);
    expect(onChange).not.toHaveBeenCalled();
  });

  it("shows outdated content where the service does not respond in time, and reports the change later", async () => {
    const onChange = vi.fn();
    const options = { onChange, limits: { fallbackTimeoutMs: 30 } };
    const { upstream, cache, fetchJson, passSeconds } = await start(options);
    await fetchJson("/api/x");
    const late: (() => void)[] = [];
    upstream.respondWith((_, response) => {
      late.push(() => sendJson(response, 200, ["second"]));
    });
    passSeconds(1);
    cache.expire();
    expect(await fetchJson("/api/x")).toEqual(["first"]);
    await vi.waitFor(() => expect(late).toHaveLength(1), WAIT_LIMIT_MS);
    late[0]?.();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), WAIT_LIMIT_MS);
    expect(await fetchJson("/api/x")).toEqual(["second"]);
  });

  it("does not take an answer from before it was outdated", async () => {
    const responses: (() => void)[] = [];
    const { upstream, cache, fetchJson, passSeconds } = await start();
    let answers = 0;
    upstream.respondWith((_, response) => {
      const answer = ++answers;
      responses.push(() => sendJson(response, 200, [answer]));
    });
    const early = fetchJson("/api/x");
    await vi.waitFor(() => expect(responses).toHaveLength(1), WAIT_LIMIT_MS);
    passSeconds(1);
    cache.expire();
    const late = fetchJson("/api/x");
    await vi.waitFor(() => expect(responses).toHaveLength(2), WAIT_LIMIT_MS);
    responses[1]?.();
    expect(await late).toEqual([2]);
    responses[0]?.();
    await early;
    expect(await fetchJson("/api/x")).toEqual([2]);
  });

  it("returns stale content while it fetches again, and reports a change", async () => {
    const onChange = vi.fn();
    const { upstream, fetchJson, passSeconds } = await start({ onChange });
    await fetchJson("/api/x");
    upstream.respondWith((_, response) => sendJson(response, 200, ["second"]));
    passSeconds(31);
    expect(await fetchJson("/api/x")).toEqual(["first"]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), WAIT_LIMIT_MS);
    expect(await fetchJson("/api/x")).toEqual(["second"]);
  });

  it.each([
    ["gone", undefined],
    ["responding with 500", (r: ServerResponse) => r.writeHead(500).end("oops")],
    ["too busy", (r: ServerResponse) => sendJson(r, 429, {})],
    ["sending broken JSON", (r: ServerResponse) => r.end('{"a":')],
    ["sending 5 MB", (r: ServerResponse) => r.end(`"${"a".repeat(5e6)}"`)],
  ])("returns stale content when the service is %s", async (_, respond) => {
    const onFailure = vi.fn();
    const { upstream, get, fetchJson, passSeconds } = await start({ onFailure });
    await get("/api/x");
    if (respond) upstream.respondWith((_request, response) => respond(response));
    else await upstream.close();
    passSeconds(3_600);
    expect(await fetchJson("/api/x")).toEqual(["first"]);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalled(), WAIT_LIMIT_MS);
    expect(await fetchJson("/api/x")).toEqual(["first"]);
    await expect(get("/api/unknown")).rejects.toThrow(ContentUnavailableError);
  });

  it.each([400, 404, 410, 422])("treats %d as missing content", async (status) => {
    const onFailure = vi.fn();
    const { upstream, get, fetchJson } = await start({ onFailure });
    upstream.respondWith(refusing(status));
    for (let i = 0; i < 10; i += 1) expect(await get(`/api/made-up-${i}`)).toBeUndefined();
    upstream.respondWith((_, response) => sendJson(response, 200, ["there"]));
    expect(await fetchJson("/api/real")).toEqual(["there"]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("keeps content in the cache while any number of invented addresses is requested", async () => {
    const { upstream, get, fetchJson } = await start({ limits: { mostMissing: 10 } });
    await get("/api/real");
    upstream.respondWith(refusing(404));
    for (let i = 0; i < 1_500; i += 1) await get(`/api/made-up-${i}`);
    await upstream.close();
    expect(await fetchJson("/api/real")).toEqual(["first"]);
  });

  it("keeps frequently requested content, however much else there is", async () => {
    const { upstream, get, fetchJson } = await start({ limits: { maxBytes: 10_000 } });
    for (let i = 0; i < 50; i += 1) {
      await get("/api/popular");
      await get(`/api/list?category=made-up-${i}`);
    }
    await upstream.close();
    expect(await fetchJson("/api/popular")).toEqual(["first"]);
    await expect(get("/api/list?category=made-up-1")).rejects.toThrow(ContentUnavailableError);
  });

  it("pauses an address after several consecutive failures, and no other", async () => {
    const { upstream, get, fetchJson, askedFor, passSeconds } = await start();
    upstream.respondWith((request, response) =>
      request.url === "/api/broken"
        ? refusing(500)(request, response)
        : sendJson(response, 200, ["good"]),
    );
    for (let i = 0; i < 5; i += 1) await expect(get("/api/broken")).rejects.toThrow();
    expect(askedFor("/api/broken")).toHaveLength(3);
    expect(await fetchJson("/api/other")).toEqual(["good"]);
    upstream.respondWith((_, response) => sendJson(response, 200, ["mended"]));
    passSeconds(4);
    expect(await fetchJson("/api/broken")).toEqual(["mended"]);
  });

  it("does not wait for a slow service, but uses its response later", async () => {
    const { upstream, get, fetchJson, passSeconds } = await start();
    let finish: (() => void) | undefined;
    upstream.respondWith((_, response) => {
      finish = () => sendJson(response, 200, ["late"]);
    });
    await expect(get("/api/x", 30)).rejects.toThrow("too slow");
    passSeconds(2);
    // A second visitor does not wait for the pending request again.
    await expect(get("/api/x")).rejects.toThrow("too slow");
    await vi.waitFor(() => expect(finish).toBeDefined(), WAIT_LIMIT_MS);
    finish?.();
    await vi.waitFor(
      async () => expect(await fetchJson("/api/x")).toEqual(["late"]),
      WAIT_LIMIT_MS,
    );
    expect(upstream.requests).toHaveLength(1);
  });

  it("returns its fallback where the service does not respond in time", async () => {
    const onChange = vi.fn();
    const { upstream, get, fetchJson } = await start({
      onChange,
      fallback: (key) => (key === "ru /api/x" ? ["<b onclick=x()>of old</b>"] : undefined),
      limits: { fallbackTimeoutMs: 30 },
    });
    upstream.respondWith(() => {});
    expect(await fetchJson("/api/x")).toEqual(["<b>of old</b>"]);
    await expect(get("/api/y", 30)).rejects.toThrow("too slow");
    await upstream.close();
    expect(await fetchJson("/api/x")).toEqual(["<b>of old</b>"]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it("prefers the service to its fallback", async () => {
    const { upstream, get, fetchJson } = await start({ fallback: () => ["of old"] });
    expect(await fetchJson("/api/x")).toEqual(["first"]);
    upstream.respondWith(refusing(404));
    expect(await get("/api/gone")).toBeUndefined();
  });

  it("requests a new token when the old one is refused", async () => {
    const upstream = await startUpstream((request, response) => {
      const good = request.headers.authorization === "Bearer token-2";
      sendJson(response, good ? 200 : 401, []);
    });
    let issued = 0;
    const token = new TokenCache(
      async () => ({ token: `token-${++issued}`, expiresAt: Number.POSITIVE_INFINITY }),
      1_000_000,
    );
    const cache = new ContentCache({ fetch: createContentSource(upstream.url, token) });
    expect((await cache.get("/api/x", "ru", TIMEOUT_MS))?.json).toEqual([]);
    expect(issued).toBe(2);
  });

  it("caches for a short time that a page does not exist", async () => {
    const { upstream, get, fetchJson, askedFor, passSeconds } = await start();
    upstream.respondWith(refusing(404));
    expect(await get("/api/x")).toBeUndefined();
    expect(await get("/api/x")).toBeUndefined();
    expect(askedFor("/api/x")).toHaveLength(1);
    upstream.respondWith((_, response) => sendJson(response, 200, ["new"]));
    passSeconds(11);
    expect(await fetchJson("/api/x")).toEqual(["new"]);
  });

  it("deletes content that the service no longer has", async () => {
    const onChange = vi.fn();
    const { upstream, get, passSeconds } = await start({ onChange });
    await get("/api/x");
    upstream.respondWith(refusing(404));
    passSeconds(31);
    await get("/api/x");
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), WAIT_LIMIT_MS);
    expect(await get("/api/x")).toBeUndefined();
  });
});
