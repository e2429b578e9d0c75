import { randomUUID } from "node:crypto";
import { saveCar } from "@sughurta/contracts/motor";
import { createPayment, payment } from "@sughurta/contracts/payment";
import { cancelPolicy, checkPolicy, myPolicies } from "@sughurta/contracts/policy";
import { openPolicy, policyInstalments, sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { DAY_MS } from "@sughurta/domain";
import { and, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { instalment, payment as paymentTable } from "#src/platform/database/schema/sales.ts";
import { outbox, user } from "#src/platform/database/schema/service.ts";
import { sendInstalmentNotices } from "#src/sales/notifications/instalment-messages.ts";
import { acceptPayment, refundPayment } from "#src/sales/payments/decisions.ts";
import { paymentFollowing } from "#src/sales/payments/follow-payments.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { notify, payOrder, pressAtBank } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

/** Monday 2 March 2026, noon in Dushanbe: the day of the examples. */
const FIRST_DAY_MS = Date.UTC(2026, 2, 2, 7);

/** Tests of instalments, run against every database engine (SPEC-85). */
export function instalmentsSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`instalments on ${engine}`, () => {
    let api: TestService;
    let buyer: Send;
    let policyNumber: string;
    let orderId: string;
    let phone = 918_500_000;

    beforeAll(async () => {
      api = await aService({ RATE_LIMITS: "off" }, open);
    });
    afterAll(() => api.close());

    const passTo = (day: number) =>
      api.pass(FIRST_DAY_MS + day * DAY_MS - api.service.now().getTime());

    beforeEach(async () => {
      passTo(0);
      const id = randomUUID();
      phone += 1;
      const createdAt = api.service.now();
      await api.service.db
        .insert(user)
        .values({ id, username: `992${phone}`, role: "user", passwordHash: "", createdAt });
      buyer = api.asUser(id);
      const body = {
        ...saveCar.examples.body,
        holderPhone: `992${phone}`,
        program: "ECI_P2",
        calculateInstallments: true,
        sumPrem: undefined,
      };
      const saved = await buyer(saveCar, { body });
      orderId = String(saved.data.id);
      const paid = await payOrder(api, buyer, { orderId, policyType: "car" });
      policyNumber = String(paid.policyNumber);
    });

    const startPart = async (send: Send, part: number, paymentOper = "payler") => {
      const body = { policyId: orderId, policyType: "car", paymentOper, part };
      return send(createPayment, { body });
    };
    const payPart = async (send: Send, part: number) => {
      const { data } = await startPart(send, part);
      await pressAtBank(api, { redirectUrl: String(data.redirectUrl) }, "pay");
      return (await send(payment, { params: { id: String(data.paymentId) } })).data;
    };
    const check = async () => (await api.as()(checkPolicy, { body: { policyNumber } })).data;
    const rows = () =>
      api.service.db
        .select()
        .from(instalment)
        .where(eq(instalment.policyNumber, policyNumber))
        .orderBy(instalment.part);
    const told = async () => {
      const sent = await api.service.db
        .select()
        .from(outbox)
        .where(like(outbox.dedupeKey, `instalment:${policyNumber}:%`));
      return sent.map(({ dedupeKey }) => dedupeKey.slice(`instalment:${policyNumber}:`.length));
    };

    it("show paid and remaining amounts with due days after the first payment", async () => {
      const [mine] = (await buyer(myPolicies)).data as unknown as object[];
      expect(mine).toMatchObject({
        sumPrem: 5250,
        instalments: [
          { part: 1, sumPrem: 2625, dueOn: "2026-03-02", paidOn: "2026-03-02" },
          { part: 2, sumPrem: 1312.5, dueOn: "2026-04-02" },
          { part: 3, sumPrem: 1312.5, dueOn: "2026-05-02" },
        ],
      });
      const messages = await api.service.db
        .select()
        .from(outbox)
        .where(eq(outbox.policyNumber, policyNumber));
      expect(messages).toHaveLength(2);
      for (const { body } of messages) {
        expect(body).toContain("02.04.2026");
        expect(body).toContain("02.05.2026");
      }
    });

    it("accept a later instalment through the same payments, from the owner of the policy only", async () => {
      passTo(25);
      expect(await payPart(buyer, 2)).toMatchObject({
        status: "paid",
        part: 2,
        sumPrem: 1312.5,
        policyNumber,
      });
      expect((await rows()).map(({ paidOn }) => paidOn)).toEqual([
        "2026-03-02",
        "2026-03-27",
        null,
      ]);
      expect(await told()).toEqual(expect.arrayContaining(["2:paid:mail", "2:paid:sms"]));
      expect(await startPart(buyer, 2)).toMatchObject({
        status: 409,
        data: { code: "alreadyPaid" },
      });
      expect(await startPart(api.as(), 3)).toMatchObject({ status: 404 });
      expect(await startPart(buyer, 4)).toMatchObject({ status: 404 });
    });

    it("leave an instalment unpaid while its payment is pending, although its order is paid", async () => {
      const { data } = await startPart(buyer, 2);
      await api.work(paymentFollowing);
      api.pass(61_000);
      await api.work(paymentFollowing);
      await pressAtBank(api, { redirectUrl: String(data.redirectUrl) }, "pay");
      const shown = await buyer(payment, { params: { id: String(data.paymentId) } });
      expect(shown.data).toMatchObject({ status: "paid", part: 2 });
    });

    it("are accepted in their order", async () => {
      expect(await startPart(buyer, 3)).toMatchObject({
        status: 409,
        data: { code: "earlierPartUnpaid" },
      });
    });

    it("book the money of an instalment on no other instalment, and not twice", async () => {
      const { data } = await startPart(buyer, 2, "dc");
      const paymentId = String(data.paymentId);
      const [row] = await api.service.db
        .select()
        .from(paymentTable)
        .where(eq(paymentTable.id, paymentId));
      const started = { orderId, paymentId, redirectUrl: "", amount: 1312.5 };
      const reference = row?.reference ?? "";
      expect(await notify(api, { ...started, reference, amount: 1312 })).toBe(200);
      expect((await rows()).map(({ paidOn }) => paidOn)).toEqual(["2026-03-02", null, null]);
      const third = api.service.db
        .update(instalment)
        .set({ paymentId, paidOn: "2026-03-02" })
        .where(and(eq(instalment.policyNumber, policyNumber), eq(instalment.part, 3)));
      await expect(third).rejects.toThrow();
    });

    it("send money for a paid instalment to review", async () => {
      const first = (await startPart(buyer, 2, "dc")).data;
      const [row] = await api.service.db
        .select()
        .from(paymentTable)
        .where(eq(paymentTable.id, String(first.paymentId)));
      await api.service.db
        .update(paymentTable)
        .set({ state: "superseded" })
        .where(eq(paymentTable.id, String(first.paymentId)));
      expect(await payPart(buyer, 2)).toMatchObject({ status: "paid" });
      const late = {
        orderId,
        paymentId: String(first.paymentId),
        reference: row?.reference ?? "",
        redirectUrl: "",
        amount: 1312.5,
      };
      expect(await notify(api, late)).toBe(200);
      const [after] = await api.service.db
        .select()
        .from(paymentTable)
        .where(eq(paymentTable.id, late.paymentId));
      expect(after).toMatchObject({ state: "review", reviewReason: "secondPayment" });
      expect((await rows()).filter(({ paidOn }) => paidOn !== null)).toHaveLength(2);
    });

    it("send reminders 7 days before, on the day, 3 and 10 days after, and at the suspension, once each", async () => {
      const counted: Record<number, string[]> = {};
      let before: string[] = [];
      for (let day = 20; day <= 50; day += 1) {
        passTo(day);
        await Promise.all([sendInstalmentNotices(api.service), sendInstalmentNotices(api.service)]);
        const now = (await told()).filter((key) => key.startsWith("2:") && key.endsWith(":sms"));
        const fresh = now.filter((key) => !before.includes(key));
        if (fresh.length > 0) counted[day] = fresh;
        before = now;
      }
      expect(counted).toEqual({
        24: ["2:before:sms"],
        31: ["2:due:sms"],
        34: ["2:after3:sms"],
        41: ["2:after10:sms"],
        46: ["2:suspended:sms"],
      });
      expect((await told()).filter((key) => key.endsWith(":mail")).length).toBeGreaterThan(4);
    });

    it("suspend the cover fifteen days after the due day, and resume it after payment", async () => {
      passTo(45);
      expect(await check()).toMatchObject({ status: "ACTIVE" });
      expect(await check()).not.toHaveProperty("suspendedOn");
      passTo(46);
      expect(await check()).toMatchObject({
        status: "INACTIVE",
        suspendedOn: "2026-04-17",
        sumToResume: 1312.5,
      });
      await payPart(buyer, 2);
      expect(await check()).toMatchObject({ status: "ACTIVE" });
      expect(await check()).not.toHaveProperty("suspendedOn");
      const [news] = await api.service.db
        .select()
        .from(outbox)
        .where(eq(outbox.dedupeKey, `instalment:${policyNumber}:2:paid:sms`));
      expect(news?.body).toMatch(/снова действует/);
    });

    it("send no reminder of a paid instalment", async () => {
      await payPart(buyer, 2);
      passTo(40);
      await sendInstalmentNotices(api.service);
      expect((await told()).filter((key) => /^2:(?!paid)/.test(key))).toEqual([]);
    });

    it("are shown to and payable by the owner or a visitor with a code to the phone only", async () => {
      const guest = api.as();
      const ask = () => guest(policyInstalments, { params: { policyNumber } });
      expect((await ask()).status).toBe(204);
      await guest(sendPolicyCode, { body: { policyNumber } });
      const [sms] = await api.service.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, `992${phone}`), like(outbox.dedupeKey, "code:%")))
        .orderBy(sql`${outbox.createdAt} desc`);
      const code = /\d{6}/.exec(sms?.body ?? "")?.[0];
      expect((await guest(openPolicy, { body: { policyNumber, code } })).status).toBe(200);
      const plan = (await ask()).data;
      expect(plan).toMatchObject({ policyId: orderId, policyType: "car" });
      const paid = await payPart(guest, 2);
      expect(paid).toMatchObject({ status: "paid" });
      expect(paid.policyCode ?? null).toBeNull();
    });

    it("are booked for money that staff accept, and the excess is refunded", async () => {
      passTo(25);
      const { data } = await startPart(buyer, 2);
      const paymentId = String(data.paymentId);
      const [begun] = await api.service.db
        .select()
        .from(paymentTable)
        .where(eq(paymentTable.id, paymentId));
      const started = {
        paymentId,
        orderId,
        reference: begun?.reference ?? "",
        redirectUrl: String(data.redirectUrl),
        amount: 1322.5,
      };
      await notify(api, started, {}, { operator: "payler" });
      expect((await rows())[1]?.paidOn).toBeNull();
      await acceptPayment(api.service, paymentId, aCommand());
      expect((await rows())[1]?.paidOn).toBe("2026-03-27");
      const desk = aDesk(api);
      expect(await desk.listRefunds(paymentId)).toMatchObject([{ amountDiram: 1_000 }]);
      expect(await desk.brokenRules()).toEqual([]);
    });

    it("are not due after a cancellation, and the paid ones are refunded", async () => {
      await payPart(buyer, 2);
      const open = await startPart(buyer, 3, "vaslpay");
      const [mine] = (await buyer(myPolicies)).data as unknown as { refund: number }[];
      expect(mine?.refund).toBe(3937.5);
      const cancelled = await buyer(cancelPolicy, {
        params: { policyNumber },
        body: { refund: 3937.5 },
      });
      expect(cancelled.status).toBe(201);
      expect(await startPart(buyer, 3)).toMatchObject({
        status: 409,
        data: { code: "policyEnded" },
      });
      await pressAtBank(api, { redirectUrl: String(open.data.redirectUrl) }, "pay");
      const [late] = await api.service.db
        .select()
        .from(paymentTable)
        .where(eq(paymentTable.id, String(open.data.paymentId)));
      expect(late).toMatchObject({ state: "review", reviewReason: "orderClosed" });
      const lateId = late?.id ?? "";
      const accepted = acceptPayment(api.service, lateId, aCommand());
      await expect(accepted).rejects.toMatchObject({ code: "policyEnded" });
      const command = aCommand();
      await refundPayment(api.service, lateId, late?.amountDiram ?? 0, command);
      for (const { body } of await aDesk(api).listMessages(command)) {
        expect(body).toContain("не принят");
      }
      passTo(60);
      await sendInstalmentNotices(api.service);
      expect((await told()).filter((key) => key.startsWith("3:"))).toEqual([]);
      expect(await check()).not.toHaveProperty("suspendedOn");
    });
  });
}
