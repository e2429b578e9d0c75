import type { TextsLike } from "@sughurta/i18n";
import { couponUnknown } from "@sughurta/messages/coupon/en";
import { tooManyRequests } from "@sughurta/messages/requests/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  agreement: {
    label: "I agree to the {{rules}} and to {{politics}}",
    rules: "terms of sale",
    politics: "the processing of my personal data",
    newTab: "opens in a new tab",
    missing: "Agree to the terms of sale and the processing of your data to continue",
  },
  coupon: {
    label: "Promo code",
    optional: "(optional)",
    apply: "Apply",
    remove: "Remove the promo code",
    checking: "Checking the promo code…",
    waiting:
      "Promo code {{code}} will be checked once the details are filled in and there is a price",
    applied: "Promo code {{code}} applied: {{discount}} off",
    couponError: couponUnknown,
    empty: "Enter a promo code or leave the field empty",
    network: "The promo code could not be checked: no connection. Try again",
    tooMany: tooManyRequests,
    unavailable: "The promo code cannot be checked now. Try again later",
    notApplied: "Promo code {{code}} is not applied; the price is without it. {{reason}}",
  },
};
