import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  pay: {
    title: "Paying for policy {{number}}",
    lead: "The policy is paid in parts. Here you see what is paid and what is left.",
    signIn: "Sign in to the account",
    suspended: "Cover is suspended since {{date}}. To restore it, pay {{sum}}.",
    cancelled: "The policy was cancelled on {{date}}. Nothing more is to be paid for it.",
    nothing: "The policy is paid in full. Nothing more is to be paid.",
    paid: "Paid on {{date}}",
    due: "To pay by {{date}}",
    now: "Pay {{sum}}",
    rule: "If a part is not paid, cover is suspended {{days}} days after its date until it is.",
  },
};
