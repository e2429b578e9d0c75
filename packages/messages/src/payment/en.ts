import type { messages as ru } from "./ru.ts";

export const alreadyPaid = "This order is already paid";
export const paymentInReview =
  "We are already checking a payment of this order. Do not pay again, call {{phone}}";
export const paymentBusy = "Payment of this order has started in another window. Wait a minute";
export const paymentChecking =
  "The bank is still checking the first payment of this order. Do not pay again: wait a minute and try again";
export const providerUnavailable =
  "The bank is not answering now. Try again in a minute or choose another method";
export const orderExpired = "This order has expired. Place it again";
export const orderOnHold =
  "We need to check your data and will call you. You do not need to pay yet. Questions: {{phone}}";
export const orderRefused =
  "This policy cannot be issued online. Call us and we will help: {{phone}}";
export const receiptMissing = "Choose the receipt file";
export const receiptType =
  "We cannot use this type of file. Send the receipt as JPG, JPEG, PNG or PDF";
export const receiptTooLarge = "The file is larger than {{max}} MB. Send a smaller one";
export const receiptTooOld = "The receipt is more than three days old. Upload a newer one";

export const messages: Record<keyof typeof ru, string> = {
  alreadyPaid,
  paymentInReview,
  paymentBusy,
  paymentChecking,
  operatorNotOffered: "This payment method is not available here. Choose another one",
  providerUnavailable,
  orderExpired,
  orderOnHold,
  orderRefused,
  priceChanged: "The price has changed: it is {{sum}} TJS now. Check and confirm",
  earlierPartUnpaid: "Pay the earlier instalment of this policy first",
  policyEnded: "This policy was cancelled or has ended: there is nothing more to pay",
  notQrPayment: "A receipt is needed only for a QR payment",
  receiptMissing,
  receiptType,
  receiptTooLarge,
  receiptUsed:
    "This receipt has been sent already. If you paid again, send the receipt of that payment",
  receiptOther: "This receipt is for another payment. Send the receipt for this order",
  receiptTooOld,
  receiptRejected: "This receipt was not accepted. Call {{phone}}",
  paymentClosed: "This payment is closed. If you have paid, do not pay again, call {{phone}}",
  draftPaid: alreadyPaid,
  draftChanged: "This order was changed in another window or on another device",
  draftLinkOver: "This link has been used or is older than {{minutes}} minutes. Make a new one",
  saleLinkOver:
    "This sale link has been used or is older than {{minutes}} minutes. Start the sale at the desk again",
  saleOver: "The time for this sale is over. Start the sale at the desk again",
  saleNotSaved:
    "The order is still being saved. Close this window and send the link in a few seconds",
};
