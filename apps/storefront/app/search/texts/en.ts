import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "Search",
  titleOf: "Search: {{query}}",
  groups: {
    products: "Insurance",
    questions: "Questions and answers",
    articles: "Articles",
    documents: "Documents",
    offices: "Offices",
    pages: "About the company",
  },
  found_one: "{{count}} result",
  found_other: "{{count}} results",
  begin: "Enter what you are looking for: for example, “visa”, “MTPL” or “office in Khujand”.",
  priceFrom: "from {{price}}",
  noneTitle: "Nothing found",
  none: "Try another word or a shorter one. Or ask us: we answer on {{phone}}.",
  call: "Call {{phone}}",
  callback: "Request a call",
  policyTitle: "This is a policy number",
  policyText: "See whether policy {{number}} is in force and until which day.",
  policyCheck: "Check the policy",
  /** Other search terms of pages; never shown. */
  keywords: {
    travel: "covid coronavirus COVID-19 abroad Schengen",
    motor: "instalments installments in parts pay later MTPL casco",
  },
};
