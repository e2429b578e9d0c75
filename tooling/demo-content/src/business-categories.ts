import type { BoxCategorySeed } from "@sughurta/insurer-api/seed";

/** Categories of products for legal entities. */
export const businessCategories: BoxCategorySeed[] = [
  {
    id: 1,
    slug: "sotrudniki",
    title: { ru: "Сотрудникам", tg: "Барои кормандон", en: "For staff" },
  },
  { id: 2, slug: "imushchestvo", title: { ru: "Имущество", tg: "Молу мулк", en: "Property" } },
  {
    id: 3,
    slug: "transport",
    title: { ru: "Транспорт и грузы", tg: "Нақлиёт ва бор", en: "Transport and cargo" },
  },
  {
    id: 4,
    slug: "otvetstvennost",
    title: { ru: "Ответственность", tg: "Ҷавобгарӣ", en: "Liability" },
  },
];
