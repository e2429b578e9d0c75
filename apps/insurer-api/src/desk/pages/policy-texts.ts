import type { Language } from "@sughurta/domain";

interface PolicyDeskTexts {
  readonly title: string;
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
  readonly over: string;
  readonly ahead: string;
  readonly inForce: string;
  readonly number: string;
  readonly phone: string;
  readonly state: string;
  readonly product: string;
}

export const policyDeskTexts: Record<Language, PolicyDeskTexts> = {
  ru: {
    title: "Полисы",
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
    over: "Срок закончился",
    ahead: "Ещё не действует",
    inForce: "Действует",
    number: "Номер",
    phone: "Телефон",
    state: "Состояние",
    product: "Продукт",
  },
  tg: {
    title: "Полисҳо",
    empty: "Чизе ёфт нашуд",
    holder: "Суғурташаванда",
    contacts: "Телефон ва почтаи электронӣ",
    birthDate: "Санаи таваллуд",
    document: "Ҳуҷҷат",
    insured: "Шахсони суғурташуда",
    thing: "Чӣ суғурта шудааст",
    period: "Амал мекунад",
    paid: "Пардохт шуд",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
    sendAgain: "Бори дигар фиристодан",
    cancel: "Бекор кардани полис",
    cancelled: "Бекор шуд",
    over: "Муҳлаташ гузашт",
    ahead: "Ҳанӯз амал намекунад",
    inForce: "Амал мекунад",
    number: "Рақам",
    phone: "Телефон",
    state: "Ҳолат",
    product: "Маҳсулот",
  },
  en: {
    title: "Policies",
    empty: "Nothing was found",
    holder: "Policyholder",
    contacts: "Phone and email",
    birthDate: "Date of birth",
    document: "Document",
    insured: "Insured persons",
    thing: "What is insured",
    period: "Valid",
    paid: "Paid",
    reason: "Why",
    decidedBy: "Who decided",
    sendAgain: "Send again",
    cancel: "Cancel the policy",
    cancelled: "Cancelled",
    over: "Expired",
    ahead: "Not yet in force",
    inForce: "In force",
    number: "Number",
    phone: "Phone",
    state: "State",
    product: "Product",
  },
};
