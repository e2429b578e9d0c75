import { defineTexts } from "@sughurta/i18n";

/** Texts of the home page and of pages that link from it: one file for each language. */
const site = defineTexts("content site", {
  ru: () => import("./site/ru.ts"),
  tg: () => import("./site/tg.ts"),
  en: () => import("./site/en.ts"),
});

/** Texts by the pages that show them; preload those of a page before rendering it (S0 §1). */
export const contentTexts = {
  /** The home page. */
  home: site,
  /** Controls of carousels and of lists in pages. */
  carousel: site,
  /** The callback, whose code is loaded later. */
  popups: defineTexts("content popups", {
    ru: () => import("./popups/ru.ts"),
    tg: () => import("./popups/tg.ts"),
    en: () => import("./popups/en.ts"),
  }),
  /** The mailing list. */
  subscription: site,
  /** Documents, leaders and partners. */
  pages: site,
  /** The blog and its articles. */
  blog: site,
  /** Offices and their map. */
  offices: defineTexts("content offices", {
    ru: () => import("./offices/ru.ts"),
    tg: () => import("./offices/tg.ts"),
    en: () => import("./offices/en.ts"),
  }),
  /** Vacancies and the resume. */
  vacancies: defineTexts("content vacancies", {
    ru: () => import("./vacancies/ru.ts"),
    tg: () => import("./vacancies/tg.ts"),
    en: () => import("./vacancies/en.ts"),
  }),
  /** Products for companies. */
  business: defineTexts("content business", {
    ru: () => import("./business/ru.ts"),
    tg: () => import("./business/tg.ts"),
    en: () => import("./business/en.ts"),
  }),
  /** Medical insurance of a team. */
  medical: defineTexts("content medical", {
    ru: () => import("./medical/ru.ts"),
    tg: () => import("./medical/tg.ts"),
    en: () => import("./medical/en.ts"),
  }),
};
