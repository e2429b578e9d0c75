import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  code: {
    lead: "We will text a code to the phone number on the policy.",
    send: "Get a code",
    confirm: "Open the policy",
  },
  renew: {
    title: "Renewing policy {{number}}",
    lead: "We fill in the order from your last policy: check the price and the dates, you can change anything.",
    reading: "Preparing your new order…",
    signIn: "Sign in to the account",
    otherTitle: "You have an unfinished order",
    other: "A new order from your last policy will take its place.",
    replace: "Renew the last policy",
    keep: "Back to the unfinished order",
  },
  document: {
    title: "Is this your policy?",
  },
};
