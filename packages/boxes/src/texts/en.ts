import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  catalogue: {
    title: "Ready-made policies",
    lead: "The price and the sum insured are known in advance. Buying takes a few minutes, and the policy arrives once payment is confirmed.",
    buyButton: "Buy a policy",
    activateButton: "Activate a policy",
    categories: "Catalogue sections",
    all: "All",
    buy: "Buy",
    more: "Details",
    price: "Price",
    byCar: "Priced for your car",
    officeOnly: "Office only",
    empty: "Nothing here yet",
    emptyText: "Try another section or call {{phone}}: we will help you choose.",
    showAll: "Show all",
  },
  activation: {
    title: "Activate a policy you bought",
    lead: "The number and the code are printed on the policy card or came by SMS.",
    policyNumber: "Policy number",
    policyNumberHint: "Ten digits, spaces are fine",
    policyCode: "Policy code",
    policyCodeHint: "Letters and digits from the SMS or the card",
    submit: "Activate",
    leaving: "Opening the activation page…",
    refusedRedirect:
      "The address of the activation page is not on our list, so we did not open it. Call {{phone}}.",
    unexpected: "The policy could not be activated. Try again or call {{phone}}.",
  },
  detail: {
    back: "Ready-made policies",
    price: "Price",
    prepaid: "Cover limit",
    months: "Policy term",
    monthsValue_one: "{{count}} month",
    monthsValue_other: "{{count}} months",
    buy: "Buy online",
    office: "Buy at an office",
    officeText:
      "This insurance is sold at an office. Bring your passport; it takes about 15 minutes.",
    about: "About this insurance",
    conditions: "Terms",
    crumbs: "Breadcrumb",
  },
  offers: {
    title: "Offers",
    lead: "Policies with ready terms and one price: choose and pay online. Cover begins the day after payment; cover for a trip begins on its first day.",
    empty: "No offers right now",
    all: "All ready-made policies",
  },
};
