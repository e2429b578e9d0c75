import { describe, expect, it } from "vitest";
import { startStorefront } from "./testing/start-storefront.ts";

describe("the server", () => {
  it("sends the security headers with every answer", async () => {
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

  it("answers a cached page the same way as a fresh one", async () => {
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

  it("shows its counters to this machine or to who holds the token", async () => {
    const open = await startStorefront();
    expect((await open.ask("/metrics")).status).toBe(200);
    const proxied = { headers: { "x-forwarded-for": "1.2.3.4" } };
    expect((await open.ask("/metrics", proxied)).status).toBe(404);
    const closed = await startStorefront({
      METRICS_TOKEN: "a-token-of-at-least-thirty-two-characters",
    });
    expect((await closed.ask("/metrics")).status).toBe(404);
    const headers = { authorization: "Bearer a-token-of-at-least-thirty-two-characters" };
    expect((await closed.ask("/metrics", { headers })).status).toBe(200);
  });

  it("has an error page in three languages with the support number", async () => {
    const { ask } = await startStorefront({}, () => () => Promise.reject(new Error("broken")));
    const answer = await ask("/");
    expect(answer.status).toBe(500);
    const html = await answer.text();
    for (const language of ["ru", "tg", "en"])
      expect(html).toContain(`<section lang="${language}">`);
    expect(html.match(/tel:5511/g)).toHaveLength(3);
  });

  it("takes no POST to a page", async () => {
    const { ask } = await startStorefront();
    expect((await ask("/", { method: "POST", body: "x" })).status).toBe(405);
  });
});
