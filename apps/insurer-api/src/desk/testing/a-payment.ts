import type { DeskPayment, PaymentFacts } from "#src/desk/pages/payment-view.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { AT, aNote, BUYER, rowId, TODAY } from "./story-rows.ts";

const PRICE_DIRAM = 24_150;

/** A sample payment, by number. */
export function aPayment(number: number, reason: string | null = null): DeskPayment {
  const id = rowId(number);
  const moments = { createdAt: AT, updatedAt: AT };
  return {
    payment: {
      id,
      orderId: id,
      owner: "visitor",
      operator: "qr",
      state: reason === null ? "paid" : "review",
      part: 1,
      amountDiram: PRICE_DIRAM,
      currency: "TJS",
      reference: "PL-48120",
      redirectUrl: null,
      returnUrl: null,
      checkoutForm: null,
      expiresAt: AT,
      askedAt: null,
      reviewReason: reason,
      ...moments,
    },
    order: {
      id,
      owner: "visitor",
      lineage: null,
      state: "new",
      policyType: "travel",
      productCode: "travel",
      language: "ru",
      priceDiram: PRICE_DIRAM,
      discountDiram: 0,
      amountDiram: PRICE_DIRAM,
      currency: "TJS",
      couponCode: null,
      sumAssuredDiram: 30_000_00,
      startDate: "2026-12-01",
      endDate: "2026-12-14",
      quotedOn: "2026-11-25",
      tariffVersion: 1,
      holder: BUYER,
      details: {},
      partnerCode: null,
      partnerReference: null,
      visits: null,
      device: null,
      soldBy: null,
      soldPlace: null,
      reminderConsentAt: null,
      hourReminderAt: null,
      expiryReminderAt: null,
      ...moments,
    },
    reason,
    since: AT,
  };
}

/** A payment to check, with an uncounted receipt: a document unless the media type is a picture. */
export function aPaymentToCheck(mediaType = "application/pdf"): PaymentFacts {
  const { payment, order } = aPayment(1, "wrongAmount");
  return {
    payment,
    order,
    money: {
      receivedDiram: 20_000,
      refundedDiram: 0,
      keptDiram: 0,
      openRefunds: 0,
      currency: "TJS",
    },
    policyNumber: null,
    productTitle: "Страхование путешественников",
    handling: { handler: undefined, colleagues: ["nilufar", "zarina"] },
    notes: [aNote(`payment:${payment.id}`, "Покупатель доплатит завтра, звонил с 92 712 34 56")],
    receipts: [
      {
        id: payment.id,
        paymentId: payment.id,
        storedAs: "receipt",
        mediaType,
        sizeBytes: 48_120,
        state: "clean",
        sha256: null,
        transactionNumber: null,
        countedDiram: null,
        paidOn: null,
        createdAt: AT,
      },
    ],
    decisions: [],
    fiscalReceipts: [],
    acceptRefusal: new FailureError(409, "receiptsUndecided"),
    restRefusal: new FailureError(409, "receiptsUndecided"),
    rests: [],
    answers: undefined,
    today: TODAY,
  };
}
