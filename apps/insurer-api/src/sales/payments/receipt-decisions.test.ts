import { DAY_MS } from "@sughurta/domain";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { countReceipt, rejectReceipt } from "./decide-receipt.ts";
import { acceptPayment, closePayment, refundPayment } from "./decisions.ts";
import { paymentFollowing } from "./follow-payments.ts";

const TODAY = "2026-11-21";
const refused = (code: string) => expect.objectContaining({ code });
let api: TestService;
let desk: ReturnType<typeof aDesk>;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  desk = aDesk(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await desk.brokenRules()).toEqual([]));

async function aReceipt() {
  const send = api.as();
  const started = await startOrder(api, send, "qr");
  const receiptId = await desk.unreadReceipt(send, started.paymentId);
  return { send, receiptId, ...started, dirams: started.amount * 100 };
}
const count = (receiptId: string, amountDiram: number, command = aCommand()) =>
  countReceipt(api.service, receiptId, { amountDiram, paidOn: TODAY }, command);

it("pays with a receipt read by staff as with one read automatically", async () => {
  const { send, receiptId, paymentId, orderId, dirams } = await aReceipt();
  expect(await desk.listReasons(paymentId)).toEqual(["receiptWaits"]);
  await count(receiptId, dirams);
  expect(await desk.listPolicies(orderId)).toHaveLength(1);
  expect(await desk.shown(send, paymentId)).toMatchObject({ status: "paid", receipt: "accepted" });
  await expect(count(receiptId, dirams)).rejects.toEqual(refused("decidedBefore"));
});

it("counts a receipt for a part of the price, sends the missing amount to the buyer, and adds the next one", async () => {
  const { send, receiptId, paymentId, orderId, amount, dirams } = await aReceipt();
  const command = aCommand();
  await count(receiptId, dirams - 1_000, command);
  for (const { body } of await desk.listMessages(command)) expect(body).toMatch(/Доплатите 10.TJS/);
  expect(await desk.shown(send, paymentId)).toMatchObject({
    status: "checking",
    receipt: "none",
    amountPaid: amount - 10,
  });
  await count(await desk.unreadReceipt(send, paymentId), 1_000);
  expect(await desk.listPolicies(orderId)).toHaveLength(1);
});

it("accepts receipts for more than the price and refunds the excess", async () => {
  const { receiptId, paymentId, orderId, dirams } = await aReceipt();
  await count(receiptId, dirams + 500);
  expect(await desk.listReasons(paymentId)).toEqual(["wrongAmount"]);
  await acceptPayment(api.service, paymentId, aCommand());
  expect(await desk.listPolicies(orderId)).toHaveLength(1);
  expect(await desk.listRefunds(paymentId)).toMatchObject([{ amountDiram: 500 }]);
});

it("leaves the payment open after a rejected receipt, and sends the reason to the buyer", async () => {
  const { send, receiptId, paymentId, orderId } = await aReceipt();
  const command = aCommand();
  await rejectReceipt(api.service, receiptId, command);
  await rejectReceipt(api.service, receiptId, command);
  const messages = await desk.listMessages(command);
  expect(messages.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
  for (const { body } of messages) {
    expect(body).toMatch(/Причина: Звонил покупатель\. Отправьте другой чек/);
  }
  expect(await desk.shown(send, paymentId)).toMatchObject({
    status: "checking",
    receipt: "rejected",
  });
  expect(await desk.listReasons(paymentId)).toEqual([]);
  expect((await desk.payAgain(send, orderId, "dc")).status).toBe(201);
});

it("ends the payment when its receipt is rejected after the expiry", async () => {
  const { receiptId, paymentId, orderId } = await aReceipt();
  api.pass(4 * DAY_MS);
  const command = aCommand();
  await rejectReceipt(api.service, receiptId, command);
  for (const { body } of await desk.listMessages(command))
    expect(body).toContain("Если вы платили");
  await api.work(paymentFollowing);
  expect(await desk.findState(paymentId)).toBe("expired");
  expect(await desk.findOrderState(orderId)).not.toBe("paid");
  api.pass(-4 * DAY_MS);
});

it("requires a decision about the receipt before one about its payment", async () => {
  const { receiptId, paymentId, dirams } = await aReceipt();
  const decisions = [
    acceptPayment(api.service, paymentId, aCommand()),
    refundPayment(api.service, paymentId, 1, aCommand()),
    closePayment(api.service, paymentId, aCommand()),
  ];
  for (const decision of decisions) {
    await expect(decision).rejects.toEqual(refused("receiptsUndecided"));
  }
  await count(receiptId, dirams - 1);
  await refundPayment(api.service, paymentId, dirams - 1, aCommand());
  expect(await desk.findState(paymentId)).toBe("refunding");
});

it("accepts a decision of one of two concurrent cashiers", async () => {
  const { receiptId, dirams } = await aReceipt();
  const ends = await Promise.allSettled([
    count(receiptId, dirams, aCommand("Karimova")),
    rejectReceipt(api.service, receiptId, aCommand("Rahimov")),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("ignores a bank's report of failure while the payment has a receipt", async () => {
  const started = await aReceipt();
  await count(started.receiptId, 100);
  await notify(api, started, { event: "failed" }, { operator: "qr" });
  expect(await desk.findState(started.paymentId)).toBe("submitted");
});
