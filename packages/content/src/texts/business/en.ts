import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  business: {
    heading: "Insurance for business",
    lead: "Staff, property, vehicles and liability. We will find terms that fit your company.",
    products: "Products for business",
    categories: "Types of insurance",
    all: "All",
    more: "Details",
    request: "Send a request",
    empty: "Nothing here yet",
    showAll: "Show all",
    crumbs: "Breadcrumb",
    callTitle: "Let’s talk about terms",
    callText: "Leave your number: a specialist will call, ask a few questions and send a quote.",
  },
};
