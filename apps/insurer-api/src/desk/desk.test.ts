import { randomUUID } from "node:crypto";
import { requestCallback } from "@sughurta/contracts/content";
import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccessToken } from "#src/identity/auth/tokens.ts";
import { auditEvent, staff } from "#src/platform/database/schema/desk.ts";
import { refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { DESK_SETTINGS, decision, deskBrowser } from "#src/testing/desk-browser.ts";
import { verifyAuditChain } from "./audit/audit-chain.ts";
import { buildDesk } from "./build-desk.ts";
import { STAFF_ROLES, type StaffRole } from "./permissions.ts";
import { disableStaff } from "./staff/staff-accounts.ts";

const ORIGIN = "http://localhost:3999";
const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;

let api: TestService;
let browser: ReturnType<typeof deskBrowser>;
let desk: ReturnType<typeof deskBrowser>["desk"];
/** Cookies that open nothing here: none, an invented one, and what the public site gave somebody. */
let strangers: readonly string[];
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", REFUND_ALONE_TJS: "50", ...DESK_SETTINGS });
  browser = deskBrowser(api);
  ({ desk } = browser);
  const claims = { userId: randomUUID(), role: "user", sessionId: randomUUID() } as const;
  const { userToken } = api.service.config.secrets;
  const ofSite = await signAccessToken(claims, userToken, api.service.now());
  const tokens = ["sughurta_desk=forged", `sughurta_desk=${ofSite}`, `sughurta_session=${ofSite}`];
  strangers = ["", ...tokens];
});
afterAll(() => api.close());

describe("signing in", () => {
  it("takes a name, a password and a code that nobody has used", async () => {
    const member = await browser.aMember("cashier");
    const code = await browser.codeOf(member.name);
    const wrong = await browser.post("/sign-in", { ...member, password: "another one", code });
    expect(await wrong.text()).toContain("The name, password or code is wrong");
    const cookie = (await browser.post("/sign-in", { ...member, code })).headers.get("set-cookie");
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
    const page = await desk.request("/sign-in");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
  });

  it("leads strangers to it, whatever cookie of the site or of their own they bring", async () => {
    for (const Cookie of strangers) {
      const answer = await desk.request("/payments", { headers: { Cookie } });
      expect(answer.headers.get("location")).toBe("/sign-in");
    }
  });

  it("ends after half an hour without a page, and at once with the account", async () => {
    const { Cookie } = await browser.signedIn("auditor");
    const open = () => desk.request("/audit", { headers: { Cookie } });
    for (const _ of ["half an hour", "again"]) {
      api.pass(HOUR_MS / 2 - 1);
      expect((await open()).status).toBe(200);
    }
    api.pass(HOUR_MS / 2);
    expect((await open()).status).toBe(303);
    const other = await browser.signedIn("auditor");
    await disableStaff(api.service, other.name);
    expect((await desk.request("/audit", { headers: other })).status).toBe(303);
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

describe("rights", () => {
  const id = randomUUID();
  const TABLE: readonly [string, string, readonly StaffRole[]][] = [
    ["GET", "/", STAFF_ROLES],
    ["GET", "/search", STAFF_ROLES],
    ["GET", "/files/none.png", STAFF_ROLES],
    ["GET", "/payments", ["cashier", "auditor"]],
    ["GET", `/payments/${id}`, ["cashier", "auditor"]],
    ["GET", `/receipts/${id}`, ["cashier", "auditor"]],
    ["POST", `/receipts/${id}`, ["cashier"]],
    ["POST", `/payments/${id}`, ["cashier"]],
    ["GET", "/refunds", ["cashier", "auditor"]],
    ["GET", `/refunds/${id}`, ["cashier", "auditor"]],
    ["POST", `/refunds/${id}`, ["cashier"]],
    ["POST", "/cancellations", ["cashier", "support"]],
    ["GET", "/policies", ["support", "cashier", "claims", "auditor"]],
    ["GET", "/policies/5511000017", ["support", "cashier", "claims", "auditor"]],
    ["POST", "/policies/5511000017", ["cashier", "support"]],
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
    ["GET", "/content", ["editor", "auditor"]],
    ["GET", "/content/page", ["editor", "auditor"]],
    ["GET", "/content/page/item?slug=rules", ["editor"]],
    ["POST", "/content/page/item?slug=rules", ["editor"]],
    ["GET", "/content/page/history?slug=rules", ["editor", "auditor"]],
    ["POST", "/content/page/history?slug=rules", ["editor"]],
    ["GET", "/content/page/preview?slug=rules&version=1", ["editor", "auditor"]],
    ["POST", "/content/leader/off?slug=1", ["editor"]],
    ["GET", "/content/files", ["editor", "auditor"]],
    ["POST", "/content/files", ["editor"]],
    ["GET", "/handover", ["administrator", "auditor"]],
    ["POST", "/handover", ["administrator"]],
    ["GET", "/audit", ["auditor", "administrator"]],
    ["GET", "/staff", ["administrator"]],
    ["POST", "/staff", ["administrator"]],
    ["GET", "/staff/nobody", ["administrator"]],
    ["POST", "/staff/nobody", ["administrator"]],
    ["POST", `/staff/nobody/roles/${id}`, ["administrator"]],
    ["GET", "/account", STAFF_ROLES],
    ["POST", "/account", STAFF_ROLES],
    ["POST", "/account/passkeys", STAFF_ROLES],
  ];
  const fields = decision({ command: "close", to: "approved", policyNumber: "5511000017" });
  const commandOf = (path: string) => {
    if (path.startsWith("/calls")) return { command: "done" };
    if (path.startsWith("/resumes")) return { command: "take" };
    if (path.startsWith("/prices") || path.startsWith("/tariffs")) return { command: "confirm" };
    if (path.startsWith("/content")) return { command: "draft", version: "9" };
    if (path.startsWith("/rates")) return { currency: "EUR", tjs: "12" };
    if (path.startsWith("/partners")) return { command: "withdraw" };
    if (path.startsWith("/coupons")) return { command: "end" };
    return path.startsWith("/policies") ? { command: "cancel" } : {};
  };
  const ask = (method: string, path: string, headers: Record<string, string>) =>
    method === "GET"
      ? desk.request(path, { headers })
      : browser.post(path, { ...fields, ...commandOf(path) }, headers);

  it.each(STAFF_ROLES)("of %s are those of the table", async (role) => {
    const { Cookie } = await browser.signedIn(role);
    for (const [method, path, allowed] of TABLE) {
      const { status } = await ask(method, path, { Cookie });
      expect([path, status === 403]).toEqual([path, !allowed.includes(role)]);
    }
  });

  it("are said of every page and command that there is", () => {
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

  it("are missed in words, with the way back", async () => {
    const { Cookie } = await browser.signedIn("claims");
    const answer = await desk.request("/audit?lang=en", { headers: { Cookie } });
    expect(await answer.text()).toMatch(/href="\/\?lang=en".+You may not do this/s);
  });

  it("are nobody's without a session, and never those of another site's form", async () => {
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

  it("are those of now: a role that is taken away while its owner works ends nothing but its commands", async () => {
    const { name, Cookie } = await browser.signedIn("cashier");
    await api.service.db
      .update(staff)
      .set({ roles: ["support"] })
      .where(eq(staff.name, name));
    expect((await desk.request("/payments", { headers: { Cookie } })).status).toBe(403);
    const { paymentId, orderId } = await aDesk(api).wrongAmount(5);
    const pressed = await browser.post(`/payments/${paymentId}`, decision({ command: "accept" }), {
      Cookie,
    });
    expect(pressed.status).toBe(403);
    expect(await aDesk(api).policiesOf(orderId)).toEqual([]);
    expect((await desk.request("/", { headers: { Cookie } })).status).toBe(200);
  });

  it("hold at the desk's own listener only", async () => {
    for (const path of ["/sign-in", "/payments", "/audit"]) {
      expect((await api.app.request(path)).status).toBe(404);
    }
  });
});

describe("what is done", () => {
  it("is written down with who and why, once however often it is pressed", async () => {
    const { paymentId, orderId } = await aDesk(api).wrongAmount(5);
    const { name, Cookie } = await browser.signedIn("cashier");
    const fields = decision({ command: "accept" });
    for (const _ of ["pressed", "pressed again"]) {
      const answer = await browser.post(`/payments/${paymentId}`, fields, { Cookie });
      expect(answer.headers.get("location")).not.toContain("problem");
    }
    expect(await aDesk(api).policiesOf(orderId)).toHaveLength(1);
    const events = await browser.eventsOf(`payment:${paymentId}`);
    expect(events).toMatchObject([
      { staffName: name, role: "cashier", action: "accept", reason: "Called the bank" },
    ]);
    const { Cookie: auditor } = await browser.signedIn("auditor");
    expect(await browser.read("/audit", auditor)).toContain(
      `href="/payments/${paymentId}?lang=en"`,
    );
  });

  it("is a call that was tried, and one that was made", async () => {
    const asked = await api.as()(requestCallback, {
      body: { phone: "992921110055", type: "back_call", draft: TRAVEL_DRAFT },
    });
    const { name, Cookie } = await browser.signedIn("support");
    const path = `/calls/${String(asked.data.id)}`;
    await browser.post(path, decision({ command: "noAnswer", reason: "Busy" }), { Cookie });
    await browser.post(path, decision({ command: "done", reason: "Buys tomorrow" }), { Cookie });
    const list = await (
      await desk.request("/calls?show=all&lang=en", { headers: { Cookie } })
    ).text();
    expect(list).toContain(`${name}: Busy`);
    expect(list).toContain("Spoken to");
    expect(list).toContain("<dd>Travel insurance</dd>");
    const again = await browser.post(path, decision({ command: "done" }), { Cookie });
    expect(again.headers.get("location")).toContain("problem=decidedBefore");
  });

  it("is a call that one person takes, and the next may take again where nobody answered", async () => {
    const asked = await api.as()(requestCallback, {
      body: { phone: "992921110066", type: "back_call" },
    });
    const [first, second] = [await browser.signedIn("support"), await browser.signedIn("support")];
    const path = `/calls/${String(asked.data.id)}`;
    const press = async ({ Cookie }: { Cookie: string }, command: string) =>
      (await browser.post(path, decision({ command }), { Cookie })).headers.get("location");
    expect(await press(first, "take")).not.toContain("problem");
    expect(await press(second, "take")).toContain("problem=decidedBefore");
    expect(await browser.read("/calls", second.Cookie)).toContain(`Calling: ${first.name}`);
    await press(first, "noAnswer");
    expect(await press(second, "take")).not.toContain("problem");
  });

  it("finds a policy by number, phone or surname, and sends it again", async () => {
    const { orderId } = await aDesk(api).wrongAmount(0);
    const [sold] = await aDesk(api).policiesOf(orderId);
    const { number = "", holder } = sold ?? {};
    const { Cookie } = await browser.signedIn("support");
    const shown = async (search: string) =>
      (
        await desk.request(`/search?${new URLSearchParams({ search })}`, { headers: { Cookie } })
      ).text();
    const lastName = holder?.lastName.toUpperCase() ?? "";
    for (const text of [number, `+${holder?.phone}`, lastName]) {
      expect(await shown(text)).toContain(number);
    }
    const { db } = api.service;
    const told = () => db.select().from(outbox).where(eq(outbox.policyNumber, number));
    const before = (await told()).length;
    const again = decision({ command: "sendAgain" });
    for (const _ of ["pressed", "twice"])
      await browser.post(`/policies/${number}`, again, { Cookie });
    expect(await told()).toHaveLength(before * 2);
  });

  it("sends what no provider took again", async () => {
    const { db, now } = api.service;
    const id = randomUUID();
    const message = { dedupeKey: id, channel: "sms", recipient: "992921110044" } as const;
    const times = { nextAt: now(), createdAt: now() };
    const failed = { state: "failed", lastFailure: "osonsms107" } as const;
    await db
      .insert(outbox)
      .values({ id, ...message, ...times, language: "ru", body: "code 123456", ...failed });
    const { Cookie } = await browser.signedIn("support");
    const list = await (await desk.request("/messages", { headers: { Cookie } })).text();
    expect(list).toContain("(992) 92-•••-••44");
    expect(list).toContain("osonsms107");
    expect(list).not.toContain("123456");
    await browser.post(`/messages/${id}`, decision({}), { Cookie });
    const [waiting] = await db.select().from(outbox).where(eq(outbox.id, id));
    expect(waiting).toMatchObject({ state: "waiting", attempts: 0 });
  });

  it.each([
    ["smtp550", "The mail server refused it"],
    ["smtp451", "The mail server asks to send it later"],
    ["noBalance", "The SMS account has no money left"],
  ])("says what %s means, beside the code", async (lastFailure, meaning) => {
    const { db, now } = api.service;
    const id = randomUUID();
    const message = { dedupeKey: id, channel: "mail", recipient: "a@example.tj" } as const;
    const times = { nextAt: now(), createdAt: now() };
    const failed = { state: "failed", attempts: 8, lastFailure } as const;
    await db
      .insert(outbox)
      .values({ id, ...message, ...times, language: "ru", body: "", ...failed });
    const { Cookie } = await browser.signedIn("support");
    const list = await browser.read("/messages", Cookie);
    expect(list).toContain(
      `<span>${meaning} <span class="muted">${lastFailure} · tries: 8</span></span>`,
    );
  });

  it("leaves no trace where it was refused", async () => {
    const { paymentId } = await aDesk(api).wrongAmount(-2);
    const { Cookie } = await browser.signedIn("cashier");
    const fields = decision({ command: "accept" });
    const refused = await browser.post(`/payments/${paymentId}`, fields, { Cookie });
    expect(refused.headers.get("location")).toContain("problem=amountTooSmall");
    expect(await browser.eventsOf(`payment:${paymentId}`)).toEqual([]);
  });

  it("needs a second person where much money goes back", async () => {
    const { paymentId, amount } = await aDesk(api).wrongAmount(-2);
    const [first, second] = [await browser.signedIn("cashier"), await browser.signedIn("cashier")];
    const back = decision({ command: "refund", amount: String(amount - 2) });
    await browser.post(`/payments/${paymentId}`, back, { Cookie: first.Cookie });
    const [asked] = await api.service.db
      .select()
      .from(refund)
      .where(eq(refund.paymentId, paymentId));
    const approve = ({ Cookie }: { Cookie: string }) =>
      browser.post(`/refunds/${asked?.id}`, decision({ to: "approved" }), { Cookie });
    expect((await approve(first)).headers.get("location")).toContain("problem=secondPerson");
    expect((await approve(second)).headers.get("location")).not.toContain("problem");
  });

  it("stands in a chain that shows what was changed", async () => {
    const { db } = api.service;
    const { intact } = await verifyAuditChain(db);
    expect(intact).toBeGreaterThan(3);
    await expect(db.update(auditEvent).set({ reason: "" })).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_event`)).rejects.toThrow();
    await db.execute(sql`alter table audit_event disable trigger audit_event_new_only`);
    await db.update(auditEvent).set({ reason: "other" }).where(eq(auditEvent.position, 3));
    expect(await verifyAuditChain(db)).toMatchObject({ intact: 2, brokenAt: 3 });
  });
});
