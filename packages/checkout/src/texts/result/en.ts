import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  result: {
    checkingTitle: "Checking the payment",
    checkingText:
      "It usually takes a few seconds. The page updates by itself; there is no need to pay again.",
    slowText:
      "The bank takes longer than usual. You may close this page: the policy number will come by SMS and the document by email. Questions? Call {{phone}}.",
    receiptText:
      "The receipt is sent and we are checking it. You may close this page: the policy number will come by SMS and the document by email.",
    awaitingTitle: "Waiting for your receipt",
    awaitingText:
      "Have you paid by QR code? Send the receipt here, within three days. This page opens only on this device: keep its address. Questions? Call {{phone}}.",
    awaitingPartText:
      "We have received part of the price. Pay the rest and send the next receipt here, within three days. Questions? Call {{phone}}.",
    partPaid: "Paid so far",
    partMissing: "Still to pay",
    partPrice: "Price of the policy",
    checkNow: "Check now",
    unchanged: "Checked just now: nothing has changed yet.",
    call: "Call {{phone}}",
    paidTitle: "The policy is paid",
    paidText:
      "Thank you! The policy number has been sent to you by SMS, the document by email if you gave an address.",
    paidTwiceTitle: "Two payments came",
    paidTwice:
      "Another {{sum}} came for this policy. We will refund it within 10 working days. Questions? Call {{phone}}.",
    firstPartTitle: "Your policy is ready and the first instalment is paid",
    firstPartText:
      "Thank you! The policy number has been sent by SMS. What is left to pay and when is below and on the policy.",
    laterPartTitle: "Payment received",
    laterPartText: "Thank you! We have received the payment for your policy.",
    leftDue: "Still due by {{date}}",
    policyNumber: "Policy number",
    copyNumber: "Copy the policy number",
    numberCopied: "Policy number copied",
    policyCode: "Policy code",
    period: "Valid",
    periodValue: "{{start}} to {{end}}",
    sum: "Paid",
    download: "Download the policy (PDF)",
    calendar: "Add to calendar",
    share: "Share",
    shareText: "{{title}}, policy {{number}}",
    save: "Save",
    verifyCode: "QR code to check the policy",
    downloading: "Preparing the document…",
    downloadFailed: "The document did not download. Try again or call {{phone}}.",
    fiscalReceipt: "Fiscal receipt no. {{number}}",
    fiscalPending: "The fiscal receipt will come by email, if you gave an address.",
    nextTitle: "What to do next",
    nextKeep: "Keep the policy number: we will use it to find you if something happens.",
    nextCheck: "Check the name and the dates in the document. Found a mistake? Call {{phone}}.",
    nextClaim: "Has something happened? Make a claim on the site or call {{phone}}.",
    failedTitle: "The payment did not go through",
    failedText:
      "We have not received your payment. Your order is saved: try again or use another method. If money left your account, do not pay again: call {{phone}}.",
    expiredTitle: "The time to pay has run out",
    expiredText:
      "We have not received your payment. Your order details are saved: start the payment again. If money left your account, do not pay again: call {{phone}}.",
    expiredPartText:
      "We have received part of the price, but the time to pay has run out. Do not pay again: call {{phone}}.",
    refundingTitle: "We are refunding your money",
    refundingText:
      "There is no policy for this payment. We will refund {{sum}} to your original payment method by {{date}}. If you need the policy, place the order again. Questions? Call {{phone}}.",
    refundingPartText:
      "This payment for your policy was not accepted. We will refund {{sum}} to your original payment method by {{date}}. Questions? Call {{phone}}.",
    refundedTitle: "Your money has been refunded",
    refundedText:
      "We have sent {{sum}} to your original payment method. If the money has not arrived, call {{phone}}.",
    tryAgain: "Try again",
    unknownTitle: "We could not find your payment",
    unknownText:
      "There were no payments from this device. If you paid, check your SMS and email or call {{phone}}.",
    elsewherePaidText:
      "The policy number was sent by SMS, and the document by email if you gave one. If they have not arrived, call {{phone}}.",
    elsewhereEndedText:
      "We have not received this payment. The order opens in the browser where you placed it: go back there and pay again. If money left your account, do not pay again, call {{phone}}.",
    elsewhereRefundText:
      "This payment did not lead to a policy, and the money goes back to your original payment method. We have sent you the amount and the date by SMS. If you have a question, call {{phone}}.",
    offlineTitle: "No connection",
    offlineText:
      "We could not check whether the payment went through. Check your internet: we will ask again.",
    home: "Home page",
    close: "Close",
    goingHome_one: "Going to the home page in {{count}} second",
    goingHome_other: "Going to the home page in {{count}} seconds",
    closing_one: "Closes in {{count}} second",
    closing_other: "Closes in {{count}} seconds",
    stay: "Stay here",
    stayed: "You are staying on this page",
  },
};
