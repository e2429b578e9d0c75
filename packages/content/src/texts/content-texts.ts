import { defineTexts } from "@sughurta/i18n";

/** Texts by the pages that show them; preload those of a page before rendering it (S0 §1). */
export const contentTexts = {
  /** The home page. */
  home: defineTexts("content home", {
    ru: () => import("./home/ru.ts"),
    tg: () => import("./home/tg.ts"),
    en: () => import("./home/en.ts"),
  }),
  /** Controls of carousels and of lists in pages. */
  carousel: defineTexts("content carousel", {
    ru: () => import("./carousel/ru.ts"),
    tg: () => import("./carousel/tg.ts"),
    en: () => import("./carousel/en.ts"),
  }),
  /** The callback, whose code is loaded later. */
  popups: defineTexts("content popups", {
    ru: () => import("./popups/ru.ts"),
    tg: () => import("./popups/tg.ts"),
    en: () => import("./popups/en.ts"),
  }),
  /** The mailing list. */
  subscription: defineTexts("content subscription", {
    ru: () => import("./subscription/ru.ts"),
    tg: () => import("./subscription/tg.ts"),
    en: () => import("./subscription/en.ts"),
  }),
  /** Documents, leaders and partners. */
  pages: defineTexts("content pages", {
    ru: () => import("./pages/ru.ts"),
    tg: () => import("./pages/tg.ts"),
    en: () => import("./pages/en.ts"),
  }),
  /** The blog and its articles. */
  blog: defineTexts("content blog", {
    ru: () => import("./blog/ru.ts"),
    tg: () => import("./blog/tg.ts"),
    en: () => import("./blog/en.ts"),
  }),
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
