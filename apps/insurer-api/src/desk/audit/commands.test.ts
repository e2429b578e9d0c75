import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { refund } from "#src/platform/database/schema/sales.ts";
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

  it("records no event if it is refused", async () => {
    const { paymentId } = await aDesk(api).wrongAmount(-2);
    const { Cookie } = await browser.signedIn("cashier");
    const fields = decision({ command: "accept" });
    const refused = await browser.post(`/payments/${paymentId}`, fields, { Cookie });
    expect(refused.headers.get("location")).toContain("problem=amountTooSmall");
    expect(await browser.eventsOf(`payment:${paymentId}`)).toEqual([]);
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
