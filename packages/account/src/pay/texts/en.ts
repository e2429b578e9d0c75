import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  pay: {
    title: "Pay for policy {{number}}",
    lead: "You are paying for this policy in instalments. Here you can see what is paid and what is left.",
    signIn: "Sign in to the account",
    suspended: "Cover has been suspended since {{date}}. To restore it, pay {{sum}}.",
    cancelled: "The policy was cancelled on {{date}}. Nothing more is to be paid for it.",
    nothing: "The policy is paid in full. There is nothing more to pay.",
    paid: "Paid on {{date}}",
    due: "Due by {{date}}",
    now: "Pay {{sum}}",
    rule: "If an instalment is not paid, cover is suspended {{days}} days after its due date until you pay.",
    rest: {
      title: "Pay the rest for a policy",
      lead: "We received less than the price of the policy. Pay the rest, and the policy is sent to the buyer’s email and phone.",
      product: "Insurance",
      received: "Received so far",
      sum: "Still to pay",
      rule: "The link is valid until {{date}}. If you no longer want the policy, call us and we will refund the money.",
      paid: "The rest has arrived. There is nothing more to pay.",
      checking: "We are already checking a payment by this link. Do not pay again.",
      over: "The rest can no longer be paid by this link. Call us.",
      unknown: "There is no such link. Open the whole link from the SMS or email.",
    },
  },
};
