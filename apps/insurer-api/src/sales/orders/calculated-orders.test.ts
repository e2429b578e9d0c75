import { createPayment } from "@sughurta/contracts/payment";
import { myPolicies, policyDocument } from "@sughurta/contracts/policy";
import { calculateTravel, changeTravel, saveTravel, travelById } from "@sughurta/contracts/travel";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const travel = saveTravel.examples.body;
let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

describe("travel", () => {
  it("sells a policy for the dates and people of the order", async () => {
    const guest = api.as();
    const saved = await guest(saveTravel, { body: travel });
    expect(saved).toMatchObject({ status: 201, data: { sumPrem: 136.29 } });
    const paid = await payOrder(api, guest, {
      orderId: String(saved.data.id),
      policyType: "travel",
    });
    expect(paid).toMatchObject({ status: "paid", startDate: "2026-03-10", endDate: "2026-03-20" });
    const [issued] = await api.service.db
      .select()
      .from(policy)
      .where(eq(policy.number, String(paid.policyNumber)));
    expect(issued?.lifeAssured).toEqual(["SAIDOVA MADINA"]);
    const policyNumber = String(paid.policyNumber);
    for (const lang of ["ru", "tg", "en"]) {
      const document = await guest(policyDocument, { params: { policyNumber }, query: { lang } });
      expect(document.headers.get("content-type")).toBe("application/pdf");
    }
    expect((await guest(myPolicies, { language: "en" })).data).toMatchObject([
      { title: "Travel insurance", policyType: "travel" },
    ]);
    const again = await guest(changeTravel, {
      params: { id: String(saved.data.id) },
      body: travel,
    });
    expect(again).toMatchObject({ status: 409, data: { code: "alreadyPaid" } });
  });

  it("returns the errors of a trip in the requested language, without a price", async () => {
    const body = { ...calculateTravel.examples.body, country: "Tajikistan" };
    const { status, data } = await api.as()(calculateTravel, { body, language: "en" });
    expect(status).toBe(200);
    expect(data).toMatchObject({ sumPrem: 0, errorMsg: [expect.stringContaining("Tajikistan")] });
  });

  it("returns the full price with a promo code that gives no discount", async () => {
    const body = { ...calculateTravel.examples.body, coupon: "NOSUCHCODE" };
    const { data } = await api.as()(calculateTravel, { body, language: "en" });
    expect(data).toMatchObject({ sumPrem: 136.29, valueAmount: 0 });
    expect(data.couponErr).not.toBe("");
  });

  it("applies a promo code, and refuses to save at a price other than the one shown", async () => {
    const guest = api.as();
    const body = { ...travel, coupon: "navruz10" };
    const refused = await guest(saveTravel, { body });
    expect(refused).toMatchObject({ status: 409, data: { code: "priceChanged", sumPrem: 122.66 } });
    expect((await guest(saveTravel, { body: { ...body, sumPrem: 122.66 } })).status).toBe(201);
  });

  it("shows and changes an order for its owner only, and not during a payment", async () => {
    const guest = api.as();
    const { data } = await guest(saveTravel, { body: travel });
    const params = { id: String(data.id) };
    expect((await api.as()(travelById, { params })).status).toBe(404);
    expect((await api.as()(changeTravel, { params, body: travel })).status).toBe(404);
    const longer = { ...travel, endDate: "2026-03-21", dayCount: 12, sumPrem: undefined };
    expect(await guest(changeTravel, { params, body: longer })).toMatchObject({ status: 200 });
    expect((await guest(travelById, { params })).data).toMatchObject({ endDate: "2026-03-21" });
    await guest(createPayment, {
      body: { policyId: params.id, policyType: "travel", paymentOper: "dc" },
    });
    expect(await guest(changeTravel, { params, body: travel })).toMatchObject({
      status: 409,
      data: { code: "paymentBusy" },
    });
  });

  it("does not sell a trip that began before the payment", async () => {
    const guest = api.as();
    const { data } = await guest(saveTravel, { body: travel });
    api.pass(9 * DAY_MS);
    const late = await guest(createPayment, {
      body: { policyId: String(data.id), policyType: "travel", paymentOper: "dc" },
    });
    api.pass(-9 * DAY_MS);
    expect(late).toMatchObject({ status: 409, data: { code: "orderExpired" } });
  });
});
