import { randomUUID } from "node:crypto";
import { saveBox } from "@sughurta/contracts/box";
import {
  createPayment,
  latestPayment,
  payment as paymentContract,
} from "@sughurta/contracts/payment";
import { addMyPolicy } from "@sughurta/contracts/policy";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import {
  coupon,
  couponUse,
  order,
  payment,
  policy,
  policyDocumentFile,
} from "#src/platform/database/schema/sales.ts";
import { outbox, user } from "#src/platform/database/schema/service.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { notify, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { paymentFollowing } from "./follow-payments.ts";

const MINUTE_MS = 60_000;

/** Tests of payments, run against every database engine. */
export function moneyCoreSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`money core on ${engine}`, () => {
    let api: TestService;
    beforeAll(async () => {
      api = await aService({}, open);
    });
    afterAll(() => api.close());

    const listPolicies = (orderId: string) =>
      api.service.db.select().from(policy).where(eq(policy.orderId, orderId));
    const findState = async (paymentId: string) =>
      (await api.service.db.select().from(payment).where(eq(payment.id, paymentId)))[0]?.state;
    const fetchStatus = async (send: ReturnType<TestService["as"]>, id: string) =>
      (await send(paymentContract, { params: { id } })).data.status;

    it("issues one policy for a hundred concurrent webhooks", async () => {
      const send = api.as();
      const started = await startOrder(api, send, "dc", { coupon: "NAVRUZ10" });
      const [before] = await api.service.db
        .select()
        .from(coupon)
        .where(eq(coupon.code, "NAVRUZ10"));
      const statuses = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          repeatWhileAway(() =>
            notify(api, started, index % 2 ? { eventId: `other-${index}` } : {}),
          ),
        ),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      const policies = await listPolicies(started.orderId);
      expect(policies).toHaveLength(1);
      expect(await findState(started.paymentId)).toBe("paid");
      const [after] = await api.service.db.select().from(coupon).where(eq(coupon.code, "NAVRUZ10"));
      expect((after?.usedCount ?? 0) - (before?.usedCount ?? 0)).toBe(1);
      const number = policies[0]?.number ?? "";
      const messages = await api.service.db
        .select()
        .from(outbox)
        .where(eq(outbox.policyNumber, number));
      expect(messages.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
    });

    it("responds to a forged or foreign webhook with 401 and changes nothing", async () => {
      const started = await startOrder(api, api.as());
      expect(await notify(api, started, {}, { secret: "another secret, also long enough" })).toBe(
        401,
      );
      expect(await notify(api, started, {}, { operator: "payler" })).toBe(404);
      expect(await notify(api, started, {}, { operator: "nobody" })).toBe(401);
      expect(await findState(started.paymentId)).toBe("pending");
      expect(await listPolicies(started.orderId)).toEqual([]);
    });

    it.each([
      ["another amount", { amount: 1 }],
      ["another currency", { currency: "USD" }],
    ])("sends a payment with %s to review and issues nothing", async (_, change) => {
      const send = api.as();
      const started = await startOrder(api, send);
      expect(await notify(api, started, change)).toBe(200);
      expect(await findState(started.paymentId)).toBe("review");
      expect(await listPolicies(started.orderId)).toEqual([]);
      expect(await fetchStatus(send, started.paymentId)).toBe("checking");
      const again = await send(createPayment, {
        body: { policyId: started.orderId, policyType: "box", paymentOper: "dc" },
      });
      expect(again.status).toBe(409);
      expect(again.data.code).toBe("paymentInReview");
    });

    it("lists money without a policy for the operator on call, until a policy is issued", async () => {
      const toCheck = (orderId: string) =>
        queryRows<{ reason: string }>(
          api.service.db,
          sql`select reason, amount::float, policy_number from payment_to_check where order_id = ${orderId}`,
        );
      const started = await startOrder(api, api.as());
      expect(await toCheck(started.orderId)).toEqual([]);
      await notify(api, started, { amount: started.amount - 1 });
      expect(await toCheck(started.orderId)).toEqual([
        { reason: "wrongAmount", amount: started.amount, policy_number: null },
      ]);
      const paid = await startOrder(api, api.as());
      await notify(api, paid);
      expect(await toCheck(paid.orderId)).toEqual([]);
      await api.service.db.delete(outbox);
      await api.service.db.delete(policyDocumentFile);
      await api.service.db.delete(policy).where(eq(policy.orderId, paid.orderId));
      expect(await toCheck(paid.orderId)).toMatchObject([{ reason: "noPolicy" }]);
    });

    it("stays paid when a failure is reported afterwards", async () => {
      const send = api.as();
      const started = await startOrder(api, send);
      await notify(api, started);
      expect(await notify(api, started, { event: "failed", eventId: "late-failure" })).toBe(200);
      expect(await fetchStatus(send, started.paymentId)).toBe("paid");
    });

    it("sends money received after expiry to review", async () => {
      const send = api.as();
      const started = await startOrder(api, send);
      api.pass(31 * MINUTE_MS);
      await api.work(paymentFollowing);
      expect(await fetchStatus(send, started.paymentId)).toBe("expired");
      expect(await notify(api, started)).toBe(200);
      expect(await findState(started.paymentId)).toBe("review");
      expect(await listPolicies(started.orderId)).toEqual([]);
    });

    it("queries the bank when its webhook does not arrive", async () => {
      const send = api.as();
      const started = await startOrder(api, send);
      await pressAtBank(api, started, "pay-silently");
      expect(await findState(started.paymentId)).toBe("pending");
      api.pass(61_000);
      await api.work(paymentFollowing);
      expect(await fetchStatus(send, started.paymentId)).toBe("paid");
      expect(await listPolicies(started.orderId)).toHaveLength(1);
    });

    it("creates one payment for a double click and one order for a repeated request", async () => {
      const send = api.as();
      const key = "same-order-key-1";
      const saves = await Promise.all(
        [1, 2, 3].map(() => send(saveBox, { body: aBoxOrder({ lastName: "Дугона" }), key })),
      );
      expect(saves.map(({ status }) => status)).toEqual([201, 201, 201]);
      const ids = new Set(saves.map(({ data }) => data.id));
      expect(ids.size).toBe(1);
      const [policyId] = ids;
      const body = { policyId, policyType: "box", paymentOper: "vaslpay" };
      const clicks = await Promise.all(
        ["key-of-tab-1", "key-of-tab-1", "key-of-tab-2"].map((tab) =>
          send(createPayment, { body, key: tab }),
        ),
      );
      expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(clicks.map(({ data }) => data.paymentId)).size).toBe(1);
    });

    it("refuses an idempotency key with a different body", async () => {
      const send = api.as();
      const key = "key-with-two-bodies";
      await send(saveBox, { body: aBoxOrder(), key });
      const other = await send(saveBox, { body: aBoxOrder({ firstName: "Дигар" }), key });
      expect(other.status).toBe(409);
      expect(other.data.code).toBe("idempotencyMismatch");
    });

    it("ends the payment when the buyer chooses another operator, and still accepts money for it", async () => {
      const send = api.as();
      const first = await startOrder(api, send);
      const second = await send(createPayment, {
        body: { policyId: first.orderId, policyType: "box", paymentOper: "payler" },
      });
      expect(second.data.paymentId).not.toBe(first.paymentId);
      expect(await findState(first.paymentId)).toBe("cancelled");
      await notify(api, first);
      expect(await findState(first.paymentId)).toBe("paid");
      expect(await listPolicies(first.orderId)).toHaveLength(1);
    });

    it("sends a second payment of a paid order to review", async () => {
      const send = api.as();
      const first = await startOrder(api, send);
      await send(createPayment, {
        body: { policyId: first.orderId, policyType: "box", paymentOper: "payler" },
      });
      const [second] = await api.service.db
        .select()
        .from(payment)
        .where(eq(payment.operator, "payler"))
        .orderBy(sql`created_at desc`)
        .limit(1);
      await notify(api, first);
      const status = await notify(
        api,
        { ...first, reference: second?.reference ?? "" },
        {},
        { operator: "payler" },
      );
      expect(status).toBe(200);
      expect(await findState(second?.id ?? "")).toBe("review");
      expect(await listPolicies(first.orderId)).toHaveLength(1);
      const retry = await send(createPayment, {
        body: { policyId: first.orderId, policyType: "box", paymentOper: "dc" },
      });
      expect(retry.data.code).toBe("alreadyPaid");
    });

    it("never exceeds the limit of a promo code", async () => {
      await api.service.db.insert(coupon).values({
        code: "ONLYTWO",
        kind: "percent",
        percent: 10,
        productCodes: [],
        validFrom: "2026-01-01",
        validTo: "2030-01-01",
        useLimit: 2,
      });
      await Promise.all(
        Array.from({ length: 5 }, async () => {
          const send = api.as();
          const saved = await send(saveBox, { body: aBoxOrder({ coupon: "ONLYTWO" }) });
          const body = { policyId: saved.data.id, policyType: "box", paymentOper: "dc" };
          await send(createPayment, { body });
        }),
      );
      // After the limit is reached, buyers pay the full price (SPEC-61).
      const discounted = await api.service.db
        .select()
        .from(payment)
        .innerJoin(order, eq(order.id, payment.orderId))
        .where(eq(order.couponCode, "ONLYTWO"));
      expect(discounted).toHaveLength(2);
      const seats = await api.service.db
        .select()
        .from(couponUse)
        .where(eq(couponUse.couponCode, "ONLYTWO"));
      expect(seats).toHaveLength(2);
    });

    it("rejects illegal state transitions in SQL", async () => {
      const started = await startOrder(api, api.as());
      const { db } = api.service;
      const toPaid = db.update(order).set({ state: "paid" }).where(eq(order.id, started.orderId));
      await notify(api, started);
      await expect(
        db
          .update(payment)
          .set({ state: "failed" })
          .where(eq(payment.id, started.paymentId))
          .execute(),
      ).rejects.toThrow();
      await expect(
        db.update(order).set({ state: "new" }).where(eq(order.id, started.orderId)).execute(),
      ).rejects.toThrow();
      await expect(toPaid.execute()).resolves.toBeDefined();
      const other = await startOrder(api, api.as());
      const [template] = await listPolicies(started.orderId);
      if (!template) throw new Error("no policy to copy");
      await expect(
        db
          .insert(policy)
          .values({ ...template, number: "9999999999", orderId: other.orderId })
          .execute(),
      ).rejects.toThrow();
    });

    it("shows a visitor only the visitor's own records", async () => {
      const mine = api.as();
      const started = await startOrder(api, mine);
      const stranger = api.as();
      expect((await stranger(paymentContract, { params: { id: started.paymentId } })).status).toBe(
        404,
      );
      expect((await stranger(latestPayment)).status).toBe(404);
      const pay = { policyId: started.orderId, policyType: "box", paymentOper: "dc" };
      expect((await stranger(createPayment, { body: pay })).status).toBe(404);
      expect((await mine(latestPayment)).data.id).toBe(started.paymentId);
    });

    it("gives a policy to one of the users who add it to their accounts at the same time", async () => {
      const started = await startOrder(api, api.as());
      await notify(api, started);
      const [issued] = await listPolicies(started.orderId);
      const body = { policyNumber: issued?.number, policyCode: issued?.code };
      const people = ["992900007701", "992900007702", "992900007703"].map((username) => ({
        id: randomUUID(),
        username,
        role: "user" as const,
        passwordHash: "",
        createdAt: api.service.now(),
      }));
      await api.service.db.insert(user).values(people);
      const added = await Promise.all(
        people.map(({ id }) => api.asUser(id)(addMyPolicy, { body })),
      );
      expect(added.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    });

    it("issues as many policies as paid orders under many parallel sales", async () => {
      const sold = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const started = await startOrder(api, api.as());
          await Promise.all([notify(api, started), pressAtBank(api, started, "pay")]);
          return started.orderId;
        }),
      );
      const counts = await Promise.all(
        sold.map(async (orderId) => (await listPolicies(orderId)).length),
      );
      expect(counts.every((count) => count === 1)).toBe(true);
      const numbers = (await api.service.db.select({ number: policy.number }).from(policy)).map(
        ({ number }) => number,
      );
      expect(new Set(numbers).size).toBe(numbers.length);
    });

    it("numbers policies at random", async () => {
      const numbers = await Promise.all(
        [1, 2, 3].map(async () => {
          const started = await startOrder(api, api.as());
          await notify(api, started);
          return Number((await listPolicies(started.orderId))[0]?.number.slice(0, 9));
        }),
      );
      const sorted = numbers.toSorted((a, b) => a - b);
      const gaps = sorted.slice(1).map((number, index) => number - (sorted[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(1);
      expect(Math.max(...numbers)).toBeGreaterThan(10_000_000);
    });
  });
}

/** A provider resends a webhook after a 503 of a busy database. */
async function repeatWhileAway(send: () => Promise<number>): Promise<number> {
  for (let repetition = 0; repetition < 5; repetition += 1) {
    const status = await send();
    if (status !== 503) return status;
  }
  return send();
}
