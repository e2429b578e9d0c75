import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import type { TestService } from "#src/testing/a-service.ts";
import {
  cookiesOfStrangers,
  type DeskBrowser,
  decision,
  openDesk,
} from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
let strangers: readonly string[];
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  strangers = await cookiesOfStrangers(api);
});
afterAll(() => api.close());

describe("pages and commands of the desk", () => {
  const id = randomUUID();
  const TABLE: readonly [string, string, readonly StaffRole[]][] = [
    ["GET", "/", STAFF_ROLES],
    ["GET", "/search", STAFF_ROLES],
    ["POST", "/search", STAFF_ROLES],
    ["GET", "/files/none.png", STAFF_ROLES],
    ["GET", "/payments", ["cashier", "support", "auditor"]],
    ["GET", `/payments/${id}`, ["cashier", "support", "auditor"]],
    ["GET", `/receipts/${id}`, ["cashier", "support", "auditor"]],
    ["POST", `/receipts/${id}`, ["cashier"]],
    ["POST", `/payments/${id}`, ["cashier"]],
    ["GET", "/refunds", ["cashier", "auditor"]],
    ["GET", `/refunds/${id}`, ["cashier", "auditor"]],
    ["POST", `/refunds/${id}`, ["cashier"]],
    ["POST", "/cancellations", ["cashier", "support"]],
    ["GET", "/policies", ["support", "cashier", "claims", "auditor"]],
    ["GET", "/policies/5511000017", ["support", "cashier", "claims", "auditor"]],
    ["POST", "/policies/5511000017", ["cashier", "support"]],
    ["GET", "/policies/5511000017/document", ["support", "cashier", "claims", "auditor"]],
    ["GET", "/vehicles", ["support", "cashier", "auditor"]],
    ["GET", "/vehicles/5511000017", ["support", "cashier", "auditor"]],
    ["POST", "/vehicles/5511000017", ["support", "cashier"]],
    ["POST", `/personal/payment/${id}`, ["cashier"]],
    ["POST", "/personal/policy/5511000017", ["support", "cashier", "claims"]],
    ["POST", `/personal/claim/${id}`, ["claims"]],
    ["POST", `/personal/call/${id}`, ["support"]],
    ["POST", `/personal/message/${id}`, ["support"]],
    ["GET", "/messages", ["support", "auditor"]],
    ["POST", `/messages/${id}`, ["support"]],
    ["GET", "/claims", ["claims", "auditor"]],
    ["GET", `/claims/${id}`, ["claims", "auditor"]],
    ["POST", `/claims/${id}`, ["claims"]],
    ["GET", `/claims/${id}/files/${id}`, ["claims", "auditor"]],
    ["GET", "/checks", ["cashier", "claims", "support", "auditor"]],
    ["GET", `/checks/${id}`, ["cashier", "claims", "support", "auditor"]],
    ["POST", `/checks/${id}`, ["cashier", "claims"]],
    ["POST", `/personal/check/${id}`, ["cashier", "claims"]],
    ["GET", "/sanctions", ["cashier", "claims", "support", "auditor"]],
    ["POST", "/sanctions", ["cashier"]],
    ["GET", "/calls", ["support"]],
    ["POST", `/calls/${id}`, ["support"]],
    ["GET", "/resumes", ["support"]],
    ["POST", `/resumes/${id}`, ["support"]],
    ["GET", `/resumes/${id}/files/${id}`, ["support"]],
    ["POST", `/personal/resume/${id}`, ["support"]],
    ["GET", "/prices", ["pricing", "auditor"]],
    ["GET", "/prices/UY_SMALL", ["pricing", "auditor"]],
    ["POST", "/prices/UY_SMALL", ["pricing"]],
    ["POST", `/prices/UY_SMALL/${id}`, ["pricing"]],
    ["GET", "/tariffs", ["pricing", "auditor"]],
    ["GET", "/tariffs/travel", ["pricing", "auditor"]],
    ["GET", "/tariffs/travel/1", ["pricing", "auditor"]],
    ["POST", "/tariffs/travel/1", ["pricing"]],
    ["GET", "/tariffs/travel/propose", ["pricing"]],
    ["POST", "/tariffs/travel/propose", ["pricing"]],
    ["GET", "/sales", ["support", "auditor"]],
    ["POST", "/sales", ["support"]],
    ["GET", "/rates", ["pricing", "auditor"]],
    ["GET", "/rates/preview?currency=EUR&tjs=12&validFrom=2027-01-01", ["pricing"]],
    ["POST", "/rates", ["pricing"]],
    ["GET", "/coupons", ["pricing", "auditor"]],
    ["POST", "/coupons", ["pricing"]],
    ["POST", "/coupons/NAVRUZ10", ["pricing"]],
    ["GET", "/partners", ["administrator", "pricing", "auditor"]],
    ["POST", "/partners", ["administrator"]],
    ["GET", "/partners/SAFAR", ["administrator", "pricing", "auditor"]],
    ["POST", "/partners/SAFAR", ["administrator"]],
    ["POST", "/partners/SAFAR/shares", ["pricing"]],
    ["GET", "/content", ["editor", "pricing", "auditor"]],
    ["GET", "/content/page", ["editor", "pricing", "auditor"]],
    ["GET", "/content/page/item?slug=rules", ["editor"]],
    ["POST", "/content/page/item?slug=rules", ["editor"]],
    ["GET", "/content/page/history?slug=rules", ["editor", "pricing", "auditor"]],
    ["POST", "/content/page/history?slug=rules", ["editor"]],
    ["GET", "/content/page/preview?slug=rules&version=1", ["editor", "pricing", "auditor"]],
    ["POST", "/content/leader/off?slug=1", ["editor"]],
    ["GET", "/content/box/compose", ["pricing"]],
    ["POST", "/content/box/compose", ["pricing"]],
    ["GET", "/content/box/paper?slug=deti&version=1", ["editor", "pricing", "auditor"]],
    ["GET", "/content/files", ["editor", "pricing", "auditor"]],
    ["POST", "/content/files", ["editor"]],
    ["GET", "/registers", ["cashier", "auditor"]],
    ["GET", "/registers/entries", ["cashier", "auditor"]],
    ["GET", "/registers/statements", ["cashier", "auditor"]],
    ["POST", "/registers/statements", ["cashier"]],
    ["GET", `/registers/statements/${id}`, ["cashier", "auditor"]],
    ["POST", `/registers/statements/${id}`, ["cashier"]],
    ["POST", "/registers/file?what=lines&format=csv", ["cashier", "auditor"]],
    ["GET", "/registers/exports", ["cashier", "auditor"]],
    ["POST", "/registers/exports", ["cashier"]],
    ["GET", "/registers/funnel", ["cashier", "auditor"]],
    ["POST", "/registers/funnel/file?format=csv", ["cashier", "auditor"]],
    ["POST", "/registers/exports/file", ["cashier", "auditor"]],
    ["POST", "/audit/file?format=csv", ["auditor", "administrator"]],
    ["GET", "/proposals", STAFF_ROLES],
    [
      "POST",
      `/proposals/${id}`,
      ["claims", "pricing", "editor", "cashier", "support", "administrator"],
    ],
    ["GET", "/handover", ["administrator", "auditor"]],
    ["POST", "/handover", ["administrator"]],
    ["GET", "/held", ["administrator", "cashier", "auditor"]],
    ["POST", "/held", ["administrator", "cashier"]],
    ["GET", "/audit", ["auditor", "administrator"]],
    ["GET", "/people", ["administrator"]],
    ["POST", "/people", ["administrator"]],
    ["GET", `/people/${id}`, ["administrator"]],
    ["POST", `/people/${id}`, ["administrator"]],
    ["POST", `/people/${id}/file`, ["administrator"]],
    ["GET", "/staff", ["administrator"]],
    ["POST", "/staff", ["administrator"]],
    ["GET", "/staff/nobody", ["administrator"]],
    ["POST", "/staff/nobody", ["administrator"]],
    ["POST", `/staff/nobody/roles/${id}`, ["administrator"]],
    ["POST", "/notes/policy/5511000017", ["support", "cashier", "claims"]],
    ["POST", `/notes/payment/${id}`, ["cashier"]],
    ["POST", `/notes/claim/${id}`, ["claims"]],
    ["POST", `/assign/payment/${id}`, ["cashier"]],
    ["POST", `/assign/claim/${id}`, ["claims"]],
    ["POST", `/assign/call/${id}`, ["support"]],
    ["POST", "/views/payments", STAFF_ROLES],
    ["GET", "/selected/payments", ["cashier"]],
    ["POST", "/selected/payments", ["cashier"]],
    ["GET", "/selected/claims", ["claims"]],
    ["POST", "/selected/claims", ["claims"]],
    ["GET", "/selected/calls", ["support"]],
    ["POST", "/selected/calls", ["support"]],
    ["GET", "/selected/messages", ["support"]],
    ["POST", "/selected/messages", ["support"]],
    ["GET", "/account", STAFF_ROLES],
    ["POST", "/account", STAFF_ROLES],
    ["POST", "/account/passkeys", STAFF_ROLES],
  ];
  const fields = decision({ command: "close", to: "approved", policyNumber: "5511000017" });
  const getCommand = (path: string) => {
    if (path.startsWith("/people/")) return { command: "erase" };
    if (path.startsWith("/checks")) return { command: "close" };
    if (path.startsWith("/calls")) return { command: "done" };
    if (path.startsWith("/resumes")) return { command: "take" };
    if (/^\/(?:prices|tariffs|proposals)/.test(path)) return { command: "confirm" };
    if (path.startsWith("/content")) return { command: "draft", version: "9" };
    if (path.startsWith("/rates")) return { currency: "EUR", tjs: "12" };
    if (path.startsWith("/partners")) return { command: "withdraw" };
    if (path.startsWith("/coupons")) return { command: "end" };
    if (path.endsWith("/exports/file")) return { kind: "journal", format: "csv" };
    if (path.endsWith("/exports")) return { command: "sendAgain", delivery: id };
    if (path.startsWith("/registers")) return { command: "match" };
    return path.startsWith("/policies") ? { command: "cancel" } : {};
  };
  const ask = (method: string, path: string, headers: Record<string, string>) =>
    method === "GET"
      ? browser.desk.request(path, { headers })
      : browser.post(path, { ...fields, ...getCommand(path) }, headers);

  it.each(STAFF_ROLES)("are permitted for the role %s as listed in the table", async (role) => {
    const { Cookie } = await browser.signedIn(role);
    for (const [method, path, allowed] of TABLE) {
      const { status } = await ask(method, path, { Cookie });
      expect([path, status === 403]).toEqual([path, !allowed.includes(role)]);
    }
  });

  it("are all listed in the table", () => {
    const isOpen = ({ path }: { path: string }) => /^\/(?:assets\/|api\/|sign-)/.test(path);
    const paths = TABLE.map(([method, path]) => `${method} ${path.split("?")[0]}`);
    const isInTable = ({ method, path }: { method: string; path: string }) => {
      const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, "[^/]+")}$`);
      return paths.some((one) => pattern.test(one));
    };
    const missing = browser.routes.filter(
      (route) => route.method !== "ALL" && !isOpen(route) && !isInTable(route),
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it("put no personal data from a form into an address", async () => {
    const { Cookie } = await browser.signedIn(...STAFF_ROLES);
    const personal = "Мадина Раҳимова 992921234567";
    const names = [
      "reason",
      "message",
      "note",
      "text",
      "recipient",
      "email",
      "refusal",
      "phone",
      "holder",
      "search",
      "url",
    ];
    const typed = Object.fromEntries(names.map((name) => [name, personal]));
    const leaking: string[] = [];
    for (const [method, path] of TABLE) {
      if (method === "GET") continue;
      const fields = { ...decision(), ...getCommand(path), ...typed };
      const response = await browser.post(path, fields, { Cookie });
      const address = new URL(response.headers.get("location") ?? "/", "http://desk.example");
      const said = decodeURIComponent(address.href.replaceAll("+", " "));
      if (/Мадина|992921234567/.test(said)) leaking.push(`${path} ${said}`);
    }
    expect(leaking).toEqual([]);
  });

  it("show a message and a link back without the permission", async () => {
    const { Cookie } = await browser.signedIn("claims");
    const response = await browser.desk.request("/audit?lang=en", { headers: { Cookie } });
    expect(await response.text()).toMatch(
      /href="\/\?lang=en".+You do not have permission to do this/s,
    );
  });

  it("require a session, and refuse forms from other sites", async () => {
    const { Cookie } = await browser.signedIn(...STAFF_ROLES);
    for (const [method, path] of TABLE) {
      for (const Cookie of strangers) {
        const stranger = await ask(method, path, { Cookie });
        expect([path, stranger.headers.get("location")]).toEqual([path, "/sign-in"]);
      }
      if (method === "GET") continue;
      for (const Origin of ["https://elsewhere.example", ""]) {
        expect((await browser.post(path, fields, { Cookie, Origin })).status).toBe(403);
      }
    }
  });

  it("are refused immediately after a role is revoked, within an open session", async () => {
    const { name, Cookie } = await browser.signedIn("cashier");
    await api.service.db
      .update(staff)
      .set({ roles: ["claims"] })
      .where(eq(staff.name, name));
    expect((await browser.desk.request("/payments", { headers: { Cookie } })).status).toBe(403);
    const { paymentId, orderId } = await aDesk(api).wrongAmount(5);
    const pressed = await browser.post(`/payments/${paymentId}`, decision({ command: "accept" }), {
      Cookie,
    });
    expect(pressed.status).toBe(403);
    expect(await aDesk(api).listPolicies(orderId)).toEqual([]);
    expect((await browser.desk.request("/", { headers: { Cookie } })).status).toBe(200);
  });

  it("are served by the desk's own listener only", async () => {
    for (const path of ["/sign-in", "/payments", "/audit"]) {
      expect((await api.app.request(path)).status).toBe(404);
    }
  });
});
