import { randomUUID } from "node:crypto";
import {
  createPayment,
  payment as paymentContract,
  uploadReceipt,
} from "@sughurta/contracts/payment";
import { DAY_MS } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { receiptMark } from "#src/sandbox/bank/bank-pages.ts";
import { startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { paymentFollowing } from "./follow-payments.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

function receiptForm(paymentId: string, text: string, name = "receipt.pdf"): FormData {
  const form = new FormData();
  form.append("payment_id", paymentId);
  form.append("file", new File([`%PDF-1.4\n${text}\n%%EOF`], name));
  return form;
}

/** Text of a receipt of a new transaction that names its payment. */
const receiptsFor =
  (reference: string | undefined) =>
  (amountDiram: number, paidOn: string, currency = "TJS") =>
    receiptMark({ transactionNumber: randomUUID(), reference, amountDiram, currency, paidOn });

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
  const aReceipt = receiptsFor(started.reference);
  return { send, started, hand, state, aReceipt, dirams: Math.round(started.amount * 100) };
}

describe("a receipt of a QR payment", () => {
  it("pays when amount and date match", async () => {
    const { hand, state, dirams, started, aReceipt } = await aQrPayment();
    expect((await state()).receipt).toBe("none");
    const taken = await hand(aReceipt(dirams, "2026-11-19"));
    expect(taken.status).toBe(200);
    expect(taken.data).toEqual({
      success: true,
      amountPaid: started.amount,
      minimumRequired: started.amount,
      paymentDate: "2026-11-19",
    });
    expect(await state()).toMatchObject({ status: "paid", receipt: "accepted" });
    expect((await hand(aReceipt(dirams, "2026-11-19"))).data.code).toBe("alreadyPaid");
  });

  it("adds up with others until the price is reached, and shows the code again until then", async () => {
    const { send, hand, state, dirams, started, aReceipt } = await aQrPayment();
    const part = await hand(aReceipt(dirams - 1_000, "2026-11-19"));
    expect(part).toMatchObject({
      status: 200,
      data: {
        success: false,
        amountPaid: started.amount - 10,
        minimumRequired: started.amount,
        paymentDate: "2026-11-19",
      },
    });
    expect(await state()).toMatchObject({
      status: "checking",
      receipt: "none",
      amountPaid: started.amount - 10,
    });
    const pay = { policyId: started.orderId, policyType: "box" };
    const again = await send(createPayment, { body: { ...pay, paymentOper: "qr" } });
    expect(again.data).toEqual({
      paymentId: started.paymentId,
      redirectUrl: started.redirectUrl,
    });
    const other = await send(createPayment, { body: { ...pay, paymentOper: "dc" } });
    expect(other.data.code).toBe("paymentInReview");
    api.pass(4 * DAY_MS);
    await api.work(paymentFollowing);
    api.pass(-4 * DAY_MS);

    const rest = await hand(aReceipt(1_000, "2026-11-21"));
    expect(rest.data).toMatchObject({ success: true, amountPaid: started.amount });
    expect(await state()).toMatchObject({ status: "paid", receipt: "accepted" });
  });

  it("goes to review when it is more than the price", async () => {
    const { hand, state, dirams, started, aReceipt } = await aQrPayment();
    await hand(aReceipt(dirams - 1_000, "2026-11-21"));
    const more = await hand(aReceipt(dirams, "2026-11-21"));
    expect(more.data).toMatchObject({ success: false, amountPaid: 2 * started.amount - 10 });
    expect(await state()).toMatchObject({ status: "checking", receipt: "submitted" });
    expect((await hand(aReceipt(1_000, "2026-11-21"))).data.code).toBe("paymentInReview");
  });

  it("goes to review when it cannot be read, and blocks a second payment until then", async () => {
    const { send, started, hand, state } = await aQrPayment();
    expect((await hand("a photo")).data.success).toBe(false);
    expect(await state()).toMatchObject({ status: "checking", receipt: "submitted" });
    const body = { policyId: started.orderId, policyType: "box", paymentOper: "dc" };
    expect((await send(createPayment, { body })).data.code).toBe("paymentInReview");
  });

  it("is read outside any transaction: a slow reader blocks no other request", async () => {
    const { hand, state, dirams } = await aQrPayment();
    const reading = Promise.withResolvers<undefined>();
    const reader = vi.spyOn(api.service.receiptReader, "read");
    const asked = new Promise<void>((resolve) => {
      reader.mockImplementationOnce(() => {
        resolve();
        return reading.promise;
      });
    });
    const slow = hand(`a photo ${randomUUID()}`);
    await asked;
    expect(await state()).toMatchObject({ receipt: "none" });
    const other = await aQrPayment();
    expect((await other.hand(other.aReceipt(dirams, "2026-11-21"))).data.success).toBe(true);
    reading.resolve(undefined);
    expect((await slow).data.success).toBe(false);
    reader.mockRestore();
  });

  it("goes to review when its reader fails", async () => {
    const { hand, state, dirams, aReceipt } = await aQrPayment();
    const reader = vi.spyOn(api.service.receiptReader, "read");
    reader.mockRejectedValueOnce(new Error("away"));
    const taken = await hand(aReceipt(dirams, "2026-11-21"));
    reader.mockRestore();
    expect(taken).toMatchObject({ status: 200, data: { success: false } });
    expect(await state()).toMatchObject({ status: "checking", receipt: "submitted" });
  });

  it.each([
    ["an old date", "2026-11-17", "TJS", "receiptTooOld"],
    ["a date to come", "2026-11-22", "TJS", "receiptRejected"],
    ["another currency", "2026-11-21", "USD", "receiptRejected"],
  ])("is refused with %s, and another may follow", async (_, day, currency, code) => {
    const { hand, state, dirams, aReceipt } = await aQrPayment();
    const refused = await hand(aReceipt(dirams, day, currency));
    expect(refused.status).toBe(422);
    expect(refused.data).toMatchObject({ code, success: false });
    expect(await state()).toMatchObject({ status: "checking", receipt: "none" });
    expect((await hand(aReceipt(dirams, "2026-11-21"))).data.success).toBe(true);
  });

  it("is stored with the type of its bytes, regardless of its name", async () => {
    const { hand, aReceipt, dirams } = await aQrPayment();
    const taken = await hand(aReceipt(dirams, "2026-11-21"), "receipt.png");
    expect(taken.data.success).toBe(true);
  });

  it("is refused if its format is not supported, or the payment is not by QR", async () => {
    const { started, send: buyer } = await aQrPayment();
    const script = new FormData();
    script.append("payment_id", started.paymentId);
    script.append("file", new File(["#!/bin/sh\nrm -rf /"], "receipt.png"));
    const params = { paymentId: started.paymentId };
    const unknown = await buyer(uploadReceipt, { params, form: script });
    expect(unknown).toMatchObject({ status: 422, data: { code: "receiptType" } });
    const send = api.as();
    const card = await startOrder(api, send, "dc");
    const form = receiptForm(card.paymentId, "x");
    const refused = await send(uploadReceipt, { params: { paymentId: card.paymentId }, form });
    expect(refused.data.code).toBe("notQrPayment");
  });

  it.each([
    ["the same file", (text: string) => text],
    ["its transaction with bytes appended", (text: string) => `${text}\nmore`],
  ])("counts for its own payment only: %s is refused for another", async (_, copy) => {
    const [first, second] = [await aQrPayment(), await aQrPayment()];
    const text = first.aReceipt(first.dirams, "2026-11-20");
    expect((await first.hand(text)).data.success).toBe(true);
    const refused = await second.hand(copy(text));
    expect(refused).toMatchObject({
      status: 422,
      data: { fieldCodes: { file: ["receiptOther"] } },
    });
    expect(await second.state()).toMatchObject({ status: "checking", receipt: "none" });
  });

  it("never adds one buyer's money to another buyer's payment", async () => {
    const [first, second] = [await aQrPayment(), await aQrPayment()];
    const half = first.aReceipt(first.dirams / 2, "2026-11-20");
    expect((await second.hand(half)).data.code).toBe("receiptOther");
    expect(await second.state()).toMatchObject({ receipt: "none", amountPaid: 0 });
    expect((await first.hand(half)).data.amountPaid).toBe(first.started.amount / 2);
  });

  it.each([
    ["names no payment", async () => undefined],
    [
      "names an earlier payment of the same order",
      async ({ send, started }: Awaited<ReturnType<typeof aQrPayment>>) => {
        const pay = (paymentOper: string) =>
          send(createPayment, {
            body: { policyId: started.orderId, policyType: "box", paymentOper },
          });
        await pay("dc");
        const { data } = await pay("qr");
        return { paymentId: String(data.paymentId), reference: started.reference };
      },
    ],
  ])("goes to review when it %s", async (_, prepare) => {
    const qr = await aQrPayment();
    const { paymentId, reference } = (await prepare(qr)) ?? {
      paymentId: qr.started.paymentId,
      reference: undefined,
    };
    const text = receiptsFor(reference)(qr.dirams, "2026-11-20");
    const taken = await qr.send(uploadReceipt, {
      params: { paymentId },
      form: receiptForm(paymentId, text),
    });
    expect(taken).toMatchObject({ status: 200, data: { success: false } });
    const { data } = await qr.send(paymentContract, { params: { id: paymentId } });
    expect(data).toMatchObject({ status: "checking", receipt: "submitted" });
  });

  it("counts once for its own payment, even if it could not be read", async () => {
    const { hand, dirams, aReceipt } = await aQrPayment();
    const half = aReceipt(dirams / 2, "2026-11-20");
    await hand(half);
    expect((await hand(`${half}\nmore`)).data.code).toBe("receiptUsed");
    const photo = `a photo ${randomUUID()}`;
    await hand(photo);
    expect((await hand(photo)).data.code).toBe("receiptUsed");
  });

  it("is accepted until it expires", async () => {
    const { hand, state, dirams, aReceipt } = await aQrPayment();
    api.pass(2.9 * DAY_MS);
    await api.work(paymentFollowing);
    const paidOn = "2026-11-21";
    expect((await hand(aReceipt(dirams, paidOn))).data.success).toBe(true);
    expect(await state()).toMatchObject({ status: "paid" });
    api.pass(-2.9 * DAY_MS);
  });

  it("does not ask for another payment if the payment is closed", async () => {
    const { hand, dirams, aReceipt } = await aQrPayment();
    api.pass(3.1 * DAY_MS);
    await api.work(paymentFollowing);
    const refused = await hand(aReceipt(dirams, "2026-11-24"));
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
