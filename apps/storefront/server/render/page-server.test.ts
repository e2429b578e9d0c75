import type { IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { LANGUAGES } from "@sughurta/domain";
import { createToday, ServiceBusyError } from "@sughurta/server-kit";
import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { describe, expect, it, vi } from "vitest";
import { errorPage } from "./error-page.ts";
import { NEVER_CACHED } from "./page-cache.ts";
import { PageServer, type PageServerOptions, type RenderPage } from "./page-server.ts";

function aPage(text: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(text, { status, headers: { "content-type": "text/html", ...headers } });
}

function aRequest(url: string, headers: Record<string, string>): IncomingMessage {
  return { url, method: "GET", headers } as unknown as IncomingMessage;
}

function serve(render: RenderPage, options: Partial<PageServerOptions> = {}) {
  let now = 0;
  const reportError = vi.fn();
  const pages = new PageServer({
    render,
    failed: (status) => new Response(`failed ${status}`, { status }),
    reportError,
    secureCookies: true,
    todayAt: createToday("Asia/Dushanbe"),
    languages: LANGUAGES,
    now: () => now,
    ...options,
  });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const {
      status,
      body = Buffer.alloc(0),
      ...response
    } = await pages.respond(aRequest(url, headers));
    return { status, headers: new Headers(response.headers), body, text: body.toString() };
  };
  return { pages, get, reportError, passSeconds: (seconds: number) => (now += seconds * 1_000) };
}

/** The cached body and its declared length; `undefined` where the cache cannot respond. */
function readyResponse(pages: PageServer, url: string, headers: Record<string, string>) {
  const response = pages.readyResponse(aRequest(url, headers));
  return response && { body: response.body, length: Number(response.headers["content-length"]) };
}

describe("a page", () => {
  it("is rendered once for all requests, in each language", async () => {
    const render = vi.fn<RenderPage>(async ({ language }) => aPage(language));
    const { get } = serve(render);
    const [one, two] = await Promise.all([get("/"), get("/?utm_source=x")]);
    expect([one.text, two.text]).toEqual(["ru", "ru"]);
    expect((await get("/", { cookie: "lang=tg" })).text).toBe("tg");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("that cannot be rendered under overload is opened again by itself, and is no error", async () => {
    const { get, reportError } = serve(
      async () => {
        throw new ServiceBusyError("busy");
      },
      {
        failed: (status) =>
          errorPage(status, { supportPhone: "5511", brandName: "N", languages: LANGUAGES }, 5),
      },
    );
    const page = await get("/", { "accept-encoding": "identity" });
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("5");
    expect(page.text).toContain('<meta http-equiv="refresh" content="5">');
    expect(page.text).toContain("Сейчас много покупателей");
    expect(reportError).not.toHaveBeenCalled();
  });

  it("has the headers of its route and those of every page", async () => {
    const policy = "script-src 'sha256-abc'";
    const { get } = serve(async () => aPage("x", { "content-security-policy": policy }));
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toBe(policy);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("vary")).toBe("accept-encoding, cookie");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("is compressed, and not sent again while it is unchanged", async () => {
    const { get } = serve(async () => aPage("a long page"));
    const first = await get("/", { "accept-encoding": "gzip, br" });
    expect(first.headers.get("content-encoding")).toBe("br");
    const body = brotliDecompressSync(first.body);
    expect(body.toString()).toBe("a long page");
    const again = await get("/", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("is cached compressed, and still readable in browsers that support another encoding or none", async () => {
    const { get, pages } = serve(async () => aPage("a long page"));
    await get("/", { "accept-encoding": "br" });
    const zipped = await get("/", { "accept-encoding": "gzip" });
    expect(gunzipSync(zipped.body).toString()).toBe("a long page");
    expect(zipped.headers.get("content-length")).toBe(String(zipped.body.byteLength));
    const plain = await get("/");
    expect(plain.text).toBe("a long page");
    expect(plain.headers.has("content-encoding")).toBe(false);
    expect(readyResponse(pages, "/", {})).toBeUndefined();
  });

  it("is sent in its smallest form from the second request on, as the same page", async () => {
    const body = Array.from({ length: 3_000 }, (_, n) => `<p>${(n * 7919) % 997}</p>`).join("\n");
    const { get, pages, passSeconds } = serve(async () => aPage(body));
    const browser = { "accept-encoding": "br" };
    const first = await get("/", browser);
    await vi.waitFor(() => {
      const later = readyResponse(pages, "/", browser);
      expect(later?.body?.byteLength).toBeLessThan(first.body.byteLength);
      expect(later?.length).toBe(later?.body?.byteLength);
    }, WAIT_LIMIT_MS);
    passSeconds(31);
    await get("/", browser);
    await vi.waitFor(
      () => expect(pages.cache.get("1970-01-01 ru /")?.fresh).toBe(true),
      WAIT_LIMIT_MS,
    );
    const smallest = await get("/?lang=ru", browser);
    expect(smallest.body.byteLength).toBeLessThan(first.body.byteLength);
    expect(Number(smallest.headers.get("content-length"))).toBe(smallest.body.byteLength);
    expect(smallest.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(brotliDecompressSync(smallest.body).toString()).toBe(body);
  });

  it("stores a language that was chosen with it", async () => {
    const { get } = serve(async () => aPage("x"));
    expect((await get("/?lang=en")).headers.get("set-cookie")).toMatch(/^lang=en;.*Secure/);
    expect((await get("/?lang=xx")).headers.has("set-cookie")).toBe(false);
  });

  it("is shown while it is rendered again after half a minute or a change of content", async () => {
    let version = 0;
    const { get, passSeconds, pages } = serve(async () => aPage(String(++version)));
    await get("/");
    passSeconds(31);
    expect((await get("/")).text).toBe("1");
    await vi.waitFor(async () => expect((await get("/")).text).toBe("2"), WAIT_LIMIT_MS);
    passSeconds(1);
    pages.cache.markStale();
    expect((await get("/")).text).toBe("2");
    await vi.waitFor(async () => expect((await get("/")).text).toBe("3"), WAIT_LIMIT_MS);
  });

  it.each([
    ["shows less than it should", () => aPage("x", { "cache-control": NEVER_CACHED })],
    ["is missing", () => aPage("x", {}, 404)],
  ])("is not cached when it %s", async (_, page) => {
    const render = vi.fn(async () => page());
    const { get } = serve(render);
    expect((await get("/")).headers.get("cache-control")).toBe("private, no-store");
    await get("/");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("shows instructions when it cannot be rendered", async () => {
    const error = new Error("broken");
    const { get, reportError } = serve(() => Promise.reject(error));
    expect((await get("/")).status).toBe(500);
    expect(reportError).toHaveBeenCalledWith(error);
    expect((await get("/%E0%A4%A")).status).toBe(400);
  });

  it("is rendered again when the day changes, since it may show the date", async () => {
    const render = vi.fn(async () => aPage("x"));
    const { get, passSeconds } = serve(render);
    // Midnight in Dushanbe; the test clock starts six hours before it.
    passSeconds(18 * 3_600 - 1);
    await get("/travel");
    passSeconds(1);
    await get("/travel");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is cached from its second request on when its address has parameters", async () => {
    const render = vi.fn(async () => aPage("x"));
    const { get } = serve(render);
    for (const url of ["/?page=2", "/?page=3", "/?page=2", "/?page=2"]) await get(url);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it("stays cached while it is requested, however many others there are", async () => {
    const render = vi.fn<RenderPage>(async () => aPage("a page"));
    const limits = { freshMs: 1_000, staleMs: 1_000, maxBytes: 20_000 };
    const { get } = serve(render, { limits });
    for (let n = 0; n < 20; n += 1) {
      await get("/boxes");
      await get(`/blog/${n}`);
    }
    const rendered = render.mock.calls.map(([{ path }]) => path);
    expect(rendered.filter((path) => path === "/boxes")).toHaveLength(1);
    await get("/blog/0");
    expect(render).toHaveBeenCalledTimes(22);
  });

  it("has one address: other spellings redirect to it with their whole query, and are not cached", async () => {
    const render = vi.fn<RenderPage>(async () => aPage("x"));
    const { get } = serve(render);
    const moved = await get("/./BOXES//?partner=a&lang=tg");
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toBe("/boxes?partner=a&lang=tg");
    expect(moved.headers.get("x-content-type-options")).toBe("nosniff");
    expect(render).not.toHaveBeenCalled();
  });
});
