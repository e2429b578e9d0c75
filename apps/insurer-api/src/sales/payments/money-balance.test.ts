import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { payment, refund } from "#src/platform/database/schema/sales.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { decideRefund } from "./decide-refund.ts";
import { keepMoney, refundPayment } from "./decisions.ts";
import { unbalancedPayments } from "./money-balance.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", REFUND_ALONE_TJS: "100000" });
});
afterAll(() => api.close());

const unbalanced = () => unbalancedPayments(api.service.db, api.service.now());

it("finds no payment whose money was refunded and kept by decisions", async () => {
  const { paymentId, amount } = await aDesk(api).wrongAmount(-2);
  const received = (amount - 2) * 100;
  await refundPayment(api.service, paymentId, received - 100, aCommand());
  const [asked] = await aDesk(api).listRefunds(paymentId);
  for (const to of ["approved", "paid"] as const) {
    await decideRefund(api.service, asked?.id ?? "", to, aCommand());
  }
  await keepMoney(api.service, paymentId, 100, aCommand());
  expect(await aDesk(api).findState(paymentId)).toBe("refunded");
  expect(await unbalanced()).toEqual({ missing: 0, excess: 0 });
});

it("counts a payment that ended with money, and one that returned more than it received", async () => {
  const { paymentId } = await aDesk(api).wrongAmount(-2);
  const { paymentId: other } = await aDesk(api).wrongAmount(-2);
  const { db } = api.service;
  // The database refuses both, unless its checks are off.
  await db.execute(sql`alter table payment disable trigger user`);
  await db.execute(sql`alter table refund disable trigger user`);
  await db.update(payment).set({ state: "closed" }).where(eq(payment.id, paymentId));
  expect(await unbalanced()).toEqual({ missing: 1, excess: 0 });
  await refundPayment(api.service, other, 100, aCommand());
  await db.update(refund).set({ amountDiram: 1_000_000_00 }).where(eq(refund.paymentId, other));
  expect(await unbalanced()).toEqual({ missing: 1, excess: 1 });
});
