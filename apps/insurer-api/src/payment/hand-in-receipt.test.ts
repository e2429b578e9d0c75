import { createPayment, payment as paymentContract, uploadReceipt } from "@sughurta/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiptMark } from "#src/sandbox/bank/bank-receipt.ts";
import { startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { sweepPayments } from "./sweep-payments.ts";

const DAY_MS = 86_400_000;
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
  const handFile = (text: string, name?: string) =>
    send(uploadReceipt, {
      params: { paymentId: started.paymentId },
      form: receiptForm(started.paymentId, text, name),
    });
  // A bank's receipts differ even where amount and day are the same.
  const hand = (text: string, name?: string) => handFile(`${text}\n${started.paymentId}`, name);
  const state = async () =>
    (await send(paymentContract, { params: { id: started.paymentId } })).data;
  return { send, started, hand, handFile, state, dirams: Math.round(started.amount * 100) };
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
    expect((await hand("a photo")).data.success).toBe(false);
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

  it("pays once: for another payment people look at it", async () => {
    const first = await aQrPayment();
    const second = await aQrPayment();
    const text = receiptMark(first.dirams, "TJS", "2026-11-20");
    expect((await first.handFile(text)).data.success).toBe(true);
    expect((await second.handFile(text)).data.success).toBe(false);
    expect(await second.state()).toMatchObject({ status: "checking", receipt: "submitted" });
  });

  it("may come as late as it is good", async () => {
    const { hand, state, dirams } = await aQrPayment();
    api.pass(2.9 * DAY_MS);
    await sweepPayments(api.service);
    const paidOn = "2026-11-21";
    expect((await hand(receiptMark(dirams, "TJS", paidOn))).data.success).toBe(true);
    expect(await state()).toMatchObject({ status: "paid" });
    api.pass(-2.9 * DAY_MS);
  });

  it("does not send anybody to pay again where the payment is closed", async () => {
    const { hand, dirams } = await aQrPayment();
    api.pass(3.1 * DAY_MS);
    await sweepPayments(api.service);
    const refused = await hand(receiptMark(dirams, "TJS", "2026-11-24"));
    api.pass(-3.1 * DAY_MS);
    expect(refused).toMatchObject({ status: 409, data: { code: "paymentClosed" } });
    expect(refused.data.message).toContain("5511");
  });

  it("must be a file, for the payment of the address", async () => {
    const { send, started } = await aQrPayment();
    const params = { paymentId: started.paymentId };
    const empty = new FormData();
    empty.append("payment_id", started.paymentId);
    expect((await send(uploadReceipt, { params, form: empty })).data).toMatchObject({
      code: "receiptMissing",
      fieldCodes: { file: ["receiptMissing"] },
    });
    const other = receiptForm("another", "x");
    expect((await send(uploadReceipt, { params, form: other })).status).toBe(422);
  });
});
