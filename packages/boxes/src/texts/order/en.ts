import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  boxes: "Ready-made policies",
  crumbs: "Breadcrumb",
  lead: "Enter the details of the person buying the insurance. We need them for the contract.",
  person: "Policyholder",
  document: "Document",
  contacts: "How to reach you",
  contactsHint: "The SMS with the policy number goes to this phone.",
  emailHint: "We will send the policy as a PDF",
  summary: "Your order",
  product: "Insurance",
  prepaid: "Cover limit",
  months: "Policy term",
  monthsValue_one: "{{count}} month",
  monthsValue_other: "{{count}} months",
  begin: "Cover begins",
  discount: "Promo code discount",
  price: "To pay",
  wasPrice: "was",
  priceMoved: "The price has changed: it was {{old}}, now it is {{price}}.",
  secure: "Your details are sent encrypted. We use them to issue your policy.",
};
