import { describe, expect, it, vi } from "vitest";
import { TokenCache } from "../gateway/token-cache.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";
import { ContentCache, type ContentCacheOptions } from "./content-cache.ts";
import { ContentUnavailableError, createContentSource } from "./content-source.ts";

async function start(options: Partial<ContentCacheOptions> = {}) {
  let now = 0;
  const upstream = await startUpstream((_, response) => sendJson(response, 200, ["first"]));
  const token = new TokenCache(async () => "site-token", 1_000_000);
  const cache = new ContentCache({
    ask: createContentSource(upstream.url, token),
    now: () => now,
    ...options,
  });
  return { upstream, cache, passSeconds: (seconds: number) => (now += seconds * 1_000) };
}

describe("the content cache", () => {
  it("asks once, in the visitor's language, with the site's token", async () => {
    const { upstream, cache } = await start();
    const [one, two] = await Promise.all([cache.get("/api/x", "tg"), cache.get("/api/x", "tg")]);
    expect(one).toBe(two);
    expect(one.json).toEqual(["first"]);
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]?.headers).toMatchObject({
      authorization: "Bearer site-token",
      "accept-language": "tg",
    });
  });

  it("shows what it has while it asks again, and says when something changed", async () => {
    const onChange = vi.fn();
    const { upstream, cache, passSeconds } = await start({ onChange });
    await cache.get("/api/x", "ru");
    upstream.answerWith((_, response) => sendJson(response, 200, ["second"]));
    passSeconds(31);
    expect((await cache.get("/api/x", "ru")).json).toEqual(["first"]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect((await cache.get("/api/x", "ru")).json).toEqual(["second"]);
  });

  it.each([
    ["gone", undefined],
    ["answering 500", (r: import("node:http").ServerResponse) => r.writeHead(500).end("oops")],
    ["sending broken JSON", (r: import("node:http").ServerResponse) => r.end('{"a":')],
    ["sending 5 MB", (r: import("node:http").ServerResponse) => r.end(`"${"a".repeat(5e6)}"`)],
  ])("keeps old content when the service is %s", async (_, answer) => {
    const onFailure = vi.fn();
    const { upstream, cache, passSeconds } = await start({ onFailure });
    await cache.get("/api/x", "ru");
    if (answer) upstream.answerWith((_request, response) => answer(response));
    else await upstream.close();
    passSeconds(3_600);
    expect((await cache.get("/api/x", "ru")).json).toEqual(["first"]);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalled());
    expect((await cache.get("/api/x", "ru")).json).toEqual(["first"]);
    await expect(cache.get("/api/unknown", "ru")).rejects.toThrow(ContentUnavailableError);
  });

  it("does not let a visitor wait for a slow service, but uses its answer later", async () => {
    const { upstream, cache, passSeconds } = await start({ limits: { patienceMs: 30 } });
    await cache.get("/api/first", "ru");
    let finish: (() => void) | undefined;
    upstream.answerWith((_, response) => {
      finish = () => sendJson(response, 200, ["late"]);
    });
    await expect(cache.get("/api/x", "ru")).rejects.toThrow("too slow");
    await expect(cache.get("/api/y", "ru")).rejects.toThrow("resting");
    await vi.waitFor(() => expect(finish).toBeDefined());
    finish?.();
    passSeconds(4);
    await vi.waitFor(async () => {
      expect((await cache.get("/api/x", "ru")).json).toEqual(["late"]);
    });
    expect(upstream.requests).toHaveLength(2);
  });

  it("waits longer for a service that starts together with the site", async () => {
    const { upstream, cache } = await start({ limits: { patienceMs: 0, firstPatienceMs: 5_000 } });
    upstream.answerWith((_, response) => sendJson(response, 200, ["there"]));
    expect((await cache.get("/api/x", "ru")).json).toEqual(["there"]);
    upstream.answerWith(() => {});
    await expect(cache.get("/api/y", "ru")).rejects.toThrow("too slow");
  });

  it("takes a new token when the old one is refused", async () => {
    const upstream = await startUpstream((request, response) => {
      const good = request.headers.authorization === "Bearer token-2";
      sendJson(response, good ? 200 : 401, []);
    });
    let issued = 0;
    const token = new TokenCache(async () => `token-${++issued}`, 1_000_000);
    const cache = new ContentCache({ ask: createContentSource(upstream.url, token) });
    expect((await cache.get("/api/x", "ru")).status).toBe(200);
    expect(issued).toBe(2);
  });

  it("remembers that there is no such page, for a short time", async () => {
    const { upstream, cache, passSeconds } = await start();
    upstream.answerWith((_, response) => sendJson(response, 404, { message: "no" }));
    expect((await cache.get("/api/x", "ru")).status).toBe(404);
    upstream.answerWith((_, response) => sendJson(response, 200, ["new"]));
    passSeconds(31);
    expect((await cache.get("/api/x", "ru")).json).toEqual(["new"]);
  });
});
