import { calculateBox } from "@sughurta/contracts/box";
import { contentPreview, PREVIEW_HEADER, rules } from "@sughurta/contracts/content";
import { describe, expect, it } from "vitest";
import { FakeVisitors } from "../testing/fake-visitors.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";
import type { HandlerSource } from "./renderer.ts";
import type { Services } from "./services.ts";

const TOKEN = "a.good.token";
const HALF_AN_HOUR_MS = 1_800_000;

/** A page with the content service's text of the rules. */
const RULES_PAGE: HandlerSource = () => async (_: Request, services: Services) => {
  const { title } = await services.content.get(rules);
  return new Response(`<!doctype html><title>${title}</title>`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};

/** The site with a content service that has one draft. */
async function start({ page = "/rules", publicUrl = "http://site.example" } = {}) {
  const upstream = await startUpstream((request, response) => {
    if (request.url === "/api/login") {
      return sendJson(response, 200, { token: "site", expires_in: 3_600 });
    }
    const isGood = request.headers[PREVIEW_HEADER] === TOKEN;
    if (request.url === contentPreview.path) {
      const expiresAt = new Date(Date.now() + HALF_AN_HOUR_MS).toISOString();
      return isGood
        ? sendJson(response, 200, { page, expires_at: expiresAt })
        : sendJson(response, 404, { message: "no", code: "notFound" });
    }
    return sendJson(response, 200, { title: isGood ? "Draft" : "Published", desc: "" });
  });
  const settings = { INSURER_API_URL: upstream.url, PUBLIC_URL: publicUrl };
  const site = await startStorefront(settings, RULES_PAGE);
  const read = async (cookie?: string) => {
    // As a normal browser, which is served from the cache without rendering.
    const headers = { "accept-encoding": "br", ...(cookie === undefined ? {} : { cookie }) };
    const response = await site.ask("/rules", { headers });
    return { response, html: await response.text() };
  };
  return { ...site, upstream, read };
}

describe("a preview", () => {
  it("starts with the desk's link: the token is moved from the address into a cookie", async () => {
    const { ask } = await start({ publicUrl: "https://site.example" });
    const response = await ask(`/preview?token=${TOKEN}`);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/rules"]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-preview=a\.good\.token; Max-Age=1(?:799|800); Path=\//);
    for (const part of ["HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(part);
  });

  it.each([
    ["tg", "/rules?lang=tg"],
    ["de", "/rules"],
  ])("opens the page in the language of the desk: %s", async (language, page) => {
    const { ask } = await start();
    const response = await ask(`/preview?token=${TOKEN}&lang=${language}`);
    expect(response.headers.get("location")).toBe(page);
  });

  it("shows the draft to its browser only, before and after other requests of the page", async () => {
    const { read } = await start();
    const cookie = `preview=${TOKEN}`;
    const first = await read(cookie);
    expect(first.html).toContain("Draft");
    expect(first.response.headers.get("cache-control")).toBe("private, no-store");
    expect(first.response.headers.get("x-robots-tag")).toBe("noindex");
    expect(first.response.headers.get("etag")).toBeNull();
    for (const _ of ["rendered", "from the cache"]) {
      const { html, response } = await read();
      expect(html).toContain("Published");
      expect(response.headers.get("x-robots-tag")).toBeNull();
    }
    expect((await read(cookie)).html).toContain("Draft");
    expect((await read()).html).toContain("Published");
  });

  it("does not start with a token that the content service does not know, or during its outage", async () => {
    const { ask, read, upstream } = await start();
    for (const token of ["forged", "", "not%20a%20token", "x".repeat(2_000)]) {
      const response = await ask(`/preview?token=${token}`);
      expect([response.headers.get("set-cookie"), response.headers.get("location")]).toEqual([
        null,
        null,
      ]);
      const page = await read(`preview=${token}`);
      expect(page.html).toContain("Published");
      expect(page.response.headers.get("cache-control")).toBe("no-cache");
    }
    await upstream.close();
    expect((await read(`preview=${TOKEN}`)).html).toContain("Published");
  });

  it.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/a/../b"])(
    "does not redirect to another site: %s",
    async (page) => {
      const { ask } = await start({ page });
      const response = await ask(`/preview?token=${TOKEN}`);
      expect([response.headers.get("location"), response.headers.get("set-cookie")]).toEqual([
        null,
        null,
      ]);
    },
  );

  it("ends with a button, which removes the cookie", async () => {
    const { ask } = await start();
    const response = await ask("/preview/end", { method: "POST" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    expect(response.headers.get("set-cookie")).toMatch(/^preview=; Max-Age=0; Path=\//);
  });

  it("prices the order of a box that is not on sale yet, by its cookie only", async () => {
    const visitors = new FakeVisitors();
    const upstream = await startUpstream((request, response, body) => {
      if (visitors.respond(request, response, body)) return;
      const isLogin = request.url === "/v1/user/auth/" || request.url === "/api/login";
      const tokens = { access: "service", refresh: "r", change_password: false };
      const login = { ...tokens, token: "site", expires_in: 3_600 };
      const preview = request.headers[PREVIEW_HEADER] ?? null;
      sendJson(response, 200, isLogin ? login : { preview });
    });
    const { ask } = await startStorefront({ INSURER_API_URL: upstream.url });
    const guest = (await (await ask("/session/guest/", { method: "POST" })).json()) as {
      access: string;
    };
    const previewed = async (headers: Record<string, string>) => {
      const own = { "content-type": "application/json", authorization: `Bearer ${guest.access}` };
      const init = { method: "POST", body: "{}", headers: { ...own, ...headers } };
      return ((await (await ask(calculateBox.path, init)).json()) as { preview: unknown }).preview;
    };
    expect(await previewed({ cookie: `preview=${TOKEN}` })).toBe(TOKEN);
    expect(await previewed({ cookie: "preview=two%20words" })).toBeNull();
    expect(await previewed({ [PREVIEW_HEADER]: TOKEN })).toBeNull();
  });

  it("is checked by this server, never by a browser", async () => {
    const { ask } = await start();
    const headers = { [PREVIEW_HEADER]: TOKEN };
    expect((await ask(contentPreview.path, { headers })).status).toBe(404);
    const content = await ask(rules.path, { headers });
    expect(await content.json()).toMatchObject({ title: "Published" });
  });
});
