import type { TextsLike } from "@sughurta/i18n";
import {
  receiptMissing,
  receiptTooLarge,
  receiptTooOld,
  receiptType,
} from "@sughurta/messages/payment/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  receipt: {
    title: "Payment receipt",
    label: "Receipt file",
    hint: "JPG, JPEG, PNG or PDF, up to {{size}} MB. The receipt must not be older than three days.",
    choose: "Choose a file",
    drop: "or drop it here",
    full: "File chosen",
    remove: "Remove the file {{name}}",
    sent: "sent",
    submit: "Send the receipt",
    sending: "Sending the receipt…",
    type: receiptType,
    tooLarge: receiptTooLarge,
    missing: receiptMissing,
    part: "We have your receipt. You have paid {{paid}} so far. Pay the remaining {{missing}} and send that receipt here.",
    overpaid:
      "You have paid too much. A member of staff will check the receipts and contact you. Questions? Call {{phone}}.",
    underpaidShort: "You have paid too little. Pay the difference and send the next receipt here.",
    incomplete:
      "The end of the receipt file is missing. Download or save it again and send it once more",
    tooOld: receiptTooOld,
    failed: "The file could not be uploaded. Try again",
    submitted: "Receipt sent. We will check it and send you the policy. Questions? Call {{phone}}.",
    accepted: "Thank you! The policy is paid. If you need help, call {{phone}}.",
  },
};
