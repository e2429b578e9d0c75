import { operatorName } from "@sughurta/domain";
import type { TextsLike } from "@sughurta/i18n";
import {
  alreadyPaid,
  orderExpired,
  orderOnHold,
  orderRefused,
  paymentBusy,
  paymentChecking,
  paymentInReview,
  providerUnavailable,
} from "@sughurta/messages/payment/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  pay: {
    title: "How would you like to pay?",
    close: "Close",
    sum: "To pay",
    sumNow: "To pay now",
    whole: "This is the first instalment. The whole policy costs {{price}}.",
    instalmentDue: "Still due by {{date}}",
    instalmentRule:
      "The rest is paid online: in the account or by the link in the SMS. If an instalment is not paid, cover is suspended {{days}} days after its due date until you pay.",
    phone:
      "We will send the policy number by SMS to {{phone}}. Not your number? Close this window and correct it.",
    method: "Payment method",
    submit: "Pay {{price}}",
    leaving: "Opening the payment page…",
    secure: "You pay on the bank’s protected page. We never see or keep your card details.",
    operators: {
      vaslpay: { name: operatorName("vaslpay", "en"), hint: "Vasl wallet or card" },
      dc: { name: operatorName("dc", "en"), hint: "Corti Milli card or DC wallet" },
      payler: { name: operatorName("payler", "en"), hint: "A card of any bank in the world" },
      card_dc_city: { name: operatorName("card_dc_city", "en"), hint: "Dushanbe City card" },
      qr: { name: operatorName("qr", "en"), hint: "A code for your banking app, then the receipt" },
    },
    problems: {
      tooMany: "Too many requests in a row. Your order is saved: press again {{wait}}.",
      network: "The connection was lost. Your order is saved: press again, you will not pay twice.",
      providerUnavailable: `${providerUnavailable}.`,
      refusedRedirect:
        "The address of the payment page is not on our list, so we did not open it. Choose another method or call {{phone}}.",
      paymentBusy: `${paymentBusy}.`,
      paymentChecking: `${paymentChecking}.`,
      paymentInReview: `${paymentInReview}.`,
      orderExpired: `${orderExpired}.`,
      orderOnHold: `${orderOnHold}.`,
      orderRefused: `${orderRefused}.`,
      unexpected: "Something went wrong. Try again or call {{phone}}.",
    },
  },
  save: {
    tooMany:
      "Too many requests in a row. Everything you entered is still here: press again {{wait}}.",
    network:
      "The connection was lost and we do not know whether the order arrived. Press again: there will be no second order.",
    busy: "This order is being placed already. Wait a few seconds and press again.",
    unexpected: "The order could not be saved. Try again or call {{phone}}.",
    receiptUnsent:
      "The receipt was not sent. Without it we cannot see your payment: send it or call {{phone}}.",
    sendReceipt: "Send the receipt",
  },
  openPayment: {
    checking: {
      title: "A payment of this order has begun",
      text: "If the money has left your account, do not pay again: we are asking the bank. If you have not paid, press “Buy” again: we will close the first payment.",
      show: "See the payment",
    },
    qr: {
      title: "A QR code for this order is open",
      text: "If you have already paid with it, send the receipt and do not pay again.",
      show: "Show the code and send the receipt",
    },
    paid: {
      title: "Your order is paid",
      text: "There is no need to pay again. The policy number and the document are on the result page.",
      show: "Show the policy",
    },
  },
  priceChanged: {
    title: "The price has changed",
    text: "The price changed while you were filling in the form. Check the new one before you pay.",
    fromTo: "It was {{old}}, now it is {{price}}. If you agree, press again.",
    was: "Was",
    now: "Now",
    confirm: "Accept {{price}}",
    cancel: "Back to the form",
  },
  alreadyPaid: {
    title: alreadyPaid,
    text: "There is no need to pay again. Your policy is ready: its number and document are on the result page.",
    show: "Show the policy",
    again: "Buy another one",
  },
  qr: {
    title: "Pay by QR code",
    text: "Open your banking app, scan the code and pay {{price}}.",
    code: "QR code for payment",
    open: "Open the payment on this phone",
    next: "I have paid, send the receipt",
    later: "Send it later",
    laterHint: "You have three days. Send it from the next page.",
    loading: "Preparing the code…",
    failed: "The code could not be shown. Open the payment with the link below.",
  },
};
