import { createPayment, payment as paymentContract, restToPay } from "@sughurta/contracts/payment";
import { saveTravel } from "@sughurta/contracts/travel";
import { addDays } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { instalment, order, payment } from "#src/platform/database/schema/sales.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { notify, type StartedOrder, startPayment } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { askRest } from "./ask-rest.ts";
import { decideRefund } from "./decide-refund.ts";
import { acceptPayment, keepMoney, refundPayment } from "./decisions.ts";
import { unbalancedPayments } from "./money-balance.ts";

const DAY_MS = 86_400_000;

/** Tests of the rest of a price after a payment that was too small, run against every database engine. */
export function paymentRestSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`the rest of a price on ${engine}`, () => {
    let api: TestService;
    let desk: ReturnType<typeof aDesk>;
    beforeAll(async () => {
      api = await aService({ RATE_LIMITS: "off" }, open);
      desk = aDesk(api);
    });
    afterAll(() => api.close());
    afterEach(async () => {
      expect(await desk.brokenRules()).toEqual([]);
      const unbalanced = await unbalancedPayments(api.service.db, api.service.now());
      expect(unbalanced).toEqual({ missing: 0, excess: 0 });
    });

    /** A payment of 10 TJS less than its price, whose rest is asked for; with the token of the link. */
    async function asked(short: Pick<StartedOrder, "paymentId">) {
      const command = aCommand();
      await askRest(api.service, short.paymentId, command);
      const messages = await desk.listMessages(command);
      const [, token = ""] = /\/rest\/([\w-]+)/.exec(messages[0]?.body ?? "") ?? [];
      return { token, messages };
    }
    async function shortOrder() {
      const short = await desk.wrongAmount(-10);
      return { ...short, ...(await asked(short)) };
    }
    const pay = (
      send: Send,
      rest: { token: string; orderId: string },
      paymentOper = "dc",
      policyType = "box",
    ) =>
      send(createPayment, {
        body: { policyId: rest.orderId, policyType, paymentOper, rest: rest.token },
      });
    /** Starts the payment of a rest. */
    async function started(
      send: Send,
      rest: { token: string; orderId: string },
      oper = "dc",
      policyType = "box",
    ) {
      const { data } = await pay(send, rest, oper, policyType);
      const paymentId = String(data.paymentId);
      const [row] = await api.service.db.select().from(payment).where(eq(payment.id, paymentId));
      const { reference, amountDiram = 0 } = row ?? {};
      return {
        orderId: rest.orderId,
        paymentId,
        reference: reference ?? "",
        redirectUrl: "",
        amount: amountDiram / 100,
      };
    }
    const fetchState = async (token: string) =>
      (await api.as()(restToPay, { params: { token } })).data.state;
    const listParts = async (orderId: string) =>
      (
        await api.service.db
          .select({ amountDiram: instalment.amountDiram, paymentId: instalment.paymentId })
          .from(instalment)
          .where(eq(instalment.orderId, orderId))
          .orderBy(instalment.part)
      ).map(({ amountDiram, paymentId }) => [paymentId, amountDiram]);

    it("is asked for by SMS and e-mail, paid by anyone with the link, and both payments buy one policy", async () => {
      const short = await shortOrder();
      expect(short.messages.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
      for (const { body } of short.messages) expect(body).toMatch(/не хватает 10.TJS/);
      const relative = api.as();
      expect((await relative(restToPay, { params: { token: short.token } })).data).toMatchObject({
        state: "open",
        sumPrem: 10,
        received: short.amount - 10,
        policyId: short.orderId,
      });
      const rest = await started(relative, short);
      expect(rest.amount).toBe(10);
      expect(await desk.listPolicies(short.orderId)).toEqual([]);
      await notify(api, rest);
      await notify(api, rest, { eventId: "again" });
      const [issued, ...more] = await desk.listPolicies(short.orderId);
      expect(more).toEqual([]);
      expect(issued?.amountDiram).toBe(short.amount * 100);
      expect(await listParts(short.orderId)).toEqual([
        [short.paymentId, short.amount * 100 - 1_000],
        [rest.paymentId, 1_000],
      ]);
      expect(await desk.findState(short.paymentId)).toBe("paid");
      expect(await fetchState(short.token)).toBe("paid");
      expect(await desk.listReasons(short.paymentId)).toEqual([]);
      const receipts = await api.service.db
        .select({ diram: fiscalReceipt.amountDiram })
        .from(fiscalReceipt)
        .innerJoin(payment, eq(payment.id, fiscalReceipt.paymentId))
        .where(eq(payment.orderId, short.orderId));
      expect(receipts.reduce((sum, { diram }) => sum + diram, 0)).toBe(short.amount * 100);
      const shown = await relative(paymentContract, { params: { id: rest.paymentId } });
      expect(shown.data).toMatchObject({ status: "paid", isRest: true });
      expect(shown.data).not.toHaveProperty("policyCode");
    });

    it("issues one policy for concurrent reports of the rest", async () => {
      const short = await shortOrder();
      const rest = await started(api.as(), short);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => notify(api, rest, { eventId: `rest-${index}` })),
      );
      expect(await desk.listPolicies(short.orderId)).toHaveLength(1);
    });

    it("is asked for again when it was too small, and then three payments buy together", async () => {
      const short = await shortOrder();
      const second = await started(api.as(), short);
      await notify(api, second, { amount: 6 });
      expect(await desk.listReasons(second.paymentId)).toEqual(["wrongAmount"]);
      expect(await fetchState(short.token)).toBe("checking");
      expect((await pay(api.as(), short)).data.code).toBe("paymentInReview");
      const { token } = await asked(second);
      const third = await started(api.as(), { ...short, token });
      expect(third.amount).toBe(4);
      await notify(api, third);
      expect(await desk.listPolicies(short.orderId)).toHaveLength(1);
      expect(await listParts(short.orderId)).toEqual([
        [short.paymentId, short.amount * 100 - 1_000],
        [second.paymentId, 600],
        [third.paymentId, 400],
      ]);
    });

    it("is accepted by staff when more came, and the excess is refunded", async () => {
      const short = await shortOrder();
      const rest = await started(api.as(), short);
      await notify(api, rest, { amount: 13 });
      expect(await desk.listPolicies(short.orderId)).toEqual([]);
      await acceptPayment(api.service, rest.paymentId, aCommand());
      expect(await desk.listPolicies(short.orderId)).toHaveLength(1);
      expect(await desk.listRefunds(rest.paymentId)).toMatchObject([{ amountDiram: 300 }]);
    });

    it("goes to review as a second payment when it is paid twice", async () => {
      const short = await shortOrder();
      const [buyer, relative] = [api.as(), api.as()];
      const first = await started(buyer, short);
      const second = await started(relative, short, "payler");
      await notify(api, first);
      await notify(api, second, {}, { operator: "payler" });
      const reasons = [first, second].map(({ paymentId }) => desk.listReasons(paymentId));
      expect((await Promise.all(reasons)).flat()).toEqual(["secondPayment"]);
      expect(await desk.listPolicies(short.orderId)).toHaveLength(1);
      expect((await pay(api.as(), short)).data.code).toBe("alreadyPaid");
    });

    it("is not paid after its last day, and asked for again once that has passed", async () => {
      const short = await shortOrder();
      await expect(askRest(api.service, short.paymentId, aCommand())).rejects.toMatchObject({
        code: "restAsked",
      });
      api.pass(4 * DAY_MS);
      expect(await fetchState(short.token)).toBe("over");
      expect((await pay(api.as(), short)).data.code).toBe("orderExpired");
      const later = await asked(short);
      expect(await fetchState(later.token)).toBe("open");
      expect(await fetchState(short.token)).toBe("over");
    });

    it("is paid before the cover begins; later money goes to review, and nothing is issued", async () => {
      const { db } = api.service;
      const send = api.as();
      const tomorrow = addDays(getToday(api.service), 1);
      const saved = await send(saveTravel, {
        body: {
          ...saveTravel.examples.body,
          ...{ beginDate: tomorrow, endDate: addDays(tomorrow, 10), dayCount: 11 },
        },
      });
      const orderId = String(saved.data.id);
      const first = await startPayment(api, send, { orderId, policyType: "travel" });
      const bank = { operator: "payler" };
      await notify(api, first, { amount: first.amount - 10 }, bank);
      const { token } = await asked(first);
      const link = await send(restToPay, { params: { token } });
      expect(link.data).toMatchObject({ state: "open", dueOn: tomorrow });
      const rest = await started(send, { orderId, token }, "payler", "travel");
      const startDate = addDays(tomorrow, -2);
      await db.update(order).set({ startDate }).where(eq(order.id, orderId));
      await notify(api, rest, {}, bank);
      expect(await desk.listReasons(rest.paymentId)).toEqual(["afterExpiry"]);
      expect(await desk.listPolicies(orderId)).toEqual([]);
    });

    it.each(["refund", "keep"] as const)(
      "is ended by a decision to %s a part of the first payment; what still arrives is returned",
      async (decision) => {
        const short = await shortOrder();
        const rest = await started(api.as(), short);
        const decide = decision === "refund" ? refundPayment : keepMoney;
        await decide(api.service, short.paymentId, 500, aCommand());
        expect(await fetchState(short.token)).toBe("over");
        expect((await pay(api.as(), short)).data.code).toBe("orderExpired");
        await notify(api, rest);
        expect(await desk.listReasons(rest.paymentId)).toEqual(["orderClosed"]);
        expect(await desk.listPolicies(short.orderId)).toEqual([]);
        await refundPayment(api.service, rest.paymentId, 1_000, aCommand());
        expect(await desk.findState(rest.paymentId)).toBe("refunding");
      },
    );

    it("ends with its order when all money is refunded", async () => {
      const short = await shortOrder();
      const rest = await started(api.as(), short);
      await notify(api, rest, { amount: 6 });
      const back = async (paymentId: string, diram: number) => {
        await refundPayment(api.service, paymentId, diram, aCommand());
        const [opened] = await desk.listRefunds(paymentId);
        await decideRefund(api.service, opened?.id ?? "", "approved", aCommand("Rahimov"));
        await decideRefund(api.service, opened?.id ?? "", "paid", aCommand("Rahimov"));
      };
      await back(short.paymentId, short.amount * 100 - 1_000);
      expect(await desk.findOrderState(short.orderId)).toBe("review");
      await back(rest.paymentId, 600);
      expect(await desk.findOrderState(short.orderId)).toBe("expired");
      const states = [short, rest].map(({ paymentId }) => desk.findState(paymentId));
      expect(await Promise.all(states)).toEqual(["refunded", "refunded"]);
    });

    it("belongs to its order, and to payments that were too small", async () => {
      const short = await shortOrder();
      const other = await desk.wrongAmount(5);
      expect((await pay(api.as(), { ...other, token: short.token })).status).toBe(404);
      expect((await api.as()(restToPay, { params: { token: "none" } })).status).toBe(404);
      await expect(askRest(api.service, other.paymentId, aCommand())).rejects.toBeInstanceOf(
        FailureError,
      );
      const rows = await api.service.db
        .select()
        .from(payment)
        .where(and(eq(payment.orderId, other.orderId), eq(payment.part, 2)));
      expect(rows).toEqual([]);
    });
  });
}
