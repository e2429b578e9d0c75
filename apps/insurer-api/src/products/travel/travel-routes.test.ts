import { randomUUID } from "node:crypto";
import { toWire } from "@sughurta/contracts/core";
import { createPayment, payment as paymentState, uploadReceipt } from "@sughurta/contracts/payment";
import { calculateTravel, saveTravel, travelById } from "@sughurta/contracts/travel";
import { DAY_MS, toDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currencyRate } from "#src/platform/database/schema/prices.ts";
import { order as orderTable } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { receiptMark } from "#src/sandbox/bank/bank-pages.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { aFamilyOrder } from "./testing/a-family.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const trip = calculateTravel.examples.body;
const order = saveTravel.examples.body;
let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

interface Quote {
  readonly sumPrem: number;
  readonly valueAmount: number;
  readonly parts: readonly { readonly part: string; readonly sumPrem: number }[];
}

async function fetchQuote(body: unknown, language = "en") {
  const { status, data } = await api.as()(calculateTravel, { body, language });
  expect(status).toBe(200);
  return data as Record<string, unknown> & Quote;
}

const inDiram = (parts: Quote["parts"]) =>
  parts.reduce((sum, part) => sum + toDiram(part.sumPrem), 0);

describe("the calculation", () => {
  it("returns every premium of the specification, and parts that add up to the price", async () => {
    const quote = await fetchQuote({ ...aFamilyOrder(), partner: "SAFAR", coupon: "NAVRUZ10" });
    for (const field of [
      "mainSumPrem",
      "sportSumPrem",
      "pregnantSumPrem",
      "thingsSumPrem",
      "flatSumPrem",
      "neighborSumPrem",
      "accSumPrem",
      "covid19SumPrem",
      "optionsSumPrem",
      "valueAmount",
    ]) {
      expect(quote[field], field).toBeGreaterThan(0);
    }
    expect(quote).toMatchObject({ errorMsg: [], fieldCodes: {}, couponErr: "" });
    expect(inDiram(quote.parts)).toBe(toDiram(quote.sumPrem));
    expect(quote.parts.slice(-2).map(({ part }) => part)).toEqual(["partner", "coupon"]);
    expect(quote.parts.at(-1)?.sumPrem).toBe(-quote.valueAmount);
  });

  it("accepts former and current names of countries, and codes", async () => {
    const prices = await Promise.all(
      ["Türkiye,Czechia", "Turkey, Czech Republic", "TR,cz"].map(
        async (country) => (await fetchQuote({ ...trip, country })).sumPrem,
      ),
    );
    expect(prices[0]).toBeGreaterThan(0);
    expect(new Set(prices).size).toBe(1);
  });

  it("applies a valid promo code, and returns the fault of another one at its field", async () => {
    const own = await fetchQuote({ ...trip, coupon: " rohisafed15 " });
    expect(own).toMatchObject({ sumPrem: 115.85, valueAmount: 20.44, couponErr: "" });
    const other = await fetchQuote({ ...trip, coupon: "OILA15" });
    expect(other).toMatchObject({ sumPrem: 136.29, valueAmount: 0, errorMsg: [] });
    expect(other.couponErr).toBe("This promo code is not valid yet");
  });

  it("returns the same response to the same input", async () => {
    const body = aFamilyOrder();
    expect(await fetchQuote(body)).toEqual(await fetchQuote(body));
  });

  it("computes the days itself", async () => {
    expect(await fetchQuote({ ...trip, dayCount: 3 })).toMatchObject({
      sumPrem: 136.29,
      endDate: "2026-03-20",
      dayCount: 11,
    });
    expect(await fetchQuote({ ...trip, endDate: trip.beginDate })).toMatchObject({
      sumPrem: 0,
      endDate: "2026-03-11",
      dayCount: 2,
    });
    const many = { ...trip, multi: 1, endDate: "2027-03-09", dayCount: 90 };
    expect(await fetchQuote(many)).toMatchObject({ endDate: "2027-03-09", dayCount: 90 });
  });

  it("returns every broken rule once as a sentence, with its field", async () => {
    const las = [trip.las[0], { laBirthday: "1930-01-01" }, { laBirthday: "1931-01-01" }];
    const quote = await fetchQuote({ ...trip, las, thingsSumAssured: 1, country: "Mars" });
    expect(quote).toMatchObject({ sumPrem: 0, mainSumPrem: 0, parts: [] });
    expect(quote.errorMsg).toHaveLength(3);
    expect(quote.fieldCodes).toEqual({
      country: ["countryUnknown"],
      "las.1.laBirthday": ["personTooOld"],
      "las.2.laBirthday": ["personTooOld"],
      thingsSumAssured: ["addOnSum"],
    });
  });

  it.each([
    ["ru", "Страхуем"],
    ["tg", "суғурта"],
    ["en", "insure"],
  ])("responds in %s", async (language, word) => {
    const body = { ...trip, las: [{ laBirthday: "1930-01-01" }] };
    const { errorMsg } = await fetchQuote(body, language);
    expect(errorMsg).toEqual([expect.stringContaining(word)]);
  });

  it("uses the newest rate that has begun, and returns it", async () => {
    expect(await fetchQuote(trip)).toMatchObject({ rate: 11.8, rateDate: "2026-03-02" });
    await api.service.db.insert(currencyRate).values([
      { currency: "EUR", validFrom: "2026-03-04", tjs: 12 },
      { currency: "EUR", validFrom: "2026-03-05", tjs: 99 },
    ]);
    expect((await fetchQuote(trip)).sumPrem).toBe(136.29);
    api.pass(2 * DAY_MS);
    expect(await fetchQuote(trip)).toMatchObject({
      sumPrem: 138.6,
      rate: 12,
      rateDate: "2026-03-04",
    });
    expect(await fetchQuote({ ...trip, currency: "USD" })).toMatchObject({ rate: 10.9 });
    api.pass(-2 * DAY_MS);
  });

  it("requires the fields that a price depends on", async () => {
    const { las: _, ...rest } = trip;
    const refused = await api.as()(calculateTravel, { body: rest });
    expect(refused).toMatchObject({ status: 422, data: { fieldCodes: { las: ["wrongInput"] } } });
    const many = Array.from({ length: 6 }, () => trip.las[0]);
    expect((await api.as()(calculateTravel, { body: { ...trip, las: many } })).data).toMatchObject({
      fieldCodes: { las: ["maxPersons"] },
    });
  });
});

describe("saving", () => {
  it("names refused fields by their path, with a sentence for each", async () => {
    const las = [order.las[0], { ...order.las[0] }, { laBirthday: "2030-01-01", docType: 0 }];
    const body = { ...order, las, holderDocNumber: "A" };
    const { status, data } = await api.as()(saveTravel, { body, language: "ru" });
    expect(status).toBe(422);
    expect(data).toMatchObject({
      code: "invalid",
      fieldCodes: {
        holderDocNumber: ["travelDocumentNumber"],
        "las.1.docNumber": ["documentTwice"],
        "las.2.laBirthday": ["birthInFuture"],
        "las.2.laLastname": ["required"],
        "las.2.issueInstitution": ["required"],
      },
      "las.2.laBirthday": ["Дата рождения должна быть в прошлом"],
    });
    expect(Object.keys(Object(toWire(data)))).toContain("las.2.la_birthday");
  });

  it("stores a valid order, computes the price itself and drops unknown fields", async () => {
    const guest = api.as();
    const saved = await guest(saveTravel, {
      body: { ...aFamilyOrder(), mainSumPrem: 0.01, isAdmin: true, status: "paid" },
    });
    expect(saved.status).toBe(201);
    const { sumPrem } = await fetchQuote(aFamilyOrder());
    expect(saved.data.sumPrem).toBe(sumPrem);
    const { data } = await guest(travelById, { params: { id: String(saved.data.id) } });
    expect(data).toMatchObject({ status: "new", sumPrem });
  });

  it("stores whether the accident sum was chosen manually, at the same price", async () => {
    const preset = await api.as()(saveTravel, { body: aFamilyOrder() });
    const chosen = await api.as()(saveTravel, { body: { ...aFamilyOrder(), accManual: 1 } });
    expect(chosen.data.sumPrem).toBe(preset.data.sumPrem);
    for (const [saved, accManual] of [
      [preset, false],
      [chosen, true],
    ] as const) {
      const [row] = await api.service.db
        .select()
        .from(orderTable)
        .where(eq(orderTable.id, String(saved.data.id)));
      expect(row?.details).toMatchObject({ request: { accManual } });
    }
  });

  it("refuses a manipulated price, and returns the right one", async () => {
    const tampered = await api.as()(saveTravel, { body: { ...order, sumPrem: 1 } });
    expect(tampered).toMatchObject({
      status: 409,
      data: { code: "priceChanged", sumPrem: 136.29 },
    });
  });

  it("saves once under one key", async () => {
    const guest = api.as();
    const key = "a-key-of-this-order";
    const first = await guest(saveTravel, { body: order, key });
    const again = await guest(saveTravel, { body: order, key });
    expect(again.data).toEqual(first.data);
    const other = { ...order, endDate: "2026-03-21", sumPrem: undefined };
    expect((await guest(saveTravel, { body: other, key })).status).toBe(409);
  });
});

describe("the QR payment", () => {
  async function aQrPayment(body: unknown = order) {
    const guest = api.as();
    const saved = await guest(saveTravel, { body });
    const started = await guest(createPayment, {
      body: { policyId: String(saved.data.id), policyType: "travel", paymentOper: "qr" },
    });
    const paymentId = String(started.data.paymentId);
    const hand = (tjs: number, paidOn: string) => {
      const form = new FormData();
      const transactionNumber = randomUUID();
      const amountDiram = toDiram(tjs);
      const reference = String(started.data.redirectUrl).split("/").at(-1);
      const read = { transactionNumber, reference, amountDiram, currency: "TJS", paidOn };
      const mark = receiptMark(read);
      form.append("payment_id", paymentId);
      form.append("file", new File([`%PDF-1.4\n${mark}\n%%EOF`], "receipt.pdf"));
      return guest(uploadReceipt, { params: { paymentId }, form, language: "en" });
    };
    const state = async () => (await guest(paymentState, { params: { id: paymentId } })).data;
    const { redirectUrl } = started.data;
    return { hand, state, redirectUrl, price: Number(saved.data.sumPrem) };
  }

  it("is incomplete after a receipt of too little, and paid with the rest", async () => {
    const { hand, state, redirectUrl } = await aQrPayment();
    expect(redirectUrl).toMatch(/^https?:/);
    expect((await hand(100, "2026-03-02")).data).toMatchObject({
      success: false,
      amountPaid: 100,
      minimumRequired: 136.29,
    });
    expect(await state()).toMatchObject({ status: "checking", receipt: "none" });
    expect((await hand(36.29, "2026-03-01")).data).toMatchObject({ success: true });
    expect(await state()).toMatchObject({
      status: "paid",
      receipt: "accepted",
      startDate: "2026-03-10",
      title: expect.stringMatching(/./),
    });
    const { policyNumber } = await state();
    const [sms] = await api.service.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `policy:${policyNumber}:sms`));
    expect(sms?.body).toContain("Позвоните +992 44 600 55 11 до обращения к врачу");
  });

  it("accepts a receipt of three days and none older", async () => {
    const { hand } = await aQrPayment();
    const old = await hand(136.29, "2026-02-26");
    expect(old).toMatchObject({ status: 422, data: { code: "receiptTooOld" } });
    expect((await hand(136.29, "2026-02-27")).status).toBe(200);
  });

  it("sends a receipt to review if its money arrived after the trip had begun", async () => {
    const { hand, state, price } = await aQrPayment({
      ...order,
      beginDate: "2026-03-02",
      sumPrem: undefined,
    });
    api.pass(DAY_MS);
    const late = await hand(price, "2026-03-03");
    const shown = await state();
    api.pass(-DAY_MS);
    expect(late).toMatchObject({ status: 200, data: { success: false } });
    expect(shown).toMatchObject({ status: "checking", receipt: "submitted" });
  });
});
