import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { refund } from "#src/platform/database/schema/sales.ts";
import { getToday } from "#src/platform/platform.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";
import { verifyAuditChain } from "./audit-chain.ts";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk({ REFUND_ALONE_TJS: "50" }));
});
afterAll(() => api.close());

describe("a desk command", () => {
  it("records the staff member and the reason, once for repeated submissions", async () => {
    const { paymentId, orderId } = await aDesk(api).wrongAmount(5);
    const { name, Cookie } = await browser.signedIn("cashier");
    const fields = decision({ command: "accept" });
    for (const _ of ["pressed", "pressed again"]) {
      const response = await browser.post(`/payments/${paymentId}`, fields, { Cookie });
      expect(response.headers.get("location")).not.toContain("problem");
    }
    expect(await aDesk(api).listPolicies(orderId)).toHaveLength(1);
    const events = await browser.listEvents(`payment:${paymentId}`);
    expect(events).toMatchObject([
      { staffName: name, role: "cashier", action: "accept", reason: "Called the bank" },
    ]);
    const { Cookie: auditor } = await browser.signedIn("auditor");
    expect(await browser.read("/audit", auditor)).toContain(
      `href="/payments/${paymentId}?lang=en"`,
    );
  });

  it("is found by who did it, what was done, its subject and day, on the page and in its file", async () => {
    const { paymentId } = await aDesk(api).wrongAmount(+2);
    const { name, Cookie } = await browser.signedIn("cashier");
    await browser.post(`/payments/${paymentId}`, decision({ command: "accept" }), { Cookie });
    const { Cookie: auditor } = await browser.signedIn("auditor");
    const today = getToday(api.service);
    const choice = `who=${name}&action=accept&subject=${paymentId.slice(0, 8).toUpperCase()}&from=${today}&to=${today}`;
    expect(await browser.read(`/audit?${choice}`, auditor)).toContain(`payment:${paymentId}`);
    const whole = choice.replace(/subject=[^&]+/, `subject=PAYMENT:${paymentId}`);
    expect(await browser.read(`/audit?${whole}`, auditor)).toContain(`payment:${paymentId}`);
    for (const other of [
      "who=farrukh-2",
      "action=sendAgain",
      "subject=policy:1",
      "subject=%25",
      "to=2020-01-01",
    ]) {
      const [field] = other.split("=");
      const changed = choice.replace(new RegExp(`${field}=[^&]+`), other);
      expect(await browser.read(`/audit?${changed}`, auditor)).toContain("No such actions");
    }
    const file = await browser.post(`/audit/file?${choice}&format=csv`, {}, { Cookie: auditor });
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`;accept;payment:${paymentId};Called the bank`);
    expect(await browser.listEvents("audit")).toMatchObject([
      { action: "audit.download", reason: expect.stringContaining("csv, who=") },
    ]);
  });

  it("records no event if it is refused", async () => {
    const { paymentId } = await aDesk(api).wrongAmount(-2);
    const { Cookie } = await browser.signedIn("cashier");
    const fields = decision({ command: "accept" });
    const refused = await browser.post(`/payments/${paymentId}`, fields, { Cookie });
    expect(refused.headers.get("location")).toContain("problem=amountTooSmall");
    expect(await browser.listEvents(`payment:${paymentId}`)).toEqual([]);
  });

  it("requires a second person for a large refund", async () => {
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

  it("requires a second person once the refunds of one payment together are large", async () => {
    const { paymentId } = await aDesk(api).wrongAmount(-2);
    const [first, second] = [await browser.signedIn("cashier"), await browser.signedIn("cashier")];
    const give = async (amount: string) => {
      const back = decision({ command: "refund", amount });
      await browser.post(`/payments/${paymentId}`, back, { Cookie: first.Cookie });
      const asked = await aDesk(api).listRefunds(paymentId);
      return asked.find(({ state }) => state === "requested")?.id ?? "";
    };
    const decide = async ({ Cookie }: { Cookie: string }, id: string, to: string) =>
      (await browser.post(`/refunds/${id}`, decision({ to }), { Cookie })).headers.get("location");
    const small = await give("30");
    expect(await decide(first, small, "approved")).not.toContain("problem");
    expect(await decide(first, small, "paid")).not.toContain("problem");
    const next = await give("30");
    expect(await decide(first, next, "approved")).toContain("problem=secondPerson");
    expect(await browser.read(`/refunds/${next}`, second.Cookie)).toMatch(/together: 60\sTJS/);
    expect(await decide(second, next, "approved")).not.toContain("problem");
  });

  it("is not offered if it would be refused: an underpaid payment shows its sums, and asks for the rest or refunds", async () => {
    const { paymentId } = await aDesk(api).wrongAmount(-2);
    const { Cookie } = await browser.signedIn("cashier");
    const page = await browser.read(`/payments/${paymentId}`, Cookie);
    expect(page).not.toContain('name="command" value="accept"');
    expect(page).toMatch(/role="status">2 TJS is still missing: ask for the rest/);
    expect(page).toContain('class="main" name="command" value="askRest"');
    expect(page).toContain('name="command" value="refund"');
    for (const label of ["Received", "Refunded", "Kept by a decision", "Not decided yet"]) {
      expect(page).toContain(`<dt>${label}</dt>`);
    }
    const asked = await browser.post(`/payments/${paymentId}`, decision({ command: "askRest" }), {
      Cookie,
    });
    expect(asked.headers.get("location")).not.toContain("problem");
    const waiting = await browser.read(`/payments/${paymentId}`, Cookie);
    expect(waiting).toMatch(/<dt>Asked for the rest<\/dt><dd>2\sTJS by/);
    expect(waiting).not.toContain('value="askRest"');
    expect(waiting).toMatch(/role="status">The rest has been asked for already/);
    expect(await browser.listEvents(`payment:${paymentId}`)).toMatchObject([{ action: "askRest" }]);
    const { paymentId: more } = await aDesk(api).wrongAmount(5);
    const offered = await browser.read(`/payments/${more}`, Cookie);
    expect(offered).toContain('class="main" name="command" value="accept"');
  });

  it("is part of a hash chain that reveals changed entries", async () => {
    const { db } = api.service;
    const { intact } = await verifyAuditChain(db);
    expect(intact).toBeGreaterThanOrEqual(3);
    await expect(db.update(auditEvent).set({ reason: "" })).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_event`)).rejects.toThrow();
    await db.execute(sql`alter table audit_event disable trigger audit_event_new_only`);
    await db.update(auditEvent).set({ reason: "other" }).where(eq(auditEvent.position, 3));
    expect(await verifyAuditChain(db)).toMatchObject({ intact: 2, brokenAt: 3 });
  });
});
