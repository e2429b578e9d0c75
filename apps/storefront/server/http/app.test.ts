import { connect } from "node:net";
import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { describe, expect, it, vi } from "vitest";
import { startStorefront } from "../testing/start-storefront.ts";
import { startUpstream } from "../testing/upstream.ts";

describe("the server", () => {
  it("sends the security headers with every response", async () => {
    const { ask } = await startStorefront();
    for (const path of ["/", "/livez", "/api/unknown", "/nope.txt", "/%E0%A4%A"]) {
      const { headers } = await ask(path);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("strict-transport-security"), path).toContain("max-age=63072000");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
    }
  });

  it("refuses a request that names two hosts", async () => {
    const { url } = await startStorefront();
    const { hostname, port } = new URL(url);
    const statusWith = (hosts: readonly string[]) =>
      new Promise<string>((resolve, reject) => {
        const lines = ["GET /livez HTTP/1.1", ...hosts.map((host) => `Host: ${host}`)];
        const socket = connect(Number(port), hostname, () => {
          socket.write(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
        });
        socket.once("data", (response) => resolve(String(response).split(" ")[1] ?? ""));
        socket.on("error", reject);
      });
    expect(await statusWith(["site.example"])).toBe("200");
    expect(await statusWith(["site.example", "evil.example"])).toBe("400");
  });

  it("redirects a browser's icon request to the site's own", async () => {
    const { ask } = await startStorefront();
    const response = await ask("/favicon.ico", { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/favicon.svg"]);
  });

  it("has the insurer's colour in a stylesheet, and none where no colour is set", async () => {
    const coloured = await startStorefront({ BRAND_COLOUR: "#0a7d4f" });
    expect(await (await coloured.ask("/brand.css")).text()).toContain("--sg-brand-600:#0a7d4f");
    const plain = await startStorefront();
    expect((await plain.ask("/brand.css")).headers.get("content-type")).not.toContain("text/css");
  });

  it("serves a cached page in the same way as a fresh one", async () => {
    const { ask } = await startStorefront();
    const fresh = await ask("/");
    const cached = await ask("/");
    const names = ["content-security-policy", "etag", "cache-control", "content-type", "vary"];
    for (const name of names) expect(cached.headers.get(name)).toBe(fresh.headers.get(name));
    expect(await cached.text()).toBe(await fresh.text());
  });

  it("is alive while it drains, but no longer ready", async () => {
    const { ask, startDraining } = await startStorefront();
    expect((await ask("/readyz")).status).toBe(200);
    startDraining();
    expect((await ask("/readyz")).status).toBe(503);
    expect((await ask("/livez")).status).toBe(200);
  });

  it("shows its metrics on a separate port only, with the required token", async () => {
    const open = await startStorefront();
    expect((await open.askMetrics("/metrics")).status).toBe(200);
    expect((await open.askMetrics("/")).status).toBe(404);
    const token = "a-token-of-at-least-thirty-two-characters";
    const closed = await startStorefront({ METRICS_TOKEN: token });
    const headers = { authorization: `Bearer ${token}` };
    expect((await closed.askMetrics("/metrics")).status).toBe(404);
    expect(await (await closed.askMetrics("/metrics", { headers })).text()).toContain("memory_rss");
    // The public port handles it as a page like any other.
    for (const { ask } of [open, closed]) {
      expect(await (await ask("/metrics", { headers })).text()).toContain("<!doctype html>");
    }
  });

  it("redirects every spelling of an address to one, before rendering", async () => {
    const render = vi.fn(async () => new Response("page"));
    const { askRaw } = await startStorefront({}, () => render);
    for (const path of ["/./././boxes///", "/boxes//", "/BOXES", "/%62oxes", "//boxes"]) {
      const { status, headers } = await askRaw(`${path}?partner=a&coupon=b&lang=tg`);
      expect({ path, status, location: headers.location }).toEqual({
        path,
        status: 301,
        location: "/boxes?partner=a&coupon=b&lang=tg",
      });
    }
    for (const path of ["/blog/%00", "/blog/a%0D%0Aset-cookie", "/%5C%5Cevil.example", "/%E0%A4%A"])
      expect((await askRaw(path)).status, path).toBe(400);
    expect(render).not.toHaveBeenCalled();
  });

  it("limits pages that have to be rendered, not cached pages or redirects", async () => {
    const { ask, askRaw, askMetrics } = await startStorefront();
    for (const path of ["/boxes", "/boxes", "/blog"]) await ask(path);
    await askRaw("/BOXES");
    const metrics = await (await askMetrics("/metrics")).text();
    expect(metrics).toContain("storefront_uncached_pages_total 2\n");
  });

  it("does not log a closed connection as an error", async () => {
    const errors: unknown[] = [];
    const upstream = await startUpstream(() => {});
    const { ask } = await startStorefront({ INSURER_API_URL: upstream.url }, undefined, (line) =>
      errors.push(line),
    );
    const leaving = new AbortController();
    const headers = { authorization: "Bearer somebody", "content-type": "application/json" };
    const init = { method: "POST", body: "{}", headers, signal: leaving.signal };
    const response = ask("/v1/policy/check/", init);
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(1), WAIT_LIMIT_MS);
    leaving.abort();
    await expect(response).rejects.toThrow("aborted");
    await vi.waitFor(
      () => expect(errors).toContainEqual(expect.objectContaining({ status: 499 })),
      WAIT_LIMIT_MS,
    );
    expect(errors).not.toContainEqual(expect.objectContaining({ level: 50 }));
  });

  it("has an error page in three languages with the support number", async () => {
    const { ask } = await startStorefront({}, () => () => Promise.reject(new Error("broken")));
    const response = await ask("/");
    expect(response.status).toBe(500);
    const html = await response.text();
    for (const language of ["ru", "tg", "en"])
      expect(html).toContain(`<section lang="${language}">`);
    expect(html.match(/tel:5511/g)).toHaveLength(3);
  });

  it("renders every page again in development", async () => {
    const render = vi.fn(async () => new Response("page"));
    const { ask } = await startStorefront({}, () => render, undefined, true);
    for (const path of ["/boxes", "/boxes"]) expect((await ask(path)).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("rejects POST to a page", async () => {
    const { ask } = await startStorefront();
    expect((await ask("/", { method: "POST", body: "x" })).status).toBe(405);
  });
});
