import type { Language } from "@sughurta/domain";
import type { ProductPriceState } from "#src/platform/database/schema/product-price.ts";

export interface PriceTexts {
  readonly title: string;
  readonly now: string;
  readonly onSale: string;
  readonly notOnSale: string;
  readonly calculated: string;
  readonly from: string;
  readonly since: string;
  readonly price: string;
  readonly product: string;
  readonly state: string;
  readonly ahead: string;
  readonly propose: string;
  readonly awaits: string;
  readonly anotherConfirms: string;
  readonly history: string;
  readonly preview: string;
  readonly everybody: string;
  readonly withCode: string;
  readonly loaded: string;
  readonly reason: string;
  readonly decidedBy: string;
  readonly empty: string;
  readonly states: Readonly<Record<ProductPriceState, string>>;
}

/** Texts of the price pages. */
export const priceTexts: Record<Language, PriceTexts> = {
  ru: {
    title: "Цены полисов",
    now: "Сегодня",
    onSale: "продаётся",
    notOnSale: "не продаётся",
    calculated: "Цена рассчитывается",
    from: "Действует с",
    since: "С",
    price: "Цена, TJS",
    product: "Продукт",
    state: "Продажа",
    ahead: "Запланировано",
    propose: "Предложить цену",
    awaits: "Ждёт подтверждения",
    anotherConfirms: "Эту цену предложили вы. Подтвердить её должен другой сотрудник.",
    history: "История",
    preview: "Что платит покупатель",
    everybody: "Без промокода, сколько бы человек ни было застраховано",
    withCode: "С промокодом",
    loaded: "загружено с текстами",
    reason: "Почему",
    decidedBy: "Кто решил",
    empty: "Готовых полисов пока нет",
    states: {
      proposed: "ждёт подтверждения",
      confirmed: "подтверждена",
      rejected: "отклонена",
      replaced: "заменена другой в тот же день",
    },
  },
  tg: {
    title: "Нархи полисҳо",
    now: "Имрӯз",
    onSale: "фурӯхта мешавад",
    notOnSale: "фурӯхта намешавад",
    calculated: "Нарх ҳисоб карда мешавад",
    from: "Амал мекунад аз",
    since: "Аз",
    price: "Нарх, TJS",
    product: "Маҳсулот",
    state: "Фурӯш",
    ahead: "Ба нақша гирифташуда",
    propose: "Нархро пешниҳод кардан",
    awaits: "Тасдиқро интизор аст",
    anotherConfirms: "Ин нархро шумо пешниҳод кардед. Онро бояд корманди дигар тасдиқ кунад.",
    history: "Таърих",
    preview: "Харидор чӣ қадар мепардозад",
    everybody: "Бе рамзи тахфиф, новобаста аз шумораи шахсони суғурташуда",
    withCode: "Бо рамзи тахфифи",
    loaded: "бо матнҳо бор карда шуд",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
    empty: "Ҳанӯз полиси тайёр нест",
    states: {
      proposed: "тасдиқро интизор аст",
      confirmed: "тасдиқ шуд",
      rejected: "рад шуд",
      replaced: "дар ҳамон рӯз бо дигараш иваз шуд",
    },
  },
  en: {
    title: "Prices of policies",
    now: "Today",
    onSale: "on sale",
    notOnSale: "not on sale",
    calculated: "The price is calculated",
    from: "Valid from",
    since: "From",
    price: "Price, TJS",
    product: "Product",
    state: "Sale",
    ahead: "What is ahead",
    propose: "Propose a price",
    awaits: "Awaits confirmation",
    anotherConfirms: "You proposed this price. Someone else must confirm it.",
    history: "History",
    preview: "What a buyer pays",
    everybody: "Without a promo code, however many people are insured",
    withCode: "With promo code",
    loaded: "came with the texts",
    reason: "Why",
    decidedBy: "Who decided",
    empty: "There are no ready-made policies yet",
    states: {
      proposed: "awaits confirmation",
      confirmed: "confirmed",
      rejected: "rejected",
      replaced: "replaced by another of the same day",
    },
  },
};
