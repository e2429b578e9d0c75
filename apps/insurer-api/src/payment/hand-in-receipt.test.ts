import { createPayment, payment as paymentContract, uploadReceipt } from "@sughurta/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiptMark } from "#src/sandbox/bank/bank-receipt.ts";
import { startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

function receiptForm(paymentId: string, text: string, name = "receipt.pdf"): FormData {
  const form = new FormData();
  form.append("payment_id", paymentId);
  form.append("file", new File([`%PDF-1.4\n${text}`], name));
  return form;
}

async function aQrPayment() {
  const send = api.as();
  const started = await startOrder(api, send, "qr");
  const hand = (text: string, name?: string) =>
    send(uploadReceipt, {
      params: { paymentId: started.paymentId },
      form: receiptForm(started.paymentId, text, name),
    });
  const state = async () =>
    (await send(paymentContract, { params: { id: started.paymentId } })).data;
  return { send, started, hand, state, dirams: Math.round(started.amount * 100) };
}

describe("receipt of a QR payment", () => {
  it("pays when amount and date fit", async () => {
    const { hand, state, dirams, started } = await aQrPayment();
    expect((await state()).receipt).toBe("none");
    const taken = await hand(receiptMark(dirams, "TJS", "2026-11-19"));
    expect(taken.status).toBe(200);
    expect(taken.data).toEqual({
      success: true,
      amountPaid: started.amount,
      minimumRequired: started.amount,
      paymentDate: "2026-11-19",
    });
    expect(await state()).toMatchObject({ status: "paid", receipt: "accepted" });
    expect((await hand(receiptMark(dirams, "TJS", "2026-11-19"))).data.code).toBe("alreadyPaid");
  });

  it("waits for people when it cannot be read, and blocks a second payment meanwhile", async () => {
    const { send, started, hand, state } = await aQrPayment();
    expect((await hand("a photo")).data.success).toBe(true);
    expect(await state()).toMatchObject({ status: "checking", receipt: "submitted" });
    const body = { policyId: started.orderId, policyType: "box", paymentOper: "dc" };
    expect((await send(createPayment, { body })).data.code).toBe("paymentInReview");
  });

  it.each([
    ["less than needed", -100, "TJS", "2026-11-21", "receiptUnderpaid"],
    ["an old date", 0, "TJS", "2026-11-17", "receiptTooOld"],
    ["a date to come", 0, "TJS", "2026-11-22", "receiptRejected"],
    ["another currency", 0, "USD", "2026-11-21", "receiptRejected"],
  ])("is refused with %s, and another may follow", async (_, change, currency, day, code) => {
    const { hand, state, dirams } = await aQrPayment();
    const refused = await hand(receiptMark(dirams + change, currency, day));
    expect(refused.status).toBe(422);
    expect(refused.data).toMatchObject({ code, success: false });
    expect(await state()).toMatchObject({ status: "checking", receipt: "none" });
    expect((await hand(receiptMark(dirams, "TJS", "2026-11-21"))).status).toBe(200);
  });

  it("is refused when the file is not what its name says, or the payment is not by QR", async () => {
    const { hand } = await aQrPayment();
    expect((await hand("x", "receipt.png")).data.code).toBe("receiptType");
    const send = api.as();
    const card = await startOrder(api, send, "dc");
    const form = receiptForm(card.paymentId, "x");
    const refused = await send(uploadReceipt, { params: { paymentId: card.paymentId }, form });
    expect(refused.data.code).toBe("notQrPayment");
  });
});
