import type { Language } from "@sughurta/domain";

interface PolicyDeskTexts {
  readonly title: string;
  readonly search: string;
  readonly find: string;
  readonly empty: string;
  readonly holder: string;
  readonly contacts: string;
  readonly birthDate: string;
  readonly document: string;
  readonly insured: string;
  readonly thing: string;
  readonly period: string;
  readonly paid: string;
  readonly reason: string;
  readonly decidedBy: string;
  readonly sendAgain: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly unsent: string;
  readonly messages: string;
  readonly attempts: string;
}

export const policyDeskTexts: Record<Language, PolicyDeskTexts> = {
  ru: {
    title: "Полисы",
    search: "Номер полиса, телефон или имя",
    find: "Найти",
    empty: "Ничего не найдено",
    holder: "Страхователь",
    contacts: "Телефон и почта",
    birthDate: "Дата рождения",
    document: "Документ",
    insured: "Застрахованные",
    thing: "Застраховано",
    period: "Действует",
    paid: "Оплачено",
    reason: "Почему",
    decidedBy: "Кто решил",
    sendAgain: "Отправить ещё раз",
    cancel: "Отменить полис",
    cancelled: "Отменён",
    unsent: "Неотправленных сообщений нет",
    messages: "Неотправленные сообщения",
    attempts: "Попыток",
  },
  tg: {
    title: "Полисҳо",
    search: "Рақами полис, телефон ё ном",
    find: "Ёфтан",
    empty: "Чизе ёфт нашуд",
    holder: "Суғурташаванда",
    contacts: "Телефон ва почта",
    birthDate: "Санаи таваллуд",
    document: "Ҳуҷҷат",
    insured: "Суғурташудагон",
    thing: "Чӣ суғурта шудааст",
    period: "Амал мекунад",
    paid: "Пардохт шуд",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
    sendAgain: "Бори дигар фиристодан",
    cancel: "Бекор кардани полис",
    cancelled: "Бекор шуд",
    unsent: "Паёми нафиристода нест",
    messages: "Паёмҳои нафиристода",
    attempts: "Кӯшишҳо",
  },
  en: {
    title: "Policies",
    search: "Policy number, phone or name",
    find: "Find",
    empty: "Nothing was found",
    holder: "Policyholder",
    contacts: "Phone and email",
    birthDate: "Date of birth",
    document: "Document",
    insured: "Insured people",
    thing: "Insured thing",
    period: "Valid",
    paid: "Paid",
    reason: "Why",
    decidedBy: "Who decided",
    sendAgain: "Send again",
    cancel: "Cancel the policy",
    cancelled: "Cancelled",
    unsent: "No message is left unsent",
    messages: "Messages that were not sent",
    attempts: "Tries",
  },
};
