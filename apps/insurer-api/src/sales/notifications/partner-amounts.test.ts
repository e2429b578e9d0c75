import { saveBox } from "@sughurta/contracts/box";
import type { ContractShape } from "@sughurta/contracts/core";
import { saveCar, saveLiability } from "@sughurta/contracts/motor";
import { type PartnerReportTotal, partnerReport } from "@sughurta/contracts/partner";
import { saveTravel } from "@sughurta/contracts/travel";
import { addDays, type PolicyType, toDiram } from "@sughurta/domain";
import { defaultMotorPeriod, type MotorProduct } from "@sughurta/domain/motor";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { partnerShare } from "#src/platform/database/schema/partner.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { getToday } from "#src/platform/platform.ts";
import { addPartners } from "#src/sales/orders/load-partners.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { commissionDiram } from "#src/sales/policies/partner-bookings.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { pressAtBank, startPayment } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

const SERVER_KEY = `sk_live_${"a".repeat(32)}`;
/** With this share every commission has a fraction of a diram, which is rounded. */
const SHARE_BP = 1_273;
const DAYS_OF_TRIP = { begin: 30, end: 41 };

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  await addPartners(api.service, [
    {
      code: "SAFAR",
      keys: [],
      origins: ["https://agency.example"],
      returnPages: ["https://agency.example/"],
      serverSecrets: [SERVER_KEY],
      webhook: { url: "https://agency.example/events", secret: "the secret of the agency, long" },
      withdrawn: false,
    },
  ]);
  await api.service.db.insert(partnerShare).values({
    partnerCode: "SAFAR",
    validFrom: "2026-01-01",
    shareBp: SHARE_BP,
    enteredBy: "aziza",
    enteredAt: api.service.now(),
  });
});
afterAll(() => api.close());

interface Product {
  readonly code: string;
  readonly policyType: PolicyType;
  readonly save: ContractShape;
  readonly body: () => object;
}

const trip = () => {
  const today = getToday(api.service);
  const beginDate = addDays(today, DAYS_OF_TRIP.begin);
  return {
    ...saveTravel.examples.body,
    beginDate,
    endDate: addDays(today, DAYS_OF_TRIP.end),
  };
};

const car = (product: MotorProduct, body: object) => ({
  ...body,
  ...defaultMotorPeriod(product, getToday(api.service)),
});

const casco = (product: "ECI" | "SCI", program: string, policeSumInsured: number) => () =>
  car(product, { ...saveCar.examples.body, program, policeSumInsured });

const PRODUCTS: readonly Product[] = [
  { code: "TRAVEL", policyType: "travel", save: saveTravel, body: trip },
  {
    code: "MCI_P1",
    policyType: "car",
    save: saveLiability,
    body: () => car("MTPL", saveLiability.examples.body),
  },
  { code: "ECI_P2", policyType: "car", save: saveCar, body: casco("ECI", "ECI_P2", 120_000) },
  { code: "SCI_P1", policyType: "car", save: saveCar, body: casco("SCI", "SCI_P1", 10_000) },
  { code: "FAM_KIDS", policyType: "box", save: saveBox, body: () => aBoxOrder() },
];

/** Sells a policy on the page of the agency: its number, and what was paid. */
async function sell({ policyType, save, body }: Product) {
  const send = api.as();
  const named = { ...body(), partner: "SAFAR", sumPrem: undefined };
  const saved = await send(save, { body: named });
  expect(saved).toMatchObject({ status: 201 });
  const started = await startPayment(api, send, { orderId: String(saved.data.id), policyType });
  await pressAtBank(api, started, "pay");
  const isOfOrder = eq(policy.orderId, started.orderId);
  const [issued] = await api.service.db.select().from(policy).where(isOfOrder);
  return { number: issued?.number ?? "", paidDiram: toDiram(started.amount) };
}

/** The events of a policy as they are sent. */
async function listEvents(number: string): Promise<{ type: string; data: { amount: number } }[]> {
  const subject = eq(webhookEvent.subject, `policy:${number}`);
  const rows = await api.service.db.select().from(webhookEvent).where(subject);
  return rows.map(({ body }) => JSON.parse(body));
}

async function readReport() {
  const { data } = await api.as()(partnerReport, {
    query: { from: "2026-01-01", to: "2027-12-31" },
    headers: { Authorization: `Bearer ${SERVER_KEY}` },
  });
  return data as unknown as {
    totals: PartnerReportTotal[];
    lines: { policyNumber: string; amount: number; commission: number }[];
  };
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

it.each(PRODUCTS)(
  "sends and reports the price of $code that was paid, to the diram",
  async (product) => {
    const sales = [await sell(product), await sell(product)];
    for (const { number, paidDiram } of sales) {
      const [sold] = await listEvents(number);
      expect(sold).toMatchObject({ type: "policy.sold", data: { product: product.code } });
      expect(toDiram(sold?.data.amount ?? 0)).toBe(paidDiram);
    }
    const { lines, totals } = await readReport();
    const commissions = sales.map(({ paidDiram }) => commissionDiram(paidDiram, SHARE_BP));
    for (const [index, { number, paidDiram }] of sales.entries()) {
      const line = lines.find(({ policyNumber }) => policyNumber === number);
      expect(toDiram(line?.amount ?? 0)).toBe(paidDiram);
      expect(toDiram(line?.commission ?? 0)).toBe(commissions[index]);
    }
    const total = totals.find((one) => one.product === product.code);
    expect(total).toMatchObject({ sales: sales.length, cancellations: 0 });
    expect(toDiram(total?.amount ?? 0)).toBe(sum(sales.map(({ paidDiram }) => paidDiram)));
    expect(toDiram(total?.commission ?? 0)).toBe(sum(commissions));
  },
);

it.each(PRODUCTS)("takes a cancelled $code off the report as its event says", async (product) => {
  const before = getTotal(product, await readReport());
  const { number, paidDiram } = await sell(product);
  await cancelPolicyFor(api.service, number, aCommand());
  const cancelled = (await listEvents(number)).find(({ type }) => type === "policy.cancelled");
  const refundDiram = toDiram(cancelled?.data.amount ?? 0);
  const remainingDiram = paidDiram - refundDiram;
  const after = getTotal(product, await readReport());
  expect(after.amount - before.amount).toBe(remainingDiram);
  expect(after.commission - before.commission).toBe(commissionDiram(remainingDiram, SHARE_BP));
});

/** The total of a product in diram; zero before its first sale. */
function getTotal(
  { code }: Product,
  { totals }: { readonly totals: readonly PartnerReportTotal[] },
) {
  const total = totals.find(({ product }) => product === code);
  return { amount: toDiram(total?.amount ?? 0), commission: toDiram(total?.commission ?? 0) };
}
