import type { Language } from "@sughurta/domain";
import type { StaffRole } from "./permissions.ts";

interface DeskTexts {
  readonly title: string;
  readonly signIn: string;
  readonly name: string;
  readonly password: string;
  readonly code: string;
  readonly signOut: string;
  readonly payments: string;
  readonly refunds: string;
  readonly policies: string;
  readonly messages: string;
  readonly claims: string;
  readonly calls: string;
  readonly resumes: string;
  readonly prices: string;
  readonly tariffs: string;
  readonly rates: string;
  readonly coupons: string;
  readonly content: string;
  readonly audit: string;
  readonly staff: string;
  readonly earlier: string;
  readonly empty: string;
  readonly disabled: string;
  readonly roles: Readonly<Record<StaffRole, string>>;
}

export const deskTexts: Record<Language, DeskTexts> = {
  ru: {
    title: "Рабочее место",
    signIn: "Войти",
    name: "Имя для входа",
    password: "Пароль",
    code: "Код из приложения, 6 цифр",
    signOut: "Выйти",
    payments: "Платежи",
    refunds: "Возвраты",
    policies: "Полисы",
    messages: "Неотправленные сообщения",
    claims: "Заявления",
    calls: "Заявки на звонок",
    resumes: "Резюме",
    prices: "Цены полисов",
    tariffs: "Тарифы",
    rates: "Курсы валют",
    coupons: "Промокоды",
    content: "Тексты сайта",
    audit: "Журнал действий",
    staff: "Сотрудники",
    earlier: "Показать более ранние",
    empty: "Записей пока нет",
    disabled: "доступ закрыт",
    roles: {
      cashier: "кассир",
      claims: "выплаты",
      support: "поддержка",
      pricing: "цены",
      editor: "редактор",
      auditor: "аудитор",
      administrator: "администратор",
    },
  },
  tg: {
    title: "Ҷойи кор",
    signIn: "Ворид шудан",
    name: "Ном барои воридшавӣ",
    password: "Парол",
    code: "Рамз аз барнома, 6 рақам",
    signOut: "Баромадан",
    payments: "Пардохтҳо",
    refunds: "Баргардонидани пул",
    policies: "Полисҳо",
    messages: "Паёмҳои нафиристода",
    claims: "Аризаҳо",
    calls: "Дархостҳои занг",
    resumes: "Резюмеҳо",
    prices: "Нархи полисҳо",
    tariffs: "Тарифҳо",
    rates: "Қурби асъор",
    coupons: "Рамзҳои тахфиф",
    content: "Матнҳои сомона",
    audit: "Дафтари амалҳо",
    staff: "Кормандон",
    earlier: "Сабтҳои пештараро нишон додан",
    empty: "Ҳанӯз сабт нест",
    disabled: "дастрасӣ баста аст",
    roles: {
      cashier: "кассир",
      claims: "пардохтҳои суғуртавӣ",
      support: "дастгирӣ",
      pricing: "нархҳо",
      editor: "муҳаррир",
      auditor: "аудитор",
      administrator: "маъмур",
    },
  },
  en: {
    title: "Desk",
    signIn: "Sign in",
    name: "Sign-in name",
    password: "Password",
    code: "Code of your application, 6 digits",
    signOut: "Sign out",
    payments: "Payments",
    refunds: "Refunds",
    policies: "Policies",
    messages: "Messages that were not sent",
    claims: "Claims",
    calls: "Calls asked for",
    resumes: "CVs",
    prices: "Prices of policies",
    tariffs: "Tariffs",
    rates: "Exchange rates",
    coupons: "Promo codes",
    content: "Texts of the site",
    audit: "Record of actions",
    staff: "Staff",
    earlier: "Show earlier ones",
    empty: "There is nothing yet",
    disabled: "access closed",
    roles: {
      cashier: "cashier",
      claims: "claims",
      support: "support",
      pricing: "prices",
      editor: "editor",
      auditor: "auditor",
      administrator: "administrator",
    },
  },
};
