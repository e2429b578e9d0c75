import { randomUUID } from "node:crypto";
import { createFiscalTill, serveFake } from "@sughurta/fake-providers";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { payment, policy, refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { decideRefund } from "./decide-refund.ts";
import { cancelPolicyFor } from "./decisions.ts";
import { fiscalRegistration } from "./fiscal-receipts.ts";

const SECRET = "a secret of the till and the shop that is long enough";
const HOUR_MS = 3_600_000;

/** Tests of fiscal receipts, run against every database engine. */
export function fiscalReceiptsSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`fiscal receipts on ${engine}`, () => {
    let api: TestService;
    let clock: () => Date;
    const till = createFiscalTill({ secret: SECRET, now: () => clock() });
    let served: Awaited<ReturnType<typeof serveFake>>;
    beforeAll(async () => {
      served = await serveFake(till);
      api = await aService({ FISCAL_URL: served.url, FISCAL_SECRET: SECRET }, open);
      clock = api.service.now;
    });
    afterAll(async () => {
      await api.close();
      await served.close();
    });
    beforeEach(() => {
      till.behaviour = "well";
    });

    const work = () => api.work(fiscalRegistration);
    const findReceipt = async (id: string) =>
      (await api.service.db.select().from(fiscalReceipt).where(eq(fiscalReceipt.id, id)))[0];
    const paid = async () => {
      const started = await startOrder(api, api.as());
      await notify(api, started);
      return started;
    };
    const findEmail = (id: string) =>
      api.service.db
        .select()
        .from(outbox)
        .where(eq(outbox.dedupeKey, `fiscal:${id}`));

    it("are created once per payment, for repeated reports and concurrent workers", async () => {
      const many = await Promise.all(Array.from({ length: 4 }, paid));
      await Promise.all(many.map((one) => notify(api, one, { eventId: randomUUID() })));
      await Promise.all([work(), work(), work()]);
      const { db } = api.service;
      const paidIds = await db
        .select({ id: payment.id })
        .from(payment)
        .where(eq(payment.state, "paid"));
      expect([...till.receipts.keys()].sort()).toEqual(paidIds.map(({ id }) => id).sort());
      for (const { paymentId, amount } of many) {
        expect(till.receipts.get(paymentId)).toMatchObject({ kind: "sale", amount });
        expect(await findEmail(paymentId)).toHaveLength(1);
      }
    });

    it("state the product and the price, without data of the payer", async () => {
      const { paymentId, orderId, amount } = await paid();
      await work();
      const [issued] = await api.service.db
        .select()
        .from(policy)
        .where(eq(policy.orderId, orderId));
      expect(till.receipts.get(paymentId)).toEqual({
        id: paymentId,
        kind: "sale",
        amount,
        currency: "TJS",
        title: expect.any(String),
        policy_number: issued?.number,
      });
      const [email] = await findEmail(paymentId);
      expect(email?.subject).toContain(`F-${paymentId.slice(0, 8)}`);
      expect(email?.body).toContain(`https://till.example/${paymentId}`);
    });

    it("are registered later if the till is unavailable, without delaying the policy", async () => {
      till.behaviour = "failing";
      const { paymentId, orderId } = await paid();
      await work();
      expect(await api.service.db.$count(policy, eq(policy.orderId, orderId))).toBe(1);
      expect(await findReceipt(paymentId)).toMatchObject({
        state: "pending",
        lastFailure: "unavailable",
      });
      till.behaviour = "well";
      await work();
      expect(till.receipts.has(paymentId)).toBe(false);
      api.pass(HOUR_MS);
      await work();
      expect(await findReceipt(paymentId)).toMatchObject({ state: "registered", attempts: 2 });
    });

    it("are registered once if a response was lost or is delayed", async () => {
      till.behaviour = "losesResponses";
      const lost = await paid();
      await work();
      till.behaviour = "later";
      const waiting = await paid();
      api.pass(HOUR_MS);
      await work();
      expect(await findReceipt(waiting.paymentId)).toMatchObject({ state: "pending" });
      till.behaviour = "well";
      const before = till.receipts.size;
      api.pass(HOUR_MS);
      await work();
      expect(till.receipts.size).toBe(before);
      for (const { paymentId } of [lost, waiting]) {
        expect(await findReceipt(paymentId)).toMatchObject({ state: "registered" });
        expect(await findEmail(paymentId)).toHaveLength(1);
      }
    });

    it("fail when the till refuses them, and are registered after the fault is fixed", async () => {
      till.behaviour = "refusing";
      const { paymentId } = await paid();
      await work();
      expect(await findReceipt(paymentId)).toMatchObject({
        state: "failed",
        lastFailure: "refused",
      });
      till.behaviour = "well";
      api.pass(HOUR_MS);
      await work();
      expect(await findReceipt(paymentId)).toMatchObject({ state: "registered", lastFailure: "" });
    });

    it("for a refund follow the receipt of the sale, once the money was sent", async () => {
      till.behaviour = "failing";
      const { paymentId, orderId } = await paid();
      const { db } = api.service;
      const [issued] = await db.select().from(policy).where(eq(policy.orderId, orderId));
      const policyNumber = issued?.number ?? "";
      await cancelPolicyFor(api.service, policyNumber, aCommand());
      const [asked] = await db.select().from(refund).where(eq(refund.policyNumber, policyNumber));
      const id = asked?.id ?? "";
      await decideRefund(api.service, id, "approved", aCommand());
      expect(await findReceipt(id)).toBeUndefined();
      await decideRefund(api.service, id, "paid", aCommand("Rahimov"));
      await work();
      till.behaviour = "well";
      api.pass(HOUR_MS);
      await work();
      api.pass(HOUR_MS);
      await work();
      expect(till.receipts.get(id)).toMatchObject({
        kind: "refund",
        sale: paymentId,
        policy_number: policyNumber,
      });
      expect((await findEmail(id))[0]?.body).toMatch(/возврат/);
    });

    it("are required: a payment without one cannot be paid", async () => {
      const { paymentId } = await paid();
      await expect(
        api.service.db.transaction(async (tx) => {
          await tx.delete(fiscalReceipt).where(eq(fiscalReceipt.id, paymentId));
          await tx.execute(sql`update payment set state = state where id = ${paymentId}`);
        }),
      ).rejects.toThrow();
      expect(await aDesk(api).brokenRules()).toEqual([]);
    });
  });
}
