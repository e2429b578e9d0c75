import { saveBox } from "@sughurta/contracts/box";
import { saveDraft } from "@sughurta/contracts/draft";
import { saveCar, saveLiability } from "@sughurta/contracts/motor";
import { createPayment, payment as paymentContract } from "@sughurta/contracts/payment";
import { saveTravel } from "@sughurta/contracts/travel";
import type { PolicyType } from "@sughurta/domain";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { payment, policy } from "#src/platform/database/schema/sales.ts";
import { sandboxBankSession } from "#src/platform/database/schema/sandbox.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import type { PaymentProvider } from "#src/sales/ports/payment-provider.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { notify, pressAtBank, type StartedOrder, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { paymentFollowing } from "./follow-payments.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);

/** Tests that a purchase is never paid twice, run against every database engine. */
export function secondPaymentSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`a second payment of one order on ${engine}`, () => {
    let api: TestService;
    beforeAll(async () => {
      api = await aService({ RATE_LIMITS: "off" }, open);
    });
    afterAll(() => api.close());
    afterEach(() => vi.restoreAllMocks());

    const pay = (
      send: Send,
      policyId: string,
      paymentOper: string,
      policyType: PolicyType = "box",
    ) => send(createPayment, { body: { policyId, policyType, paymentOper } });
    const listPayments = (orderId: string) =>
      api.service.db
        .select()
        .from(payment)
        .where(eq(payment.orderId, orderId))
        .orderBy(payment.createdAt, payment.id);
    const listPolicies = (...orderIds: string[]) =>
      api.service.db.select().from(policy).where(inArray(policy.orderId, orderIds));
    /** The sandbox bank's records of the payments of an order. */
    const listSessions = async (orderId: string) => {
      const ids = (await listPayments(orderId)).map(({ id }) => id);
      return api.service.db
        .select()
        .from(sandboxBankSession)
        .where(inArray(sandboxBankSession.merchantOrder, ids));
    };
    const findState = async (paymentId: string) =>
      (await api.service.db.select().from(payment).where(eq(payment.id, paymentId)))[0]?.state;
    const getProvider = (operator: "dc" | "payler" | "vaslpay"): PaymentProvider => {
      const found = api.service.providers.get(operator);
      if (!found) throw new Error(`No provider ${operator}`);
      return found;
    };
    const toCheck = (paymentId: string) =>
      queryRows<{ reason: string }>(
        api.service.db,
        sql`select reason from payment_to_check where payment_id = ${paymentId}`,
      );
    /** Starts a payment of an order that already has one at another operator. */
    async function startSecond(send: Send, first: StartedOrder, paymentOper = "payler") {
      const { data, status } = await pay(send, first.orderId, paymentOper);
      expect(status).toBe(201);
      const [row] = await api.service.db
        .select()
        .from(payment)
        .where(eq(payment.id, String(data.paymentId)));
      return {
        ...first,
        paymentId: String(data.paymentId),
        redirectUrl: String(data.redirectUrl),
        reference: row?.reference ?? "",
      };
    }

    const products = [
      ["a box", "box", saveBox, aBoxOrder()],
      ["a trip", "travel", saveTravel, saveTravel.examples.body],
      ["casco", "car", saveCar, { ...saveCar.examples.body, sumPrem: undefined }],
      ["liability", "car", saveLiability, { ...saveLiability.examples.body, sumPrem: undefined }],
    ] as const;

    it.each(products)(
      "is not started for %s that was paid without a webhook",
      async (_, type, save, body) => {
        const away = EXAMPLE_DAY_MS - api.service.now().getTime();
        if (type !== "box") api.pass(away);
        const send = api.as();
        const orderId = String((await send(save, { body })).data.id);
        const first = await pay(send, orderId, "dc", type);
        const redirectUrl = String(first.data.redirectUrl);
        await pressAtBank(api, { redirectUrl }, "pay-silently");

        const second = await pay(send, orderId, "payler", type);
        expect(second).toMatchObject({ status: 409, data: { code: "alreadyPaid" } });
        expect((await listPayments(orderId)).map(({ state }) => state)).toEqual(["paid"]);
        expect(await listPolicies(orderId)).toHaveLength(1);
        if (type !== "box") api.pass(-away);
      },
    );

    it("starts once the first is closed at its bank and can no longer be paid", async () => {
      const send = api.as();
      const first = await startOrder(api, send, "dc");
      const second = await startSecond(send, first);
      expect(await findState(first.paymentId)).toBe("cancelled");
      await pressAtBank(api, first, "pay");
      expect(await listPolicies(first.orderId)).toEqual([]);
      await pressAtBank(api, second, "pay");
      expect(await listPolicies(first.orderId)).toHaveLength(1);
      const statuses = (await listSessions(first.orderId)).map(({ status }) => status);
      expect(statuses.sort()).toEqual(["cancelled", "paid"]);
    });

    it.each([
      ["does not answer", "ask"],
      ["does not close the first", "close"],
    ] as const)("is delayed while the first bank %s", async (_, call) => {
      const send = api.as();
      const first = await startOrder(api, send, "dc");
      const broken = vi.spyOn(getProvider("dc"), call).mockRejectedValue(new Error("away"));
      const refused = await pay(send, first.orderId, "payler");
      expect(refused).toMatchObject({ status: 409, data: { code: "paymentChecking" } });
      expect((await listPayments(first.orderId)).map(({ state }) => state)).toEqual(["pending"]);
      broken.mockRestore();
      expect((await pay(send, first.orderId, "payler")).status).toBe(201);
    });

    it("is opened once for two concurrent tabs", async () => {
      const send = api.as();
      for (const begun of [undefined, "dc", undefined, "dc", undefined, undefined]) {
        const orderId = begun
          ? (await startOrder(api, send, begun)).orderId
          : String((await send(saveBox, { body: aBoxOrder() })).data.id);
        const tabs = await Promise.all(
          ["payler", "vaslpay", "qr"].map((operator) => pay(send, orderId, operator)),
        );
        expect(tabs.map(({ status }) => status)).toContain(201);
        for (const { data } of tabs) {
          if (data.redirectUrl) {
            await pressAtBank(api, { redirectUrl: String(data.redirectUrl) }, "pay-silently");
          }
        }
        const paid = (await listSessions(orderId)).filter(({ status }) => status === "paid");
        expect(paid).toHaveLength(1);
        const states = (await listPayments(orderId)).map(({ state }) => state);
        expect(states.filter((state) => state === "pending" || state === "created")).toHaveLength(
          1,
        );
      }
    });

    it.each([
      ["begins after two others that came meanwhile", 2, 201],
      ["leaves the last of many others to its buyer", 3, 409],
    ])("%s", async (_, others, status) => {
      const send = api.as();
      const { orderId } = await startOrder(api, send, "dc");
      const came: string[] = [];
      let isOther = false;
      const close = { dc: getProvider("dc").close, vaslpay: getProvider("vaslpay").close };
      for (const operator of ["dc", "vaslpay"] as const) {
        vi.spyOn(getProvider(operator), "close").mockImplementation(async (reference) => {
          await close[operator].call(getProvider(operator), reference);
          if (isOther || came.length === others) return;
          isOther = true;
          const other = await pay(send, orderId, operator === "dc" ? "vaslpay" : "dc");
          came.push(String(other.data.paymentId));
          isOther = false;
        });
      }
      expect((await pay(send, orderId, "payler")).status).toBe(status);
      expect(came).toHaveLength(others);
      const states = (await listPayments(orderId)).map(({ state }) => state);
      expect(states.filter((state) => state === "pending")).toHaveLength(1);
      expect(await findState(String(came.at(-1)))).toBe(status === 201 ? "cancelled" : "pending");
    });

    it("is not paid if money for the first one arrives while it starts", async () => {
      const send = api.as();
      for (let round = 0; round < 5; round += 1) {
        const first = await startOrder(api, send, "dc");
        const [second] = await Promise.all([
          pay(send, first.orderId, "payler"),
          pressAtBank(api, first, "pay"),
        ]);
        if (second.status === 201) {
          await pressAtBank(api, { redirectUrl: String(second.data.redirectUrl) }, "pay");
        }
        const paid = (await listSessions(first.orderId)).filter(({ status }) => status === "paid");
        expect(paid).toHaveLength(1);
        expect(await listPolicies(first.orderId)).toHaveLength(1);
      }
    });

    it("is closed at its bank if the first one was paid after all", async () => {
      const send = api.as();
      const first = await startOrder(api, send, "dc");
      await pressAtBank(api, first, "decline");
      const second = await startSecond(send, first);
      await notify(api, first, { eventId: `late-${first.reference}` });
      expect(await findState(first.paymentId)).toBe("paid");
      await api.work(paymentFollowing);
      expect(await findState(second.paymentId)).toBe("cancelled");
      await pressAtBank(api, second, "pay");
      expect(await listPolicies(first.orderId)).toHaveLength(1);
      expect(await toCheck(second.paymentId)).toEqual([]);
    });

    it("that is still paid goes to review, and the buyer is informed", async () => {
      const send = api.as();
      const first = await startOrder(api, send, "dc");
      await pressAtBank(api, first, "decline");
      const second = await startSecond(send, first);
      await notify(api, first, { eventId: `late-${first.reference}` });
      await pressAtBank(api, second, "pay-silently");
      await api.work(paymentFollowing);
      expect(await toCheck(second.paymentId)).toEqual([{ reason: "secondPayment" }]);
      expect(await listPolicies(first.orderId)).toHaveLength(1);
      for (const { paymentId } of [first, second]) {
        const { data } = await send(paymentContract, { params: { id: paymentId } });
        expect(data).toMatchObject({ status: "paid", paidTwice: first.amount });
      }
      const told = await api.service.db
        .select()
        .from(outbox)
        .where(sql`${outbox.dedupeKey} like ${`review:${second.paymentId}:%`}`);
      expect(told.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
      for (const { body } of told) expect(body).toMatch(/два платежа.*75.TJS.*10 рабочих дней/s);
    });

    it("is not started for a corrected order while the previous one may be paid", async () => {
      const send = api.as();
      const draft = { params: { kind: "box-deti" }, body: { content: "{}" } };
      await send(saveDraft, draft);
      const first = await startOrder(api, send, "dc");
      const corrected = await send(saveBox, { body: aBoxOrder({ lastName: "Ғафурзодаи" }) });
      const correctedId = String(corrected.data.id);
      await pressAtBank(api, first, "pay-silently");
      const refused = await pay(send, correctedId, "payler");
      expect(refused).toMatchObject({ status: 409, data: { code: "alreadyPaid" } });
      expect(await listPolicies(first.orderId, correctedId)).toHaveLength(1);

      // Later orders are a separate purchase.
      await send(saveDraft, draft);
      const another = await startOrder(api, send, "dc");
      await pressAtBank(api, another, "pay");
      expect(await listPolicies(another.orderId)).toHaveLength(1);
    });

    it("of a corrected order closes the previous one", async () => {
      const send = api.as();
      await send(saveDraft, { params: { kind: "box-deti" }, body: { content: "{}" } });
      const first = await startOrder(api, send, "dc");
      const corrected = await startOrder(api, send, "dc", { lastName: "Ғафурзодаи" });
      expect(corrected.orderId).not.toBe(first.orderId);
      expect(await findState(first.paymentId)).toBe("cancelled");
      await notify(api, first);
      await pressAtBank(api, corrected, "pay");
      expect(await listPolicies(first.orderId, corrected.orderId)).toHaveLength(1);
      await api.work(paymentFollowing);
      const states = [await findState(first.paymentId), await findState(corrected.paymentId)];
      expect(states).toEqual(["paid", "review"]);
    });
  });
}
