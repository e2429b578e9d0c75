import type { LeaderSeed } from "@sughurta/insurer-api/seed";

/** The management block; the people are invented (S0 §1). */
export const leaders: LeaderSeed[] = [
  {
    id: 1,
    photo: "",
    name: { ru: "Рахимов Далер Саидович", tg: "Раҳимов Далер Саидович", en: "Daler Rahimov" },
    post: { ru: "Генеральный директор", tg: "Директори генералӣ", en: "Chief executive" },
  },
  {
    id: 2,
    photo: "",
    name: { ru: "Назарова Зарина Алиевна", tg: "Назарова Зарина Алиевна", en: "Zarina Nazarova" },
    post: { ru: "Главный бухгалтер", tg: "Сармуҳосиб", en: "Chief accountant" },
  },
  {
    id: 3,
    photo: "",
    name: { ru: "Юсупов Бахром Камолович", tg: "Юсупов Баҳром Камолович", en: "Bahrom Yusupov" },
    post: {
      ru: "Заместитель директора, выплаты",
      tg: "Муовини директор оид ба ҷубронпулӣ",
      en: "Deputy director, claims",
    },
  },
  {
    id: 4,
    photo: "",
    name: {
      ru: "Шарипова Мехрангез Икромовна",
      tg: "Шарипова Меҳрангез Икромовна",
      en: "Mehrangez Sharipova",
    },
    post: {
      ru: "Руководитель медицинского страхования",
      tg: "Сардори шуъбаи суғуртаи тиббӣ",
      en: "Head of medical insurance",
    },
  },
  {
    id: 5,
    photo: "",
    name: { ru: "Ходжаев Сухроб Фирузович", tg: "Хоҷаев Суҳроб Фирӯзович", en: "Suhrob Khojaev" },
    post: { ru: "Главный юрист", tg: "Сарҳуқуқшинос", en: "General counsel" },
  },
  {
    id: 6,
    photo: "",
    name: { ru: "Мирзоева Нигина Холовна", tg: "Мирзоева Нигина Холовна", en: "Nigina Mirzoeva" },
    post: { ru: "Руководитель филиалов", tg: "Сардори филиалҳо", en: "Head of branches" },
  },
];
