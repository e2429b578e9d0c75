import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refund } from "#src/platform/database/schema/sales.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
let desk: ReturnType<typeof aDesk>;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  desk = aDesk(api);
});
afterAll(() => api.close());

const page = async (path: string) => (await api.app.request(`${path}?lang=en`)).text();
const press = async (path: string, fields: Record<string, string>) => {
  const whole = { decision: randomUUID(), decidedBy: "Karimova", reason: "Called", ...fields };
  const body = new URLSearchParams(whole);
  const response = await api.app.request(`${path}?lang=en`, { method: "POST", body });
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
};
const shownAfter = async (location: string) => (await api.app.request(location)).text();

it("lists payments that need a decision, shows their money, and accepts one", async () => {
  const { paymentId, orderId, amount } = await desk.wrongAmount(5);
  const list = await page("/sandbox/payments");
  expect(list).toContain(`/sandbox/payments/${paymentId}?lang=en`);
  expect(list).toContain("Wrong amount received");
  const path = `/sandbox/payments/${paymentId}`;
  expect(await page(path)).toMatch(new RegExp(`Received</dt><dd>${amount + 5}\\s?TJS`));
  const shown = await shownAfter(await press(path, { command: "accept" }));
  expect(shown).toContain("Karimova (cashier)</span>Called");
  expect(await desk.listPolicies(orderId)).toHaveLength(1);
});

it("shows the reason for a refused command", async () => {
  const { paymentId } = await desk.wrongAmount(-2);
  const path = `/sandbox/payments/${paymentId}`;
  const refused = await shownAfter(await press(path, { command: "accept" }));
  expect(refused).toContain("2 TJS is still missing");
  const back = await press(path, { command: "refund", amount: "1,5" });
  expect(await shownAfter(back)).toContain("Being refunded");
});

it("records a transfer that was found, and refuses to close a payment that is still open", async () => {
  const paid = await startOrder(api, api.as());
  const transfer = { amount: String(paid.amount), paidOn: "2026-11-21", transaction: "T-1" };
  await press(`/sandbox/payments/${paid.paymentId}`, { command: "recordMoney", ...transfer });
  expect(await desk.findState(paid.paymentId)).toBe("paid");
  const silent = await startOrder(api, api.as());
  const path = `/sandbox/payments/${silent.paymentId}`;
  const refused = await shownAfter(await press(path, { command: "close" }));
  expect(refused).toContain("close it when its time is over");
});

it("shows each receipt with its file, accepts one and rejects another", async () => {
  const send = api.as();
  const started = await startOrder(api, send, "qr");
  const first = await desk.unreadReceipt(send, started.paymentId);
  const file = await api.app.request(`/sandbox/receipts/${first}`);
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="receipt-[0-9a-f]{8}\.pdf"/,
  );
  expect(await file.text()).toContain("%PDF");
  await press(`/sandbox/receipts/${first}`, { command: "rejectReceipt" });
  api.pass(1);
  const second = await desk.unreadReceipt(send, started.paymentId);
  const read = { amount: String(started.amount), paidOn: "2026-11-21" };
  await press(`/sandbox/receipts/${second}`, { command: "countReceipt", ...read });
  expect(await desk.listPolicies(started.orderId)).toHaveLength(1);
  const shown = await page(`/sandbox/payments/${started.paymentId}`);
  expect(shown).toMatch(/Receipt<\/h2><span [^>]+>Rejected/);
  expect(shown).toMatch(new RegExp(`Receipt</h2><span [^>]+>${started.amount}\\s?TJS`));
  expect(shown).toMatch(/Still missing<\/dt><dd>0\s?TJS/);
});

it("cancels a policy by its number, on the refunds page", async () => {
  const started = await startOrder(api, api.as());
  await pressAtBank(api, started, "pay");
  const [issued] = await desk.listPolicies(started.orderId);
  const policyNumber = issued?.number ?? "";
  await press("/sandbox/cancellations", { policyNumber });
  const refunds = await api.service.db.select().from(refund);
  expect(refunds.map((row) => row.policyNumber)).toContain(policyNumber);
  const again = await shownAfter(await press("/sandbox/cancellations", { policyNumber }));
  expect(again).toContain("has been decided already");
});
