import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { moneyDecision } from "#src/platform/database/schema/money.ts";
import { order, payment, refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { notify, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { decideRefund } from "./decide-refund.ts";
import { acceptPayment, closePayment, keepMoney, recordMoney, refundPayment } from "./decisions.ts";
import { paymentFollowing } from "./follow-payments.ts";

const MINUTE_MS = 60_000;
const refused = (code: string) => expect.objectContaining({ code });

/** Tests of staff decisions about payments, run against every database engine. */
export function paymentDecisionsSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`staff decisions about payments on ${engine}`, () => {
    let api: TestService;
    let desk: ReturnType<typeof aDesk>;
    beforeAll(async () => {
      api = await aService({ RATE_LIMITS: "off" }, open);
      desk = aDesk(api);
    });
    afterAll(() => api.close());
    const openRefund = async (paymentId: string) =>
      (await desk.listRefunds(paymentId)).find(
        ({ state }) => state === "requested" || state === "approved",
      )?.id ?? randomUUID();
    const sendRefundFor = async (paymentId: string) => {
      const id = await openRefund(paymentId);
      await decideRefund(api.service, id, "approved", aCommand("Rahimov"));
      await decideRefund(api.service, id, "paid", aCommand("Rahimov"));
    };
    const decide = async (paymentId: string, command: string, amountDiram: number) => {
      const { service } = api;
      if (command === "accept") await acceptPayment(service, paymentId, aCommand());
      if (command === "refund") await refundPayment(service, paymentId, amountDiram, aCommand());
      if (command === "keep") await keepMoney(service, paymentId, amountDiram, aCommand());
      if (command === "close") await closePayment(service, paymentId, aCommand());
      if (command === "approved" || command === "rejected" || command === "paid") {
        const id = await openRefund(paymentId);
        await decideRefund(service, id, command, aCommand("Rahimov"));
      }
    };
    afterEach(async () => expect(await desk.brokenRules()).toEqual([]));

    it("accept more than the price: issue the policy as usual and refund the excess", async () => {
      const { paymentId, orderId, send } = await desk.wrongAmount(5);
      const command = aCommand();
      await acceptPayment(api.service, paymentId, command);
      const [issued] = await desk.listPolicies(orderId);
      const news = await api.service.db
        .select()
        .from(outbox)
        .where(eq(outbox.policyNumber, issued?.number ?? ""));
      expect(news.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
      expect(await desk.listRefunds(paymentId)).toMatchObject([
        { amountDiram: 500, state: "requested" },
      ]);
      for (const { body } of await desk.listMessages(command)) expect(body).toMatch(/Вернём 5.TJS/);
      expect(await desk.shown(send, paymentId)).toMatchObject({ status: "paid", paidTwice: 5 });
      expect(await desk.listReasons(paymentId)).toEqual([]);
      expect(await desk.listDecisions(paymentId)).toMatchObject([
        {
          command: "accept",
          actorId: "Karimova",
          actorRole: "cashier",
          reason: "Звонил покупатель",
          fromState: "review",
          toState: "paid",
        },
      ]);
    });

    it("accept money received after the expiry", async () => {
      const send = api.as();
      const started = await startOrder(api, send);
      api.pass(31 * MINUTE_MS);
      await api.work(paymentFollowing);
      await notify(api, started);
      expect(await desk.listReasons(started.paymentId)).toEqual(["afterExpiry"]);
      await acceptPayment(api.service, started.paymentId, aCommand());
      expect(await desk.listPolicies(started.orderId)).toHaveLength(1);
    });

    it("refuse to accept less than the price, report the missing amount, and change nothing", async () => {
      const { paymentId, orderId } = await desk.wrongAmount(-1);
      await expect(acceptPayment(api.service, paymentId, aCommand())).rejects.toMatchObject({
        code: "amountTooSmall",
        values: { sum: 1 },
      });
      expect(await desk.listPolicies(orderId)).toEqual([]);
      expect(await desk.listDecisions(paymentId)).toEqual([]);
    });

    it("require a staff member and a reason", async () => {
      const { paymentId } = await desk.wrongAmount(1);
      const nobody = { ...aCommand(" ") };
      const silent = { ...aCommand(), reason: " " };
      for (const command of [nobody, silent]) {
        const accepted = acceptPayment(api.service, paymentId, command);
        await expect(accepted).rejects.toEqual(refused("reasonMissing"));
      }
    });

    it("create one refund and one message when a refund is pressed twice", async () => {
      const { paymentId } = await desk.wrongAmount(-1);
      const command = aCommand();
      const pressed = await Promise.all(
        [1, 2, 3].map(() => refundPayment(api.service, paymentId, 100, command)),
      );
      expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
      expect(await desk.listRefunds(paymentId)).toHaveLength(1);
      expect(await desk.listMessages(command)).toHaveLength(2);
    });

    it("succeed for one of two concurrent cashiers; the other gets a conflict", async () => {
      for (let round = 0; round < 4; round += 1) {
        const { paymentId, orderId } = await desk.wrongAmount(1);
        const ends = await Promise.allSettled([
          acceptPayment(api.service, paymentId, aCommand("Karimova")),
          refundPayment(api.service, paymentId, 100, aCommand("Rahimov")),
          refundPayment(api.service, paymentId, 100, aCommand("Saidova")),
        ]);
        const lost = ends.filter((end) => end.status === "rejected");
        const codes = new Set(lost.map(({ reason }) => (reason as { code: string }).code));
        expect([...codes]).toEqual(["decidedBefore"]);
        expect((await desk.listPolicies(orderId)).length).toBeLessThanOrEqual(1);
        expect(lost).toHaveLength(2);
        expect(await desk.listDecisions(paymentId)).toHaveLength(1);
      }
    });

    it("refund money: the buyer is informed, may order again, and is informed once it was sent", async () => {
      const { paymentId, orderId, send, amount } = await desk.wrongAmount(-1);
      const command = aCommand();
      await refundPayment(api.service, paymentId, (amount - 1) * 100, command);
      expect(await desk.listReasons(paymentId)).toEqual([]);
      expect(await desk.findOrderState(orderId)).toBe("expired");
      const seen = await desk.shown(send, paymentId);
      expect(seen).toMatchObject({ status: "refunding", refund: amount - 1 });
      expect((await desk.payAgain(send, orderId)).data.code).toBe("orderExpired");
      const messages = await desk.listMessages(command);
      expect(messages.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
      for (const { body } of messages) expect(body).toContain("Звонил покупатель.");

      const [asked] = await desk.listRefunds(paymentId);
      await decideRefund(api.service, asked?.id ?? "", "approved", aCommand("Rahimov"));
      expect(await desk.findState(paymentId)).toBe("refunding");
      const sent = aCommand("Rahimov");
      await decideRefund(api.service, asked?.id ?? "", "paid", sent);
      expect(await desk.shown(send, paymentId)).toMatchObject({ status: "refunded" });
      expect(await desk.listMessages(sent)).toHaveLength(2);
    });

    it("return the payment to review when a second staff member rejects the refund", async () => {
      const { paymentId, orderId } = await desk.wrongAmount(1);
      await refundPayment(api.service, paymentId, 100, aCommand());
      const [asked] = await desk.listRefunds(paymentId);
      await decideRefund(api.service, asked?.id ?? "", "rejected", aCommand("Rahimov"));
      expect(await desk.findOrderState(orderId)).toBe("review");
      expect(await desk.listReasons(paymentId)).toEqual(["wrongAmount"]);
      await acceptPayment(api.service, paymentId, aCommand());
      expect(await desk.listPolicies(orderId)).toHaveLength(1);
    });

    it("leave a payment in review after a partial refund until nothing remains", async () => {
      const { paymentId, orderId, send, amount } = await desk.wrongAmount(5_000);
      const first = aCommand();
      await refundPayment(api.service, paymentId, 99_900, first);
      for (const { body } of await desk.listMessages(first))
        expect(body).toContain("Остальные деньги");
      await sendRefundFor(paymentId);
      expect(await desk.listReasons(paymentId)).toEqual(["wrongAmount"]);
      expect(await desk.shown(send, paymentId)).toMatchObject({ status: "checking", refund: 999 });
      expect(await desk.findOrderState(orderId)).toBe("review");
      const byHand = api.service.db.update(payment).set({ state: "refunded" });
      await expect(byHand.where(eq(payment.id, paymentId)).execute()).rejects.toThrow();

      const kept = aCommand();
      await keepMoney(api.service, paymentId, 100, kept);
      await keepMoney(api.service, paymentId, 100, kept);
      expect(await desk.listMessages(kept)).toHaveLength(2);
      expect(await desk.findState(paymentId)).toBe("review");
      const rest = (amount + 5_000) * 100 - 99_900 - 100;
      const tooMuch = keepMoney(api.service, paymentId, rest + 1, aCommand());
      await expect(tooMuch).rejects.toEqual(refused("refundTooLarge"));
      await keepMoney(api.service, paymentId, rest, aCommand());
      expect(await desk.findState(paymentId)).toBe("refunded");
      expect(await desk.listReasons(paymentId)).toEqual([]);
      expect(await desk.findOrderState(orderId)).toBe("expired");
    });

    it("accept the money remaining after a partial refund, if it is enough", async () => {
      const { paymentId, orderId } = await desk.wrongAmount(50);
      await refundPayment(api.service, paymentId, 2_000, aCommand());
      await sendRefundFor(paymentId);
      await acceptPayment(api.service, paymentId, aCommand());
      expect(await desk.listPolicies(orderId)).toHaveLength(1);
      expect(await desk.listRefunds(paymentId)).toMatchObject([
        { amountDiram: 2_000, state: "paid" },
        { amountDiram: 3_000, state: "requested" },
      ]);
    });

    it("list a policy's excess again when its refund is rejected, until it is decided", async () => {
      const { paymentId } = await desk.wrongAmount(5);
      await acceptPayment(api.service, paymentId, aCommand());
      await decideRefund(api.service, await openRefund(paymentId), "rejected", aCommand("Rahimov"));
      expect(await desk.listReasons(paymentId)).toEqual(["moneyRemains"]);
      await refundPayment(api.service, paymentId, 200, aCommand());
      const second = refundPayment(api.service, paymentId, 300, aCommand());
      await expect(second).rejects.toEqual(refused("decidedBefore"));
      await sendRefundFor(paymentId);
      await keepMoney(api.service, paymentId, 300, aCommand());
      expect(await desk.listReasons(paymentId)).toEqual([]);
      expect(await desk.findState(paymentId)).toBe("paid");
    });

    it("ignore another report of money that was kept", async () => {
      const { paymentId, ...started } = await desk.wrongAmount(-1);
      await keepMoney(api.service, paymentId, (started.amount - 1) * 100, aCommand());
      expect(await desk.findState(paymentId)).toBe("closed");
      await notify(api, { paymentId, ...started }, { eventId: randomUUID() });
      expect(await desk.findState(paymentId)).toBe("closed");
    });

    it("account for all money, for any receipts and decisions in any order", async () => {
      const anyStep = fc.record({
        command: fc.constantFrom(
          "accept",
          "refund",
          "keep",
          "close",
          "report",
          "approved",
          "rejected",
          "paid",
        ),
        share: fc.integer({ min: 1, max: 4 }),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: -3, max: 30 }),
          fc.array(anyStep, { minLength: 1, maxLength: 10 }),
          async (difference, steps) => {
            const { paymentId, ...started } = await desk.wrongAmount(difference || 1);
            for (const { command, share } of steps) {
              const remaining = await desk.loadRemaining(paymentId);
              const amountDiram = Math.ceil(remaining / share);
              await decide(paymentId, command, amountDiram).catch((error: unknown) => {
                expect(error).toBeInstanceOf(FailureError);
              });
              if (command === "report") {
                await notify(api, { paymentId, ...started }, { eventId: randomUUID() });
              }
              const state = await desk.findState(paymentId);
              const isListed = (await desk.listReasons(paymentId)).length > 0;
              const isRefundOpen = (await desk.listRefunds(paymentId)).some(
                (one) => one.state === "requested" || one.state === "approved",
              );
              const isOpen = (await desk.loadRemaining(paymentId)) > 0;
              if (isOpen) expect([state, isListed || isRefundOpen]).toEqual([state, true]);
              else expect(isListed).toBe(false);
            }
            expect(await desk.brokenRules()).toEqual([]);
          },
        ),
        { numRuns: 8 },
      );
    }, 120_000);

    it("refund a second payment without changing the policy", async () => {
      const send = api.as();
      const first = await startOrder(api, send);
      await pressAtBank(api, first, "decline");
      const { data } = await desk.payAgain(send, first.orderId);
      await notify(api, first, { eventId: randomUUID() });
      await pressAtBank(api, { redirectUrl: String(data.redirectUrl) }, "pay-silently");
      await api.work(paymentFollowing);
      const second = String(data.paymentId);
      const accepted = acceptPayment(api.service, second, aCommand());
      await expect(accepted).rejects.toEqual(refused("alreadyPaid"));
      const command = aCommand();
      await refundPayment(api.service, second, first.amount * 100, command);
      for (const { body } of await desk.listMessages(command))
        expect(body).toContain("Полис действует");
      const seen = await desk.shown(send, first.paymentId);
      expect(seen).toMatchObject({ status: "paid", paidTwice: first.amount });
      expect(await desk.findState(second)).toBe("refunding");
    });

    it("close a payment without a bank report; money that still arrives goes to review", async () => {
      const send = api.as();
      const started = await startOrder(api, send);
      const early = closePayment(api.service, started.paymentId, aCommand());
      await expect(early).rejects.toEqual(refused("paymentStillOpen"));
      api.pass(31 * MINUTE_MS);
      const command = aCommand();
      await closePayment(api.service, started.paymentId, command);
      expect(await desk.shown(send, started.paymentId)).toMatchObject({ status: "expired" });
      expect(await desk.listMessages(command)).toHaveLength(2);
      await notify(api, started);
      expect(await desk.listReasons(started.paymentId)).toEqual(["afterExpiry"]);
      const closed = closePayment(api.service, started.paymentId, aCommand());
      await expect(closed).rejects.toEqual(refused("moneyNotRefunded"));
    });

    it("record a transfer that no bank reported: it buys, and counts once", async () => {
      const started = await startOrder(api, api.as());
      const transaction = randomUUID();
      const found = {
        amountDiram: started.amount * 100,
        currency: "TJS",
        occurredAt: api.service.now(),
        transaction,
      };
      await recordMoney(api.service, started.paymentId, found, aCommand());
      expect(await desk.findState(started.paymentId)).toBe("paid");
      expect(await desk.listPolicies(started.orderId)).toHaveLength(1);
      const other = await startOrder(api, api.as());
      for (const { paymentId } of [started, other]) {
        const again = recordMoney(api.service, paymentId, found, aCommand());
        await expect(again).rejects.toEqual(refused("moneyRecorded"));
      }
      await notify(api, started);
      expect(await desk.findState(started.paymentId)).toBe("paid");
    });

    it("are required: SQL rejects paying by hand, refunds above the money, and rewritten rows", async () => {
      const { paymentId, orderId } = await desk.wrongAmount(1);
      const { db } = api.service;
      const byHand = [
        db.update(payment).set({ state: "paid" }).where(eq(payment.id, paymentId)),
        db.update(order).set({ state: "paid" }).where(eq(order.id, orderId)),
        db.update(payment).set({ state: "refunding" }).where(eq(payment.id, paymentId)),
      ];
      for (const statement of byHand) await expect(statement.execute()).rejects.toThrow();
      await refundPayment(api.service, paymentId, 100, aCommand());
      const more = db.update(refund).set({ amountDiram: 10_000_000 });
      await expect(more.where(eq(refund.paymentId, paymentId)).execute()).rejects.toThrow();
      const rewritten = db.update(moneyDecision).set({ reason: "-" });
      await expect(
        rewritten.where(eq(moneyDecision.paymentId, paymentId)).execute(),
      ).rejects.toThrow();
    });
  });
}
