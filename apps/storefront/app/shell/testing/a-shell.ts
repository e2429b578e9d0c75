import type { Footer, FooterItem } from "@sughurta/contracts/content";
import { LANGUAGES } from "@sughurta/domain";
import type { ShellData } from "../load-shell.server.ts";

const getLinks = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([title, link], position) => ({ id: String(position), title, link }));

const getItems = (titles: Readonly<Record<string, string>>): FooterItem[] =>
  getLinks(titles).map((item, pos) => ({ ...item, type: "Ссылка", pos }));

const footer: Footer = {
  intro: [{ id: "1", title: "Лицензия Нацбанка № 0042", link: "", type: "Текст", pos: 1 }],
  company: getItems({ Руководство: "/leaders", Вакансии: "/vacancies", Документы: "/docs" }),
  services: getItems({ "Готовые полисы": "/boxes", "Страховой случай": "/losses" }),
  contacts: getItems({ "Офисы и точки продаж": "/offices", "Блог о страховании": "/blog" }),
  social: getItems({ Instagram: "https://instagram.com/", Telegram: "https://t.me/" }),
  apps: getItems({
    "App Store": "https://apps.apple.com/",
    "Google Play": "https://play.google.com/",
  }),
};

/** Shell data with overrides. */
export function aShell(changes: Partial<ShellData> = {}): ShellData {
  return {
    language: "ru",
    today: "2026-03-02",
    config: {
      mapTiles: undefined,
      brand: { name: "Sughurta", legalName: "Sughurta Insurance", colour: undefined },
      languages: LANGUAGES,
      supportPhone: "5511",
      assistancePhone: "+992 44 600 55 11",
      publicUrl: "https://sughurta.example",
      saleSiteUrl: "",
      policyTermsUrl: "",
      timeZone: "Asia/Dushanbe",
      paymentOrigins: [],
      activationOrigins: [],
    },
    navigation: {
      clients: getLinks({ Поездки: "/travel", Авто: "/auto", "Готовые полисы": "/boxes" }),
      business: getLinks({ Каталог: "/jur/product", "Медицина для компаний": "/ponimayu" }),
      partners: getLinks({ "Наши партнёры": "/partners" }),
    },
    footer: footer,
    isPreview: false,
    ...changes,
  };
}
