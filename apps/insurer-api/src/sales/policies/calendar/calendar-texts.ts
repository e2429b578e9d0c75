import type { Language } from "@sughurta/domain";

interface CalendarTexts {
  readonly start: string;
  readonly end: string;
  readonly cancelled: string;
  /** Cancelled before its first day. */
  readonly neverBegan: string;
  readonly pay: string;
  readonly about: string;
  readonly renew: string;
  readonly payAt: string;
}

/** Entries of a calendar about a policy, by language. */
export const calendarTexts: Record<Language, CalendarTexts> = {
  ru: {
    start: "Полис {{number}} начинает действовать",
    end: "Последний день полиса {{number}}",
    cancelled: "Полис {{number}} отменён, это его последний день",
    neverBegan: "Полис {{number}} отменён до начала действия",
    pay: "Оплатить {{sum}} по полису {{number}}",
    about: "{{title}}\nНомер полиса: {{number}}\nПомощь: {{phone}}",
    renew: "Продлить: {{renew}}",
    payAt: "Оплатить: {{pay}}",
  },
  tg: {
    start: "Полиси {{number}} ба амал медарояд",
    end: "Рӯзи охирини полиси {{number}}",
    cancelled: "Полиси {{number}} бекор шуд, ин рӯзи охирини он аст",
    neverBegan: "Полиси {{number}} пеш аз оғози амал бекор шуд",
    pay: "Пардохти {{sum}} барои полиси {{number}}",
    about: "{{title}}\nРақами полис: {{number}}\nКумак: {{phone}}",
    renew: "Тамдид: {{renew}}",
    payAt: "Пардохт: {{pay}}",
  },
  en: {
    start: "Policy {{number}} comes into force",
    end: "Last day of policy {{number}}",
    cancelled: "Policy {{number}} was cancelled; this is its last day",
    neverBegan: "Policy {{number}} was cancelled before its first day",
    pay: "Pay {{sum}} for policy {{number}}",
    about: "{{title}}\nPolicy number: {{number}}\nHelp: {{phone}}",
    renew: "Renew: {{renew}}",
    payAt: "Pay: {{pay}}",
  },
};
