import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { NEVER_CACHED } from "../render/page-cache.ts";
import type { HandlerSource } from "../render/renderer.ts";
import { startEdge } from "../testing/an-edge.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";

const FOR_EDGES = ["cdn-cache-control", "surrogate-control", "cache-tag", "surrogate-key"];

const page = (headers: Record<string, string> = {}, status = 200): HandlerSource => {
  return () => async (_, services) =>
    new Response(services.language, {
      status,
      headers: { "content-type": "text/html", ...headers },
    });
};

async function startBehindEdge(handler = page(), settings: Record<string, string> = {}) {
  const edge = await startEdge();
  const site = await startStorefront({ EDGE_PURGE_URLS: edge.url, ...settings }, handler);
  return { edge, ...site };
}

const getEdgeHeaders = ({ headers }: Response) => FOR_EDGES.map((name) => headers.get(name));

describe("a page behind an edge", () => {
  it("may be kept there by address and language, while browsers check it each time", async () => {
    const { ask } = await startBehindEdge();
    for (const response of [await ask("/boxes"), await ask("/boxes")]) {
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("vary")).toBe("accept-encoding, x-language");
      expect(getEdgeHeaders(response)).toEqual([
        "public, max-age=3600, stale-while-revalidate=30, stale-if-error=86400",
        "max-age=3600, stale-while-revalidate=30, stale-if-error=86400",
        "site",
        "site",
      ]);
      expect(response.headers.has("set-cookie")).toBe(false);
      expect(response.headers.has("x-request-id")).toBe(false);
    }
  });

  it("has the language that the edge sends, whatever the cookie says", async () => {
    const { ask } = await startBehindEdge();
    const fetchLanguage = async (headers: Record<string, string>) =>
      (await ask("/boxes", { headers })).text();
    expect(await fetchLanguage({ "x-language": "tg", cookie: "lang=en" })).toBe("tg");
    expect(await fetchLanguage({ cookie: "lang=en" })).toBe("ru");
    expect(await fetchLanguage({ "x-language": "xx" })).toBe("ru");
  });

  it.each([
    ["stores a language", "/boxes?lang=tg", page()],
    ["names a policy", "/verify/1234", page()],
    ["names a payment", "/success?payment=1234", page()],
    ["is personal", "/account", page({ "cache-control": NEVER_CACHED })],
    ["is missing", "/blog/none", page({}, 404)],
    ["is a redirect", "/auto/order", page({ location: "/auto" }, 302)],
    ["has another spelling", "/BOXES", page()],
  ])("is not kept there when it %s", async (_, address, handler) => {
    const { ask } = await startBehindEdge(handler);
    const response = await ask(address);
    const [forCdn, ...others] = getEdgeHeaders(response);
    expect(forCdn ?? "no-store").toBe("no-store");
    expect(others).toEqual([null, null, null]);
  });

  it("is the same as ever without an edge", async () => {
    const { ask } = await startStorefront({}, page());
    const response = await ask("/boxes", { headers: { cookie: "lang=tg", "x-language": "en" } });
    expect(response.headers.get("vary")).toBe("accept-encoding, cookie");
    expect(getEdgeHeaders(response)).toEqual([null, null, null, null]);
    expect(response.headers.has("x-request-id")).toBe(true);
    expect(await response.text()).toBe("tg");
  });

  it("is tagged by what it is made of, and kept for a shorter time with prices", async () => {
    const upstream = await startUpstream(({ url }, response) =>
      sendJson(response, 200, url === "/api/login" ? { token: "t", expires_in: 3600 } : {}),
    );
    const reading = (path: string): HandlerSource => {
      const contract = { name: "x", method: "GET", path, responses: { 200: {} } };
      return () =>
        async (_, { content }) => {
          await content.find(contract as never).catch(() => undefined);
          return new Response("page");
        };
    };
    const tagsFor = async (path: string) => {
      const { ask } = await startBehindEdge(reading(path), { INSURER_API_URL: upstream.url });
      const { headers } = await ask("/");
      return [headers.get("cache-tag"), headers.get("surrogate-control")?.split(",")[0]];
    };
    expect(await tagsFor("/api/blogs")).toEqual(["site,content", "max-age=3600"]);
    expect(await tagsFor("/api/all_boxes")).toEqual(["site,content,prices", "max-age=600"]);
  });
});

describe("a change", () => {
  it("reaches the edge after the pages of this server are outdated too", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const editions = { content: "c1", prices: "p1" };
    const upstream = await startUpstream(({ url }, response) => {
      const isLogin = url === "/api/login";
      sendJson(response, 200, isLogin ? { token: "t", expires_in: 3600 } : editions);
    });
    let rendered = 0;
    const { ask, edge } = await startBehindEdge(
      () => async () => new Response(String(++rendered)),
      { INSURER_API_URL: upstream.url },
    );
    const untilPurged = (tag: string) =>
      vi.waitFor(() => expect(edge.purged().join()).toContain(tag), WAIT_LIMIT_MS);
    vi.advanceTimersByTime(3_000);
    await untilPurged("site");
    expect(await (await ask("/")).text()).toBe("1");
    expect(await (await ask("/")).text()).toBe("1");
    editions.prices = "p2";
    await vi.waitFor(() => {
      vi.advanceTimersByTime(3_000);
      expect(edge.purged().join()).toContain("prices");
    }, WAIT_LIMIT_MS);
    expect(await (await ask("/")).text()).toBe("2");
  });
});
