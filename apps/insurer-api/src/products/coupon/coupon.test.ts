import { calculateBox, saveBox } from "@sughurta/contracts/box";
import { checkCoupon } from "@sughurta/contracts/coupon";
import { calculateCar, calculateLiability } from "@sughurta/contracts/motor";
import { createPayment, payment as paymentState } from "@sughurta/contracts/payment";
import { calculateTravel } from "@sughurta/contracts/travel";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coupon, order } from "#src/platform/database/schema/sales.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const MINUTE_MS = 60_000;
let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", COUPON_HOLD_SECONDS: "900" });
});
afterAll(() => api.close());

async function aCoupon(code: string, useLimit: number | null = 1): Promise<string> {
  await api.service.db.insert(coupon).values({
    code,
    kind: "percent",
    percent: 10,
    productCodes: [],
    validFrom: "2026-01-01",
    validTo: "2030-01-01",
    useLimit,
  });
  return code;
}

async function buyWith(send: Send, code: string, paymentOper = "dc") {
  const saved = await send(saveBox, { body: aBoxOrder({ coupon: code }) });
  const body = { policyId: saved.data.id, policyType: "box", paymentOper };
  return { saved, pay: () => send(createPayment, { body }) };
}

describe("a promo code with one use", () => {
  it("is held by an unpaid order for minutes, and a later payment retains the price", async () => {
    const code = await aCoupon("ONEHELD");
    const slow = api.as();
    const started = await startOrder(api, slow, "qr", { coupon: code });
    const early = await buyWith(api.as(), code);
    expect(early.saved.data.sumPrem).toBeGreaterThan(started.amount);

    api.pass(16 * MINUTE_MS);
    const other = await startOrder(api, api.as(), "dc", { coupon: code });
    expect(other.amount).toBe(started.amount);
    await pressAtBank(api, other, "pay");

    const warned = vi.spyOn(api.service.log, "warn");
    await pressAtBank(api, started, "pay");
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ code: "couponOverused", count: 1, orderId: started.orderId }),
      expect.any(String),
    );
    const paid = await slow(paymentState, { params: { id: started.paymentId } });
    expect(paid.data).toMatchObject({ status: "paid", sumPrem: started.amount });
  });

  it("blocks no payment after others used it up: returns the full price first, then charges it", async () => {
    const code = await aCoupon("ONEQUICK");
    const slow = await buyWith(api.as(), code);
    await startOrder(api, api.as(), "dc", { coupon: code });
    const [box] = await api.service.db
      .select()
      .from(order)
      .where(eq(order.id, String(slow.saved.data.id)));
    const fullPrice = (box?.priceDiram ?? 0) / 100;
    expect(await slow.pay()).toMatchObject({
      status: 409,
      data: { code: "priceChanged", sumPrem: fullPrice },
    });
    expect((await slow.pay()).status).toBe(201);
  });
});

describe("the hold of a promo code with one use", () => {
  const fetchTotal = async (orderId: string) => {
    const [row] = await api.service.db.select().from(order).where(eq(order.id, orderId));
    return (row?.amountDiram ?? 0) / 100;
  };

  it("moves to the corrected order of the same visitor, and stays unavailable to others", async () => {
    const code = await aCoupon("ONEMOVED");
    const send = api.as();
    const first = await startOrder(api, send, "dc", { coupon: code });
    await pressAtBank(api, first, "decline");
    const corrected = await buyWith(send, code);
    expect(corrected.saved.data.sumPrem).toBe(first.amount);
    expect((await corrected.pay()).status).toBe(201);
    const stranger = await buyWith(api.as(), code);
    expect(stranger.saved.data.sumPrem).toBeGreaterThan(first.amount);
    expect(await fetchTotal(String(corrected.saved.data.id))).toBe(first.amount);
  });

  it("ends with its payment: the same visitor pays the full price for the next order", async () => {
    const code = await aCoupon("ONEPAID");
    const send = api.as();
    const first = await startOrder(api, send, "dc", { coupon: code });
    const saved = await buyWith(send, code);
    expect(saved.saved.data.sumPrem).toBe(first.amount);
    await pressAtBank(api, first, "pay");

    const next = await buyWith(send, code);
    expect(next.saved.data.sumPrem).toBeGreaterThan(first.amount);
    expect(await saved.pay()).toMatchObject({
      status: 409,
      data: { code: "priceChanged", sumPrem: next.saved.data.sumPrem },
    });
    expect((await saved.pay()).status).toBe(201);
    expect(await fetchTotal(String(saved.saved.data.id))).toBe(next.saved.data.sumPrem);
    const [used] = await api.service.db.select().from(coupon).where(eq(coupon.code, code));
    expect(used?.usedCount).toBe(1);
  });

  it("does not serve two open payments of one visitor: the earlier one is closed", async () => {
    const code = await aCoupon("ONEOPEN");
    const send = api.as();
    const first = await startOrder(api, send, "dc", { coupon: code });
    const second = await buyWith(send, code);
    expect((await second.pay()).status).toBe(201);
    expect(await fetchTotal(String(second.saved.data.id))).toBe(first.amount);
    const { data } = await send(paymentState, { params: { id: first.paymentId } });
    expect(["cancelled", "failed", "expired"]).toContain(data.status);
  });
});

describe("a promo code without a discount", () => {
  it("allows an order at the full price shown to the buyer", async () => {
    const send = api.as();
    const body = aBoxOrder({ coupon: "MEHRGON2025" });
    const quote = await send(calculateBox, { body, language: "en" });
    expect(quote).toMatchObject({
      status: 200,
      data: { couponErr: expect.stringContaining("expired"), valueAmount: 0 },
    });
    expect(quote.data.sumPrem).toBe(quote.data.sumPremOrig);
    const discounted = await send(saveBox, { body: { ...body, sumPrem: 1 } });
    expect(discounted).toMatchObject({
      status: 422,
      data: { fieldCodes: { coupon: ["couponExpired"] } },
    });
    const unseen = await send(saveBox, { body });
    expect(unseen).toMatchObject({ status: 201, data: { sumPrem: quote.data.sumPrem } });
    const saved = await send(saveBox, { body: { ...body, sumPrem: quote.data.sumPrem } });
    expect(saved).toMatchObject({ status: 201, data: { sumPrem: quote.data.sumPrem } });
  });
});

describe("the check of a promo code", () => {
  const products = [
    ["TRAVEL", calculateTravel, calculateTravel.examples.body],
    ["ECI_P1", calculateCar, calculateCar.examples.body],
    ["SCI_P1", calculateCar, { ...calculateCar.examples.body, program: "SCI_P1" }],
    ["ECI", calculateCar, calculateCar.examples.body],
    ["MCI_P1", calculateLiability, calculateLiability.examples.body],
    ["MTPL", calculateLiability, calculateLiability.examples.body],
    ["FAM_KIDS", calculateBox, { productCode: "FAM_KIDS" }],
  ] as const;
  const codes = [
    "NAVRUZ10",
    "SALOM20",
    "ROHISAFED15",
    "OILA15",
    "MEHRGON2025",
    "SADA100",
    "NOSUCH",
  ];

  it.each(products)("matches the calculation of %s", async (productCode, contract, request) => {
    const send = api.as();
    const before = api.service.now().getTime();
    api.pass(EXAMPLE_DAY_MS - before);
    const full = (await send(contract, { body: request })).data.sumPrem;
    for (const couponCode of codes) {
      const { data } = await send(contract, { body: { ...request, coupon: couponCode } });
      const checked = await send(checkCoupon, { body: { productCode, couponCode, sumPrem: full } });
      expect([couponCode, checked.status]).toEqual([couponCode, data.couponErr === "" ? 200 : 422]);
      if (checked.status === 200) expect(checked.data.sumPrem).toBe(data.sumPrem);
      else expect(checked.data.couponCode).toEqual([data.couponErr]);
    }
    api.pass(before - EXAMPLE_DAY_MS);
  });

  it.each(["TRAVEL", "ECI", "ECI_P2", "MCI_P1", "MTPL"])(
    "accepts a code for %s without a price, and returns no discount that cannot be computed yet",
    async (productCode) => {
      const check = (couponCode: string) =>
        api.as()(checkCoupon, { body: { productCode, couponCode } });
      const taken = await check("NAVRUZ10");
      expect([taken.status, taken.data]).toEqual([200, {}]);
      expect((await check("MEHRGON2025")).status).toBe(422);
    },
  );

  it("accepts a code of a trip before there is a price, and none of a product not on sale", async () => {
    const check = (productCode: string) =>
      api.as()(checkCoupon, { body: { productCode, couponCode: "ROHISAFED15" } });
    expect((await check("TRAVEL")).status).toBe(200);
    expect((await check("NOSUCH")).status).toBe(422);
  });
});
