import { saveBox } from "@sughurta/contracts/box";
import {
  openPaidPolicy,
  payment,
  paymentOutcome,
  sendPaymentCode,
} from "@sughurta/contracts/payment";
import { policyDocument } from "@sughurta/contracts/policy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { payOrder, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { sentCode } from "#src/testing/good-requests.ts";

const UNKNOWN = "7d1f0f5e-0000-4000-8000-000000000001";

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

async function aPaidBox(phoneNumber: string) {
  const send = api.as();
  const saved = await send(saveBox, { body: aBoxOrder({ phoneNumber }) });
  const purchase = { orderId: String(saved.data.id), policyType: "box" } as const;
  const { id, policyNumber } = await payOrder(api, send, purchase);
  return { params: { id: String(id) }, policyNumber: String(policyNumber) };
}

describe("a payment opened in another browser", () => {
  it("shows its state only", async () => {
    const { params } = await aPaidBox("992921110001");
    const other = api.as();
    expect((await other(payment, { params })).status).toBe(404);
    const seen = await other(paymentOutcome, { params });
    expect([seen.status, seen.data]).toEqual([200, { status: "paid" }]);
  });

  it("of an unpaid order gives no access to a policy", async () => {
    const { paymentId } = await startOrder(api, api.as(), "dc");
    const params = { id: paymentId };
    const other = api.as();
    expect((await other(paymentOutcome, { params })).data).toEqual({ status: "checking" });
    expect((await other(sendPaymentCode, { params })).status).toBe(404);
  });

  it.each([UNKNOWN, "77aa"])("is not found by the id %s", async (id) => {
    expect((await api.as()(paymentOutcome, { params: { id } })).status).toBe(404);
    expect((await api.as()(sendPaymentCode, { params: { id } })).status).toBe(404);
  });

  it("gives access to number and document with a code to the phone of its order only", async () => {
    const phone = "992921110002";
    const { params, policyNumber } = await aPaidBox(phone);
    const other = api.as();
    const asked = await other(sendPaymentCode, { params });
    expect(asked.data).toEqual({ phoneEnd: "02", repeatAfter: 45 });
    const document = () => other(policyDocument, { params: { policyNumber } });
    expect((await document()).status).toBe(404);
    const wrong = await other(openPaidPolicy, { params, body: { code: "000000" } });
    expect(wrong).toMatchObject({ status: 422, data: { fieldCodes: { code: ["smsCodeWrong"] } } });
    const code = await sentCode(api, phone);
    const opened = await other(openPaidPolicy, { params, body: { code } });
    expect(opened).toMatchObject({ status: 200, data: { policyNumber } });
    expect((await document()).status).toBe(200);
  });

  it("gives no access with a code of another payment's phone", async () => {
    const { params } = await aPaidBox("992921110003");
    const own = await aPaidBox("992921110004");
    const other = api.as();
    await other(sendPaymentCode, { params: own.params });
    const code = await sentCode(api, "992921110004");
    expect((await other(openPaidPolicy, { params, body: { code } })).status).toBe(422);
  });
});
