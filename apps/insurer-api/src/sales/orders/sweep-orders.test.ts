import { saveBox } from "@sughurta/contracts/box";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { order, payment } from "#src/platform/database/schema/sales.ts";
import { expireOrders, paymentFollowing } from "#src/sales/payments/follow-payments.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { notify, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { sweepOrders } from "./sweep-orders.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

async function passDays(days: number): Promise<void> {
  api.pass(days * DAY_MS);
  await api.work(paymentFollowing);
  await expireOrders(api.service);
  await sweepOrders(api.service);
}

const findState = async (id: string) =>
  (await api.service.db.select().from(order).where(eq(order.id, id)))[0]?.state;

it("removes an order without a payment a week after it expired", async () => {
  const { data } = await api.as()(saveBox, { body: aBoxOrder() });
  const id = String(data.id);
  await passDays(1.1);
  expect(await findState(id)).toBe("expired");
  await passDays(6);
  expect(await findState(id)).toBe("expired");
  await passDays(1.1);
  expect(await findState(id)).toBeUndefined();
});

it("retains an order with an attempted payment for three months, then removes both", async () => {
  const started = await startOrder(api, api.as(), "payler", { coupon: "NAVRUZ10" });
  await pressAtBank(api, started, "fail");
  await passDays(2);
  await passDays(80);
  expect(await findState(started.orderId)).toBe("expired");
  await passDays(11);
  expect(await findState(started.orderId)).toBeUndefined();
  const left = await api.service.db.select().from(payment).where(eq(payment.id, started.paymentId));
  expect(left).toEqual([]);
});

it("never removes paid orders, or orders under staff review", async () => {
  const paid = await startOrder(api, api.as(), "dc");
  expect(await notify(api, paid)).toBe(200);
  const late = await startOrder(api, api.as(), "dc");
  await passDays(2);
  expect(await notify(api, late)).toBe(200);
  await passDays(400);
  expect([await findState(paid.orderId), await findState(late.orderId)]).toEqual([
    "paid",
    "review",
  ]);
});
