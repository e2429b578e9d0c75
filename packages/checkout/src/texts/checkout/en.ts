import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  agreement: {
    label: "I agree to the {{rules}} and to {{politics}}",
    rules: "terms of sale",
    politics: "the processing of my personal data",
    newTab: "opens in a new tab",
    missing: "Agree to the terms of sale to continue",
  },
  coupon: {
    label: "Promo code",
    optional: "(optional)",
    apply: "Apply",
    remove: "Remove the promo code",
    checking: "Checking the promo code…",
    applied: "Promo code {{code}} applied: {{discount}} off",
  },
};
