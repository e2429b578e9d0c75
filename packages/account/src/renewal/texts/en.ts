import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  code: {
    lead: "We will text a code to the phone number on the policy.",
    send: "Get a code",
    confirm: "Open the policy",
  },
  renew: {
    title: "Renew policy {{number}}",
    lead: "We fill in a new order from this policy. Check the price and the dates: you can change anything.",
    reading: "Preparing your new order…",
    signIn: "Sign in to the account",
    otherTitle: "You have an unfinished order",
    other: "If you renew this policy, the unfinished order will be lost.",
    replace: "Renew the policy",
    keep: "Back to the unfinished order",
    cancelled:
      "This policy was cancelled on {{date}}, so there is nothing to renew. Choose a new one in the catalogue.",
    renewedTitle: "This policy has been renewed already",
    renewed: "Policy {{number}} follows it. You most likely do not need another one.",
    showRenewed: "See policy {{number}}",
    renewAgain: "Buy another one anyway",
  },
  document: {
    title: "Is this your policy?",
  },
};
