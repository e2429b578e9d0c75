import { randomUUID } from "node:crypto";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { partnerEntry, partnerShare } from "#src/platform/database/schema/partner.ts";
import { policy, refund } from "#src/platform/database/schema/sales.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { replayWebhooks, webhookDelivery } from "#src/platform/webhook/deliver-webhooks.ts";
import { addPartners } from "#src/sales/orders/load-partners.ts";
import { decideRefund } from "#src/sales/payments/decide-refund.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { commissionDiram } from "#src/sales/policies/partner-bookings.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { aWebhookReceiver } from "#src/testing/a-webhook-receiver.ts";

const SECRETS: Readonly<Record<string, string>> = {
  SAFAR: "the secret of the agency, long enough",
  bank: "the secret of the bank, that is long enough",
};

let api: TestService;
let partners: Awaited<ReturnType<typeof aWebhookReceiver>>;

beforeAll(async () => {
  partners = await aWebhookReceiver((code) => SECRETS[code]);
  api = await aService({ RATE_LIMITS: "off" });
  const pages = { origins: ["https://agency.example"], returnPages: ["https://agency.example/"] };
  const entries = Object.entries(SECRETS).map(([code, secret]) => {
    const webhook = { url: `${partners.url}/${code}`, secret };
    return { ...pages, code, keys: [], serverSecrets: [], webhook, withdrawn: false };
  });
  await addPartners(api.service, entries);
  // A signature is valid for five minutes around the receiver's own time.
  api.pass(Date.now() - api.service.now().getTime());
});
afterAll(async () => {
  partners.close();
  await api.close();
});
beforeEach(async () => {
  await api.service.db.delete(webhookEvent);
  partners.reset();
});

async function sell(partner?: string, partnerReference?: string): Promise<string> {
  const sold = {
    ...(partner ? { partner } : {}),
    ...(partnerReference ? { partnerReference } : {}),
  };
  const started = await startOrder(api, api.as(), "dc", sold);
  await pressAtBank(api, started, "pay");
  const [issued] = await api.service.db
    .select()
    .from(policy)
    .where(eq(policy.orderId, started.orderId));
  return issued?.number ?? "";
}

async function cancelAndPayBack(number: string): Promise<void> {
  await cancelPolicyFor(api.service, number, aCommand());
  const [asked] = await api.service.db.select().from(refund).where(eq(refund.policyNumber, number));
  for (const to of ["approved", "paid"] as const)
    await decideRefund(api.service, asked?.id ?? "", to, aCommand(randomUUID()));
}

const listEntries = (number: string) =>
  api.service.db
    .select()
    .from(partnerEntry)
    .where(eq(partnerEntry.policyNumber, number))
    .orderBy(partnerEntry.position);

it("sends sale, cancellation and refund to the selling partner in this order, without data of the buyer", async () => {
  const number = await sell("SAFAR", "TRIP-5");
  await sell();
  await sell("nobody");
  await cancelAndPayBack(number);
  for (const _ of ["sold", "cancelled", "refunded"]) await api.work(webhookDelivery);
  expect(partners.received.map(({ to, type }) => `${to} ${type}`)).toEqual([
    "SAFAR policy.sold",
    "SAFAR policy.cancelled",
    "SAFAR policy.refunded",
  ]);
  for (const { data } of partners.received) {
    expect(data).toMatchObject({
      policyNumber: number,
      currency: "TJS",
      partnerReference: "TRIP-5",
    });
    const { policyNumber, product, amount, currency, partnerReference, ...dates } = data;
    for (const day of Object.values(dates)) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

it("delivers to a partner while another one is unavailable, and retries under the same id", async () => {
  partners.refusal = ({ to }) => (to === "SAFAR" ? 503 : undefined);
  const from = api.service.now();
  await sell("SAFAR");
  await sell("bank");
  await api.work(webhookDelivery);
  expect(partners.received.map(({ to }) => to)).toEqual(["bank"]);
  partners.refusal = () => undefined;
  api.pass(60_000);
  await api.work(webhookDelivery);
  expect(partners.received.map(({ to }) => to)).toEqual(["bank", "SAFAR"]);
  const range = { from, to: api.service.now(), destination: "partner:SAFAR" };
  expect(await replayWebhooks(api.service, range)).toBe(1);
  await api.work(webhookDelivery);
  expect(partners.received.map(({ to }) => to)).toEqual(["bank", "SAFAR", "SAFAR"]);
  expect(partners.received[2]?.id).toBe(partners.received[1]?.id);
  api.pass(-60_000);
});

it("books a sale at the share of its day, and reverses the commission on the refund", async () => {
  const enteredAt = api.service.now();
  const share = { partnerCode: "SAFAR", validFrom: "2026-01-01", enteredBy: "aziza", enteredAt };
  await api.service.db.insert(partnerShare).values([
    { ...share, shareBp: 1_250 },
    { ...share, shareBp: 3_000, validFrom: "2999-01-01" },
    { ...share, shareBp: 5_000, productCode: "SCHIT" },
  ]);
  const number = await sell("SAFAR");
  await api.service.db.insert(partnerShare).values({ ...share, shareBp: 700 });
  api.pass(20 * DAY_MS);
  await cancelAndPayBack(number);
  api.pass(-20 * DAY_MS);
  const [sale, back] = await listEntries(number);
  if (!sale || !back) throw new Error("Nothing was booked");
  expect(sale.shareBp).toBe(1_250);
  expect(sale.commissionDiram).toBe(commissionDiram(sale.amountDiram, 1_250));
  expect(back).toMatchObject({ kind: "cancellation", shareBp: 1_250 });
  expect(back.amountDiram).toBeLessThan(0);
  const kept = sale.amountDiram + back.amountDiram;
  expect(sale.commissionDiram + back.commissionDiram).toBe(commissionDiram(kept, 1_250));
  const changed = api.service.db.update(partnerEntry).set({ commissionDiram: 0 });
  await expect(changed.execute()).rejects.toThrow();
});
