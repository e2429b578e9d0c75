import type { Language } from "@sughurta/domain";

interface CouponTexts {
  readonly title: string;
  readonly empty: string;
  readonly everyProduct: string;
  readonly used: string;
  readonly of: string;
  readonly standings: Readonly<Record<"ahead" | "running" | "over", string>>;
  readonly end: string;
  readonly create: string;
  readonly add: string;
  readonly code: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<"percent" | "fixed", string>>;
  readonly value: string;
  readonly products: string;
  readonly noneMeansAll: string;
  readonly from: string;
  readonly to: string;
  readonly limit: string;
  readonly reason: string;
  readonly decidedBy: string;
}

/** Texts of the promo code page. */
export const couponTexts: Record<Language, CouponTexts> = {
  ru: {
    title: "Промокоды",
    empty: "Промокодов пока нет",
    everyProduct: "Для всех полисов",
    used: "Использован",
    of: "из",
    standings: { ahead: "ещё не начался", running: "действует", over: "закончился" },
    end: "Завершить сейчас",
    create: "Новый промокод",
    add: "Добавить промокод",
    code: "Промокод",
    kind: "Скидка",
    kinds: { percent: "в процентах", fixed: "в TJS" },
    value: "Размер скидки",
    products: "Для каких полисов",
    noneMeansAll: "Если ничего не отмечено, промокод действует для всех.",
    from: "Первый день",
    to: "Последний день",
    limit: "Сколько раз можно применить (пусто: без ограничения)",
    reason: "Почему",
    decidedBy: "Кто решил",
  },
  tg: {
    title: "Рамзҳои тахфиф",
    empty: "Ҳанӯз рамзи тахфиф нест",
    everyProduct: "Барои ҳамаи полисҳо",
    used: "Истифода шуд",
    of: "аз",
    standings: { ahead: "ҳанӯз оғоз нашудааст", running: "амал мекунад", over: "ба охир расид" },
    end: "Ҳозир ба охир расондан",
    create: "Рамзи тахфифи нав",
    add: "Илова кардани рамз",
    code: "Рамзи тахфиф",
    kind: "Тахфиф",
    kinds: { percent: "бо фоиз", fixed: "бо TJS" },
    value: "Андозаи тахфиф",
    products: "Барои кадом полисҳо",
    noneMeansAll: "Агар чизе интихоб нашавад, рамз барои ҳама амал мекунад.",
    from: "Рӯзи аввал",
    to: "Рӯзи охир",
    limit: "Чанд маротиба истифода бурдан мумкин (холӣ: бе маҳдудият)",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
  },
  en: {
    title: "Promo codes",
    empty: "There are no promo codes yet",
    everyProduct: "For every policy",
    used: "Used",
    of: "of",
    standings: { ahead: "has not begun", running: "running", over: "over" },
    end: "End it now",
    create: "New promo code",
    add: "Add the promo code",
    code: "Promo code",
    kind: "Discount",
    kinds: { percent: "in percent", fixed: "in TJS" },
    value: "Size of the discount",
    products: "For which policies",
    noneMeansAll: "If nothing is ticked, the code works for every policy.",
    from: "First day",
    to: "Last day",
    limit: "How often it may be used (empty: no limit)",
    reason: "Why",
    decidedBy: "Who decided",
  },
};
