import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { buildDesk } from "#src/desk/build-desk.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
import { addDemoStaff, DEMO_STAFF_PASSWORD } from "#src/sandbox/demo-facts.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { cookiesOfStrangers, type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";
import { disableStaff } from "./staff-accounts.ts";

const ORIGIN = "http://localhost:3999";
const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;

let api: TestService;
let browser: DeskBrowser;
let strangers: readonly string[];
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  strangers = await cookiesOfStrangers(api);
});
afterAll(() => api.close());

describe("signing in", () => {
  it("accepts a name, a password and an unused code", async () => {
    const member = await browser.aMember("cashier");
    const code = await browser.loadCode(member.name);
    const wrong = await browser.post("/sign-in", { ...member, password: "another one", code });
    expect(await wrong.text()).toContain("The name, password or code is wrong");
    const [cookie] = (await browser.post("/sign-in", { ...member, code })).headers.getSetCookie();
    expect(cookie).toMatch(/^sughurta_desk=.+; Path=\/; HttpOnly; SameSite=Strict$/);
    const again = await browser.post("/sign-in", { ...member, code });
    expect(await again.text()).toContain(`value="${member.name}"`);
    api.pass(STEP_MS);
    const next = { ...member, code: await browser.loadCode(member.name) };
    expect((await browser.post("/sign-in", next)).status).toBe(303);
    expect(await browser.actionsOn(`staff:${member.name}`)).toEqual([
      "setStaff",
      "signIn",
      "signIn",
    ]);
  });

  it("accepts two demonstration codes within one time step", async () => {
    await addDemoStaff(api.service);
    const signInWithShownCode = async () => {
      const page = await (await api.app.request("/sandbox/desk?lang=en")).text();
      const [, code = ""] = /<h2>auditor<\/h2>.*?(\d{6})/s.exec(page) ?? [];
      const typed = { name: "auditor", password: DEMO_STAFF_PASSWORD, code };
      return (await browser.post("/sign-in", typed)).status;
    };
    expect([await signInWithShownCode(), await signInWithShownCode()]).toEqual([303, 303]);
  });

  it("accepts a code pasted in two groups, and the field is long enough for it", async () => {
    const member = await browser.aMember("cashier");
    const code = await browser.loadCode(member.name);
    const page = await (await browser.desk.request("/sign-in")).text();
    const [, room] = /<input name="code"[^>]* maxlength="(\d+)"/.exec(page) ?? [];
    const pasted = ` ${code.slice(0, 3)} ${code.slice(3)}\u200b`;
    expect(Number(room)).toBeGreaterThan(pasted.length);
    expect((await browser.post("/sign-in", { ...member, code: pasted })).status).toBe(303);
  });

  it("lets browsers send the origin of its form", async () => {
    const page = await browser.desk.request("/sign-in");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
  });

  it("is required for desk pages, whatever other cookies a visitor sends", async () => {
    for (const Cookie of strangers) {
      const answer = await browser.desk.request("/payments", { headers: { Cookie } });
      expect(answer.headers.get("location")).toBe("/sign-in");
    }
  });

  it("starts a session that ends after half an hour of inactivity, or when the account is disabled", async () => {
    const { Cookie } = await browser.signedIn("auditor");
    const open = () => browser.desk.request("/audit", { headers: { Cookie } });
    for (const _ of ["half an hour", "again"]) {
      api.pass(HOUR_MS / 2 - 1);
      expect((await open()).status).toBe(200);
    }
    api.pass(HOUR_MS / 2);
    expect((await open()).status).toBe(303);
    const other = await browser.signedIn("auditor");
    await disableStaff(api.service, other.name);
    expect((await browser.desk.request("/audit", { headers: other })).status).toBe(303);
    expect(await browser.actionsOn(`staff:${other.name}`)).toEqual(["disableStaff"]);
  });

  it("rejects demonstration accounts outside the sandbox", async () => {
    const member = await browser.aMember("cashier");
    await api.service.db
      .update(staff)
      .set({ isDemonstration: true })
      .where(eq(staff.name, member.name));
    const { service } = api;
    const real = buildDesk({ ...service, config: { ...service.config, sandbox: false } });
    const body = new URLSearchParams({ ...member, code: await browser.loadCode(member.name) });
    const headers = { Origin: ORIGIN };
    const answer = await real.request("/sign-in", { method: "POST", headers, body });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

describe("responses of the desk", () => {
  it("set a cookie over https that no other host of the domain can set", async () => {
    const secure = await openDesk({ DESK_URL: "https://desk.insurer.example" });
    const member = await secure.browser.aMember("cashier");
    const code = await secure.browser.loadCode(member.name);
    const signIn = "https://desk.insurer.example/sign-in";
    const answer = await secure.browser.post(signIn, { ...member, code });
    expect(answer.headers.get("set-cookie")).toMatch(
      /^__Host-sughurta_desk=.+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.api.close();
  });

  /** A page, and requests that are refused before a page is rendered. */
  const requests = {
    "sign-in page": () => browser.desk.request("/sign-in"),
    "foreign host": () => browser.desk.request("http://attacker.example/sign-in"),
    "foreign form": () => browser.post("/sign-in", {}, { Origin: "http://attacker.example" }),
    "U+0000 in the address": () => browser.desk.request("/sign-in?name=%00"),
    "large body": () => browser.post("/sign-in", { name: "a".repeat(64_001) }),
  };

  it.each([
    ["sign-in page", 200],
    ["foreign host", 421],
    ["foreign form", 403],
    ["U+0000 in the address", 400],
    ["large body", 413],
  ] as const)("deny device features and embedding by other sites: %s", async (name, expected) => {
    const { status, headers } = await requests[name]();
    expect(status).toBe(expected);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'.* frame-ancestors 'none'/,
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=(), "),
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    ["http://localhost:3999", 200],
    ["http://127.0.0.1:3999", 200],
    ["http://[::1]:3999", 200],
    ["http://attacker.example", 421],
    ["http://localhost.attacker.example", 421],
  ])("are sent for the host of the desk only: %s", async (origin, status) => {
    expect((await browser.desk.request(`${origin}/sign-in`)).status).toBe(status);
  });

  it("are 400 for U+0000 in an address or a form", async () => {
    const { Cookie } = await browser.signedIn(...STAFF_ROLES);
    for (const { method, path } of browser.routes) {
      if (method !== "GET") continue;
      const address = path.replace(/:\w+/g, "%00").replace("*", "%00");
      for (const sent of [address, `${address}?search=%00&lang=%00&after=%00`]) {
        if (!sent.includes("%00")) continue;
        const { status } = await browser.desk.request(sent, { headers: { Cookie } });
        expect([sent, status]).toEqual([sent, 400]);
      }
    }
    const nulls = await browser.post("/search", { search: "a\u0000" }, { Cookie });
    expect(nulls.status).toBe(400);
  });
});
