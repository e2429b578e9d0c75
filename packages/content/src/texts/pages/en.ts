import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  documents: {
    title: "Documents",
    lead: "Our licence, the insurance rules and sample contracts.",
    newTab: "opens in a new tab",
    empty: "There are no documents yet",
    pdf: "PDF document",
    picture: "Picture",
  },
  leaders: {
    title: "Management",
    lead: "The people who run the company.",
    empty: "This page will be filled soon",
  },
  partners: {
    title: "Partners",
    lead: "Clinics, garages, banks and other companies where our policy gives you more.",
    filter: "Types of partners",
    all: "All",
    empty: "No partners of this type yet",
    toSite: "To the partner’s site",
    newTab: "opens in a new tab",
    back: "All partners",
  },
};
