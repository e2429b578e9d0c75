import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDesk } from "#src/desk/build-desk.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
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
  it("takes a name, a password and a code that nobody has used", async () => {
    const member = await browser.aMember("cashier");
    const code = await browser.codeOf(member.name);
    const wrong = await browser.post("/sign-in", { ...member, password: "another one", code });
    expect(await wrong.text()).toContain("The name, password or code is wrong");
    const [cookie] = (await browser.post("/sign-in", { ...member, code })).headers.getSetCookie();
    expect(cookie).toMatch(/^sughurta_desk=.+; Path=\/; HttpOnly; SameSite=Strict$/);
    const again = await browser.post("/sign-in", { ...member, code });
    expect(await again.text()).toContain(`value="${member.name}"`);
    api.pass(STEP_MS);
    const next = { ...member, code: await browser.codeOf(member.name) };
    expect((await browser.post("/sign-in", next)).status).toBe(303);
    expect(await browser.actionsOn(`staff:${member.name}`)).toEqual([
      "setStaff",
      "signIn",
      "signIn",
    ]);
  });

  it("lets browsers say where its form comes from", async () => {
    const page = await browser.desk.request("/sign-in");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
  });

  it("leads strangers to it, whatever cookie of the site or of their own they bring", async () => {
    for (const Cookie of strangers) {
      const answer = await browser.desk.request("/payments", { headers: { Cookie } });
      expect(answer.headers.get("location")).toBe("/sign-in");
    }
  });

  it("ends after half an hour without a page, and at once with the account", async () => {
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

  it("is not for accounts of the demonstration outside the sandbox", async () => {
    const member = await browser.aMember("cashier");
    await api.service.db
      .update(staff)
      .set({ isDemonstration: true })
      .where(eq(staff.name, member.name));
    const { service } = api;
    const real = buildDesk({ ...service, config: { ...service.config, sandbox: false } });
    const body = new URLSearchParams({ ...member, code: await browser.codeOf(member.name) });
    const headers = { Origin: ORIGIN };
    const answer = await real.request("/sign-in", { method: "POST", headers, body });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});
