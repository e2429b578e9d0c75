import type { Language } from "@sughurta/domain";

interface CalendarTexts {
  readonly start: string;
  readonly end: string;
  readonly about: string;
  readonly renew: string;
}

/** Entries of a calendar about a policy, by language. */
export const calendarTexts: Record<Language, CalendarTexts> = {
  ru: {
    start: "Полис {{number}} начинает действовать",
    end: "Последний день полиса {{number}}",
    about: "{{title}}\nНомер полиса: {{number}}\nПомощь: {{phone}}",
    renew: "Продлить: {{renew}}",
  },
  tg: {
    start: "Полиси {{number}} ба амал медарояд",
    end: "Рӯзи охирини полиси {{number}}",
    about: "{{title}}\nРақами полис: {{number}}\nКумак: {{phone}}",
    renew: "Тамдид: {{renew}}",
  },
  en: {
    start: "Policy {{number}} comes into force",
    end: "Last day of policy {{number}}",
    about: "{{title}}\nPolicy number: {{number}}\nHelp: {{phone}}",
    renew: "Renew: {{renew}}",
  },
};
