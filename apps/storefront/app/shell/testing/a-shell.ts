import type { Footer, FooterItem } from "@sughurta/contracts/content";
import { LANGUAGES } from "@sughurta/domain";
import type { ShellData } from "../load-shell.server.ts";

const linksOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([title, link], position) => ({ id: String(position), title, link }));

const itemsOf = (titles: Readonly<Record<string, string>>): FooterItem[] =>
  linksOf(titles).map((item, pos) => ({ ...item, type: "Ссылка", pos }));

const footer: Footer = {
  intro: [{ id: "1", title: "Лицензия Нацбанка № 0042", link: "", type: "Текст", pos: 1 }],
  company: itemsOf({ Руководство: "/leaders", Вакансии: "/vacancies", Документы: "/docs" }),
  services: itemsOf({ "Готовые полисы": "/boxes", "Страховой случай": "/losses" }),
  contacts: itemsOf({ "Офисы и точки продаж": "/offices", "Блог о страховании": "/blog" }),
  social: itemsOf({ Instagram: "https://instagram.com/", Telegram: "https://t.me/" }),
  apps: itemsOf({
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
      clients: linksOf({ Поездки: "/travel", Авто: "/auto", "Готовые полисы": "/boxes" }),
      business: linksOf({ Каталог: "/jur/product", "Медицина для компаний": "/ponimayu" }),
      partners: linksOf({ "Наши партнёры": "/partners" }),
    },
    footer: footer,
    isPreview: false,
    ...changes,
  };
}
