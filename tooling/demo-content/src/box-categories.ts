import type { BoxCategorySeed } from "@sughurta/insurer-api/seed";

/** Categories of boxed products; `sci` is the car catalogue (S2), `dlya-puteshestvennikov` feeds /travel (S1). */
export const boxCategories: BoxCategorySeed[] = [
  {
    id: 1,
    slug: "dlya-puteshestvennikov",
    title: { ru: "Для путешествий", tg: "Барои сафар", en: "For travel" },
  },
  {
    id: 2,
    slug: "sci",
    title: { ru: "Автомобиль", tg: "Мошин", en: "Car" },
  },
  {
    id: 3,
    slug: "zdorove",
    title: { ru: "Здоровье", tg: "Саломатӣ", en: "Health" },
  },
  {
    id: 4,
    slug: "dom",
    title: {
      ru: "Дом и имущество",
      tg: "Хона ва молу мулк",
      en: "Home and belongings",
    },
  },
  {
    id: 5,
    slug: "semya",
    title: {
      ru: "Семья и дети",
      tg: "Оила ва кӯдакон",
      en: "Family and children",
    },
  },
  {
    id: 6,
    slug: "sport",
    title: {
      ru: "Спорт и горы",
      tg: "Варзиш ва кӯҳҳо",
      en: "Sport and mountains",
    },
  },
];
