import { partnerDirectory } from "@sughurta/contracts/partner";
import { describe, expect, it } from "vitest";
import { FakeVisitors } from "../testing/fake-visitors.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";

const JSON_TYPE = { "content-type": "application/json" };
const TOKENS = { access: "access-0", refresh: "refresh-0", change_password: false };

type Session = { access: string; refresh: string; visitor: string };

/** A main service in which every refresh token works once. */
async function start(settings: Record<string, string> = {}) {
  let good = TOKENS.refresh;
  let renewals = 0;
  const visitors = new FakeVisitors();
  const upstream = await startUpstream((request, response, body) => {
    if (visitors.respond(request, response, body)) return;
    const { refresh } = JSON.parse(body || "{}");
    if (request.url === "/v1/user/auth/refresh/") {
      if (refresh !== good) return sendJson(response, 401, { message: "", code: "sessionEnded" });
      renewals += 1;
      good = `refresh-${renewals}`;
      return sendJson(response, 200, { ...TOKENS, access: `access-${renewals}`, refresh: good });
    }
    if (request.url === "/v1/user/auth/end/") {
      good = refresh === good ? "" : good;
      return sendJson(response, 200, { ended: true });
    }
    return sendJson(response, 200, TOKENS);
  });
  const site = await startStorefront({ INSURER_API_URL: upstream.url, ...settings });
  const logIn = (headers: Record<string, string> = {}) =>
    site.ask("/v1/user/auth/", {
      method: "POST",
      body: "{}",
      headers: { ...JSON_TYPE, ...headers },
    });
  const restore = async (cookie: string, headers: Record<string, string> = {}) => {
    const response = await site.ask("/session/guest/", {
      method: "POST",
      headers: { cookie, ...headers },
    });
    return { response, session: (await response.json()) as Session };
  };
  const end = (cookie: string, headers: Record<string, string> = {}) =>
    site.ask("/session/", { method: "DELETE", headers: { cookie, ...headers } });
  return { ...site, upstream, logIn, restore, end };
}

/** The cookies that a browser would send back. */
function getCookies(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

describe("a person who signed in", () => {
  it("gets a cookie that scripts cannot read and that does not reveal the token", async () => {
    const { logIn } = await start();
    const response = await logIn();
    expect(await response.json()).toEqual(TOKENS);
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^person=[\w-]{40,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(TOKENS.refresh);
  });

  it("is bound to this site over https", async () => {
    const { logIn } = await start({ PUBLIC_URL: "https://site.example" });
    const [cookie = ""] = (await logIn()).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-person=.*Path=\/.*; Secure;/);
  });

  it("stays signed in over reloads, with a new cookie every time", async () => {
    const { logIn, restore } = await start();
    let cookie = getCookies(await logIn());
    for (const access of ["access-1", "access-2"]) {
      const { response, session } = await restore(cookie);
      expect(session).toMatchObject({ access, visitor: "user", change_password: false });
      expect(getCookies(response)).not.toBe(cookie);
      cookie = getCookies(response);
    }
  });

  it("is recognised by the browser's id, also after signing out, and a new browser has another id", async () => {
    const { logIn, end, upstream } = await start();
    const first = await logIn();
    const [, device = ""] = first.headers.getSetCookie();
    expect(device).toMatch(
      /^device=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const gone = await end(getCookies(first));
    expect(getCookies(gone)).not.toContain("device=");
    const named = () => upstream.requests.at(-1)?.headers["x-device-id"];
    await logIn({ cookie: device.split(";", 1)[0] ?? "" });
    expect(device).toContain(named());
    await logIn();
    expect(named()).toMatch(/^[0-9a-f-]{36}$/);
    expect(device).not.toContain(named());
  });

  it("continues as a guest once the session has ended, without the cookie", async () => {
    const { logIn, restore } = await start();
    const cookie = getCookies(await logIn());
    await restore(cookie);
    const { response, session } = await restore(cookie);
    expect(session.visitor).toBe("guest");
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^person=; Max-Age=0/),
    );
  });

  it("stays signed in during an outage of the main service", async () => {
    const { logIn, restore, upstream } = await start();
    const cookie = getCookies(await logIn());
    await upstream.close();
    const { response } = await restore(cookie);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("has no valid tokens after signing out, even in a copied cookie", async () => {
    const { logIn, restore, end } = await start();
    const guest = await restore("");
    const cookie = getCookies(await logIn());
    const response = await end(`${cookie}; ${getCookies(guest.response)}`);
    expect(await response.json()).toEqual({ ended: true });
    expect(getCookies(response)).toBe("person=; visitor=");
    expect((await restore(cookie)).session.visitor).toBe("guest");
  });

  it("can sign out during an outage of the main service", async () => {
    const { logIn, end, upstream } = await start();
    const cookie = getCookies(await logIn());
    await upstream.close();
    expect(getCookies(await end(cookie))).toContain("person=;");
  });
});

describe("the cookie of a person", () => {
  it("cannot be forged", async () => {
    const { restore, upstream } = await start();
    const { session } = await restore(`person=${TOKENS.refresh}`);
    expect(session.visitor).toBe("guest");
    expect(upstream.requests).toEqual([]);
  });

  it("is neither set, used nor removed from a page of another site", async () => {
    const { logIn, restore, end, upstream } = await start();
    const cookie = getCookies(await logIn());
    // Requests that the gateway makes in its own name to check the origin belong to no session.
    const isOwn = ({ path, headers }: (typeof upstream.requests)[number]) =>
      path === partnerDirectory.path || headers.authorization?.startsWith("Basic ");
    const requests = () => upstream.requests.filter((request) => !isOwn(request)).length;
    const before = requests();
    const headers = { origin: "https://evil.example" };
    expect((await logIn(headers)).status).toBe(403);
    expect((await restore(cookie, headers)).response.status).toBe(403);
    expect((await end(cookie, headers)).status).toBe(403);
    expect(requests()).toBe(before);
  });

  it("is not set by a refused sign-in", async () => {
    const { logIn, upstream } = await start();
    upstream.respondWith((_, response) => sendJson(response, 401, { message: "", code: "x" }));
    expect((await logIn()).headers.getSetCookie()).toEqual([]);
  });
});
