import type { AudienceSeed, FooterSeed, HeaderItemSeed } from "@sughurta/insurer-api/seed";

/** The three audiences of the header tabs (S0 §2). */
export const audiences: AudienceSeed[] = [
  {
    id: 1,
    key: "clients",
    title: { ru: "Частным лицам", tg: "Ба шахсони воқеӣ", en: "Individuals" },
    link: "/",
  },
  {
    id: 2,
    key: "business",
    title: { ru: "Бизнесу", tg: "Ба соҳибкорон", en: "Business" },
    link: "/jur",
  },
  {
    id: 3,
    key: "partners",
    title: { ru: "Партнёры", tg: "Шарикон", en: "Partners" },
    link: "/partners",
  },
];

/** Navigation of each audience (S0 §2). */
export const headerItems: HeaderItemSeed[] = [
  {
    id: 11,
    categoryId: 1,
    title: { ru: "Путешествия", tg: "Сафар", en: "Travel" },
    link: "/travel",
  },
  {
    id: 12,
    categoryId: 1,
    title: { ru: "Автомобиль", tg: "Мошин", en: "Car" },
    link: "/auto",
  },
  {
    id: 13,
    categoryId: 1,
    title: {
      ru: "Готовые полисы",
      tg: "Полисҳои тайёр",
      en: "Ready-made policies",
    },
    link: "/boxes",
  },
  {
    id: 14,
    categoryId: 1,
    title: { ru: "Предложения", tg: "Пешниҳодҳо", en: "Offers" },
    link: "/offers",
  },
  {
    id: 15,
    categoryId: 1,
    title: { ru: "Блог", tg: "Блог", en: "Blog" },
    link: "/blog",
  },
  {
    id: 21,
    categoryId: 2,
    title: { ru: "Все продукты", tg: "Ҳамаи маҳсулот", en: "All products" },
    link: "/jur/product",
  },
  {
    id: 22,
    categoryId: 2,
    title: { ru: "Сотрудникам", tg: "Барои кормандон", en: "For staff" },
    link: "/jur/products/sotrudniki",
  },
  {
    id: 23,
    categoryId: 2,
    title: { ru: "Имущество", tg: "Молу мулк", en: "Property" },
    link: "/jur/products/imushchestvo",
  },
  {
    id: 24,
    categoryId: 2,
    title: {
      ru: "Транспорт и грузы",
      tg: "Нақлиёт ва бор",
      en: "Transport and cargo",
    },
    link: "/jur/products/transport",
  },
  {
    id: 25,
    categoryId: 2,
    title: {
      ru: "Медицина «Понимаю»",
      tg: "Тибби «Мефаҳмам»",
      en: "“Ponimayu” medical cover",
    },
    link: "/ponimayu",
  },
  {
    id: 31,
    categoryId: 3,
    title: { ru: "Все партнёры", tg: "Ҳамаи шарикон", en: "All partners" },
    link: "/partners",
  },
  {
    id: 32,
    categoryId: 3,
    title: { ru: "Документы", tg: "Ҳуҷҷатҳо", en: "Documents" },
    link: "/docs",
  },
  {
    id: 33,
    categoryId: 3,
    title: { ru: "Офисы", tg: "Дафтарҳо", en: "Offices" },
    link: "/offices",
  },
];

/** The footer in four groups, with social and store links (S0 §2). */
export const footer: FooterSeed = {
  intro: [
    {
      id: 41,
      title: {
        ru: "Страхуем поездки, машины, дома и близких. Быстро, честно, на трёх языках.",
        tg: "Сафар, мошин, хона ва наздиконро суғурта мекунем. Зуд, ростқавлона, бо се забон.",
        en: "We insure journeys, cars, homes and the people close to you. Quickly, honestly, in three languages.",
      },
      link: "",
      type: "Текст",
      pos: 1,
    },
    {
      id: 42,
      title: {
        ru: "Правила продажи",
        tg: "Қоидаҳои фурӯш",
        en: "Terms of sale",
      },
      link: "/rules",
      type: "Ссылка",
      pos: 2,
    },
    {
      id: 43,
      title: {
        ru: "Персональные данные",
        tg: "Маълумоти шахсӣ",
        en: "Personal data",
      },
      link: "/politics",
      type: "Ссылка",
      pos: 3,
    },
  ],
  company: [
    {
      id: 51,
      title: { ru: "Руководство", tg: "Роҳбарият", en: "Management" },
      link: "/leaders",
      type: "Ссылка",
      pos: 1,
    },
    {
      id: 52,
      title: { ru: "Документы", tg: "Ҳуҷҷатҳо", en: "Documents" },
      link: "/docs",
      type: "Ссылка",
      pos: 2,
    },
    {
      id: 53,
      title: { ru: "Вакансии", tg: "Ҷойҳои холии корӣ", en: "Vacancies" },
      link: "/vacancies",
      type: "Ссылка",
      pos: 3,
    },
    {
      id: 54,
      title: { ru: "Партнёры", tg: "Шарикон", en: "Partners" },
      link: "/partners",
      type: "Ссылка",
      pos: 4,
    },
    {
      id: 55,
      title: { ru: "Блог", tg: "Блог", en: "Blog" },
      link: "/blog",
      type: "Ссылка",
      pos: 5,
    },
  ],
  services: [
    {
      id: 61,
      title: {
        ru: "Страховка в поездку",
        tg: "Суғуртаи сафар",
        en: "Travel insurance",
      },
      link: "/travel",
      type: "Ссылка",
      pos: 1,
    },
    {
      id: 62,
      title: {
        ru: "Страховка автомобиля",
        tg: "Суғуртаи мошин",
        en: "Car insurance",
      },
      link: "/auto",
      type: "Ссылка",
      pos: 2,
    },
    {
      id: 63,
      title: {
        ru: "Готовые полисы",
        tg: "Полисҳои тайёр",
        en: "Ready-made policies",
      },
      link: "/boxes",
      type: "Ссылка",
      pos: 3,
    },
    {
      id: 64,
      title: {
        ru: "Подать заявление",
        tg: "Додани ариза",
        en: "Make a claim",
      },
      link: "/losses",
      type: "Ссылка",
      pos: 4,
    },
    {
      id: 65,
      title: { ru: "Бизнесу", tg: "Ба соҳибкорон", en: "For business" },
      link: "/jur",
      type: "Ссылка",
      pos: 5,
    },
  ],
  contacts: [
    {
      id: 71,
      title: {
        ru: "5511, круглосуточно",
        tg: "5511, шабонарӯзӣ",
        en: "5511, day and night",
      },
      link: "tel:5511",
      type: "Ссылка",
      pos: 1,
    },
    {
      id: 72,
      title: {
        ru: "Офисы на карте",
        tg: "Дафтарҳо дар харита",
        en: "Offices on the map",
      },
      link: "/offices",
      type: "Ссылка",
      pos: 2,
    },
    {
      id: 73,
      title: {
        ru: "Душанбе, проспект Рудаки, 84",
        tg: "Душанбе, хиёбони Рӯдакӣ, 84",
        en: "84 Rudaki Avenue, Dushanbe",
      },
      link: "",
      type: "Текст",
      pos: 3,
    },
    {
      id: 74,
      title: {
        ru: "help@sughurta.example",
        tg: "help@sughurta.example",
        en: "help@sughurta.example",
      },
      link: "mailto:help@sughurta.example",
      type: "Ссылка",
      pos: 4,
    },
  ],
  social: [
    {
      id: 81,
      title: { ru: "Instagram", tg: "Instagram", en: "Instagram" },
      link: "https://instagram.example/sughurta",
      type: "Ссылка",
      pos: 1,
    },
    {
      id: 82,
      title: { ru: "Facebook", tg: "Facebook", en: "Facebook" },
      link: "https://facebook.example/sughurta",
      type: "Ссылка",
      pos: 2,
    },
    {
      id: 83,
      title: { ru: "Telegram", tg: "Telegram", en: "Telegram" },
      link: "https://telegram.example/sughurta",
      type: "Ссылка",
      pos: 3,
    },
  ],
  apps: [
    {
      id: 91,
      title: { ru: "App Store", tg: "App Store", en: "App Store" },
      link: "https://apps.example/ios/sughurta",
      type: "Ссылка",
      pos: 1,
    },
    {
      id: 92,
      title: { ru: "Google Play", tg: "Google Play", en: "Google Play" },
      link: "https://apps.example/android/sughurta",
      type: "Ссылка",
      pos: 2,
    },
  ],
};
