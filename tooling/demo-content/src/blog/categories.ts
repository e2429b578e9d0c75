import type { BlogCategorySeed } from "@sughurta/insurer-api/seed";

/** Categories of blog articles. */
export const blogCategories: BlogCategorySeed[] = [
  {
    catId: 1,
    slug: "doroga",
    title: { ru: "За рулём", tg: "Паси чанбарак", en: "On the road" },
  },
  {
    catId: 2,
    slug: "poezdki",
    title: { ru: "Поездки", tg: "Сафарҳо", en: "Journeys" },
  },
  {
    catId: 3,
    slug: "dom-i-semya",
    title: { ru: "Дом и семья", tg: "Хона ва оила", en: "Home and family" },
  },
  {
    catId: 4,
    slug: "pro-strahovku",
    title: {
      ru: "Страховка простыми словами",
      tg: "Суғурта бо забони сода",
      en: "Insurance in plain words",
    },
  },
];
