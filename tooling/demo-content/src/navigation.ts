import type { AudienceSeed, FooterSeed } from "@sughurta/insurer-api/seed";

/** The three audiences of the header tabs, and the navigation of each (S0 §2). */
export const audiences: AudienceSeed[] = [
  {
    id: 1,
    key: "clients",
    link: "/",
    title: { ru: "Частным лицам", tg: "Шахсони воқеӣ", en: "Individuals" },
    items: [
      { link: "/travel", title: { ru: "Путешествия", tg: "Сафар", en: "Travel" } },
      { link: "/auto", title: { ru: "Автомобиль", tg: "Мошин", en: "Car" } },
      {
        link: "/boxes",
        title: { ru: "Готовые полисы", tg: "Полисҳои тайёр", en: "Ready-made policies" },
      },
      { link: "/offers", title: { ru: "Предложения", tg: "Пешниҳодҳо", en: "Offers" } },
      { link: "/blog", title: { ru: "Блог", tg: "Блог", en: "Blog" } },
    ],
  },
  {
    id: 2,
    key: "business",
    link: "/jur",
    title: { ru: "Бизнесу", tg: "Тиҷорат", en: "Business" },
    items: [
      {
        link: "/jur/product",
        title: { ru: "Все продукты", tg: "Ҳамаи маҳсулот", en: "All products" },
      },
      {
        link: "/jur/products/sotrudniki",
        title: { ru: "Сотрудникам", tg: "Барои кормандон", en: "For staff" },
      },
      {
        link: "/jur/products/imushchestvo",
        title: { ru: "Имущество", tg: "Молу мулк", en: "Property" },
      },
      {
        link: "/jur/products/transport",
        title: { ru: "Транспорт и грузы", tg: "Нақлиёт ва бор", en: "Transport and cargo" },
      },
      {
        link: "/ponimayu",
        title: { ru: "Медицина «Понимаю»", tg: "Тибби «Мефаҳмам»", en: "“Ponimayu” medical cover" },
      },
    ],
  },
  {
    id: 3,
    key: "partners",
    link: "/partners",
    title: { ru: "Партнёры", tg: "Шарикон", en: "Partners" },
    items: [
      { link: "/partners", title: { ru: "Все партнёры", tg: "Ҳамаи шарикон", en: "All partners" } },
      { link: "/docs", title: { ru: "Документы", tg: "Ҳуҷҷатҳо", en: "Documents" } },
      { link: "/offices", title: { ru: "Офисы", tg: "Дафтарҳо", en: "Offices" } },
    ],
  },
];

/** The footer in groups, with social and store links (S0 §2). */
export const footer: FooterSeed = {
  intro: [
    {
      link: "",
      title: {
        ru: "Страхуем поездки, машины, дома и близких. Быстро, честно, на трёх языках.",
        tg: "Сафар, мошин, хона ва наздиконро суғурта мекунем. Зуд, ростқавлона, бо се забон.",
        en: "We insure journeys, cars, homes and the people close to you. Quickly, honestly, in three languages.",
      },
    },
    { link: "/rules", title: { ru: "Правила продажи", tg: "Қоидаҳои фурӯш", en: "Terms of sale" } },
    {
      link: "/politics",
      title: { ru: "Персональные данные", tg: "Маълумоти шахсӣ", en: "Personal data" },
    },
  ],
  company: [
    { link: "/leaders", title: { ru: "Руководство", tg: "Роҳбарият", en: "Management" } },
    { link: "/docs", title: { ru: "Документы", tg: "Ҳуҷҷатҳо", en: "Documents" } },
    { link: "/vacancies", title: { ru: "Вакансии", tg: "Ҷойҳои холии корӣ", en: "Vacancies" } },
    { link: "/partners", title: { ru: "Партнёры", tg: "Шарикон", en: "Partners" } },
    { link: "/blog", title: { ru: "Блог", tg: "Блог", en: "Blog" } },
  ],
  services: [
    {
      link: "/travel",
      title: { ru: "Страховка в поездку", tg: "Суғуртаи сафар", en: "Travel insurance" },
    },
    {
      link: "/auto",
      title: { ru: "Страховка автомобиля", tg: "Суғуртаи мошин", en: "Car insurance" },
    },
    {
      link: "/boxes",
      title: { ru: "Готовые полисы", tg: "Полисҳои тайёр", en: "Ready-made policies" },
    },
    { link: "/losses", title: { ru: "Подать заявление", tg: "Додани ариза", en: "Make a claim" } },
    { link: "/jur", title: { ru: "Бизнесу", tg: "Ба соҳибкорон", en: "For business" } },
  ],
  contacts: [
    {
      link: "tel:5511",
      title: { ru: "5511, круглосуточно", tg: "5511, шабонарӯзӣ", en: "5511, day and night" },
    },
    {
      link: "/offices",
      title: { ru: "Офисы на карте", tg: "Дафтарҳо дар харита", en: "Offices on the map" },
    },
    {
      link: "",
      title: {
        ru: "Душанбе, проспект Рудаки, 84",
        tg: "Душанбе, хиёбони Рӯдакӣ, 84",
        en: "84 Rudaki Avenue, Dushanbe",
      },
    },
    {
      link: "mailto:help@sughurta.example",
      title: {
        ru: "help@sughurta.example",
        tg: "help@sughurta.example",
        en: "help@sughurta.example",
      },
    },
  ],
  social: [
    {
      link: "https://instagram.example/sughurta",
      title: { ru: "Instagram", tg: "Instagram", en: "Instagram" },
    },
    {
      link: "https://facebook.example/sughurta",
      title: { ru: "Facebook", tg: "Facebook", en: "Facebook" },
    },
    {
      link: "https://telegram.example/sughurta",
      title: { ru: "Telegram", tg: "Telegram", en: "Telegram" },
    },
  ],
  apps: [
    {
      link: "https://apps.example/ios/sughurta",
      title: { ru: "App Store", tg: "App Store", en: "App Store" },
    },
    {
      link: "https://apps.example/android/sughurta",
      title: { ru: "Google Play", tg: "Google Play", en: "Google Play" },
    },
  ],
};
