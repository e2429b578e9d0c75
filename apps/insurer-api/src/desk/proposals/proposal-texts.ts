import type { Language } from "@sughurta/domain";
import type { TwoPeopleKind } from "#src/platform/two-people/two-people.ts";

const ALWAYS: Readonly<Record<Language, string>> = { ru: "Всегда", tg: "Ҳамеша", en: "Always" };

const ru = {
  title: "Второй человек",
  open: "Ждут подтверждения",
  empty: "Ничего не ждёт подтверждения",
  /** Above the form of the person who proposed it. */
  anotherConfirms: "Это предложили вы. Подтвердить должен другой сотрудник.",
  awaits: "Ждёт подтверждения",
  what: "Что",
  change: "Изменение",
  who: "Кто предложил",
  since: "Когда",
  table: "Что решают двое",
  roles: "Кто решает",
  reason: "Почему",
  decidedBy: "Кто решил",
  message: "Сообщение заявителю",
  from: "с {{day}}",
  version: "версия {{version}}",
  listPeople: "людей: {{count}}",
  takeOff: "снять с сайта",
  coupon: {
    noLimit: "без ограничения числа применений",
    limit: "применений: {{useLimit}}",
    everyProduct: "для всех полисов",
  } satisfies {
    readonly noLimit: string;
    readonly limit: string;
    readonly everyProduct: string;
  },
  /** Kinds of changes, and when each needs two people. */
  kinds: {
    refund: {
      name: "Возврат денег",
      when: "Возвраты по одной покупке вместе больше {{refund}} TJS",
    },
    payout: {
      name: "Выплата по заявлению",
      when: "Выплаты по одному полису вместе больше предела роли: {{payout}}. Или в полисе нет страховой суммы. Больше страховой суммы не одобряют и двое",
    },
    reopening: { name: "Пересмотр решения по заявлению", when: ALWAYS.ru },
    monthClosing: { name: "Закрытие месяца сверки", when: ALWAYS.ru },
    sanctionsList: { name: "Санкционный список", when: ALWAYS.ru },
    suspendedDeliveries: { name: "Задержанные отправки", when: "Возвраты или фискальные чеки" },
    erasure: { name: "Удаление данных человека", when: ALWAYS.ru },
    correction: {
      name: "Исправление полиса",
      when: "Другой человек или другая машина: в имени, дате рождения или VIN меняется больше двух знаков. Или по полису есть заявление и меняются не только телефон и почта",
    },
    coupon: {
      name: "Новый промокод",
      when: "Скидка больше {{couponPercent}} % или {{coupon}} TJS. Или число применений не ограничено",
    },
    rate: {
      name: "Курс валюты",
      when: "Отличается от курса предыдущего дня больше чем на {{ratePercent}} %. Или прежнего курса нет",
    },
    commission: { name: "Комиссия партнёра", when: ALWAYS.ru },
    promise: {
      name: "Тексты с обещаниями: полисы, продукты для бизнеса, документы, страницы",
      when: "Всё, что меняет сайт: публикация, назначение дня, прежняя версия, снятие с сайта",
    },
    box: { name: "Готовый полис: что он покрывает и на каких условиях", when: ALWAYS.ru },
    price: { name: "Цена полиса", when: ALWAYS.ru },
    tariff: { name: "Тариф", when: ALWAYS.ru },
    roles: { name: "Новые роли сотрудника", when: ALWAYS.ru },
  } satisfies Readonly<Record<TwoPeopleKind, { readonly name: string; readonly when: string }>>,
};

const tg: typeof ru = {
  title: "Шахси дуюм",
  open: "Тасдиқро интизоранд",
  empty: "Чизе тасдиқро интизор нест",
  anotherConfirms: "Инро шумо пешниҳод кардед. Бояд корманди дигар тасдиқ кунад.",
  awaits: "Тасдиқро интизор аст",
  what: "Чӣ",
  change: "Тағйир",
  who: "Кӣ пешниҳод кард",
  since: "Кай",
  table: "Чиро ду кас ҳал мекунанд",
  roles: "Кӣ ҳал мекунад",
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
  message: "Паём ба аризадиҳанда",
  from: "аз {{day}}",
  version: "версияи {{version}}",
  listPeople: "одамон: {{count}}",
  takeOff: "аз сомона гирифтан",
  coupon: {
    noLimit: "бе маҳдудияти истифода",
    limit: "истифода: {{useLimit}}",
    everyProduct: "барои ҳамаи полисҳо",
  },
  kinds: {
    refund: {
      name: "Баргардонидани пул",
      when: "Пулҳои баргардонидашудаи як харид якҷоя аз {{refund}} TJS зиёданд",
    },
    payout: {
      name: "Ҷубронпулӣ аз рӯйи ариза",
      when: "Ҷубронпулиҳои як полис якҷоя аз ҳадди нақш зиёданд: {{payout}}. Ё дар полис маблағи суғуртавӣ нест. Аз маблағи суғуртавӣ зиёдро ду кас ҳам тасдиқ намекунанд",
    },
    reopening: { name: "Аз нав баррасӣ кардани қарори ариза", when: ALWAYS.tg },
    monthClosing: { name: "Бастани моҳи муқоиса", when: ALWAYS.tg },
    sanctionsList: { name: "Рӯйхати таҳримӣ", when: ALWAYS.tg },
    suspendedDeliveries: { name: "Ирсолҳои боздошташуда", when: "Баргардониҳо ё чекҳои фискалӣ" },
    erasure: { name: "Нест кардани маълумоти шахс", when: ALWAYS.tg },
    correction: {
      name: "Ислоҳи полис",
      when: "Шахси дигар ё мошини дигар: дар ном, санаи таваллуд ё VIN зиёда аз ду аломат иваз мешавад. Ё аз рӯйи полис ариза ҳаст ва на танҳо телефону почта иваз мешаванд",
    },
    coupon: {
      name: "Рамзи тахфифи нав",
      when: "Тахфиф аз {{couponPercent}} % ё {{coupon}} TJS зиёд аст. Ё шумораи истифода маҳдуд нест",
    },
    rate: {
      name: "Қурби асъор",
      when: "Фарқ аз қурби рӯзи пештара аз {{ratePercent}} % зиёд аст. Ё қурби пештара нест",
    },
    commission: { name: "Комиссияи шарик", when: ALWAYS.tg },
    promise: {
      name: "Матнҳо бо ваъдаҳо: полисҳо, маҳсулот барои тиҷорат, ҳуҷҷатҳо, саҳифаҳо",
      when: "Ҳар чизе, ки сомонаро тағйир медиҳад: нашр, таъйини рӯз, версияи пештара, аз сомона гирифтан",
    },
    box: { name: "Полиси тайёр: чиро ва бо кадом шартҳо мепӯшонад", when: ALWAYS.tg },
    price: { name: "Нархи полис", when: ALWAYS.tg },
    tariff: { name: "Тариф", when: ALWAYS.tg },
    roles: { name: "Нақшҳои нави корманд", when: ALWAYS.tg },
  },
};

const en: typeof ru = {
  title: "Second person",
  open: "To be confirmed",
  empty: "Nothing is to be confirmed",
  anotherConfirms: "You proposed this. Someone else must confirm it.",
  awaits: "To be confirmed",
  what: "What",
  change: "Change",
  who: "Proposed by",
  since: "When",
  table: "What needs two people",
  roles: "Who decides",
  reason: "Why",
  decidedBy: "Who decided",
  message: "Message to the claimant",
  from: "from {{day}}",
  version: "version {{version}}",
  listPeople: "people: {{count}}",
  takeOff: "take off the site",
  coupon: {
    noLimit: "without a limit of uses",
    limit: "uses: {{useLimit}}",
    everyProduct: "for every policy",
  },
  kinds: {
    refund: {
      name: "Refund",
      when: "The refunds of one purchase together are more than {{refund}} TJS",
    },
    payout: {
      name: "Payout of a claim",
      when: "The payouts of one policy together are more than the limit of the role: {{payout}}. Or the policy names no sum insured. More than the sum insured is not approved by two people either",
    },
    reopening: { name: "Reopening of a decided claim", when: ALWAYS.en },
    monthClosing: { name: "Closing a reconciled month", when: ALWAYS.en },
    sanctionsList: { name: "Sanctions list", when: ALWAYS.en },
    suspendedDeliveries: { name: "Held deliveries", when: "Refunds or fiscal receipts" },
    erasure: { name: "Erasure of a person’s data", when: ALWAYS.en },
    correction: {
      name: "Correction of a policy",
      when: "Another person or vehicle: more than two characters of a name, a date of birth or a VIN change. Or the policy has a claim and more than the phone and email change",
    },
    coupon: {
      name: "New promo code",
      when: "The discount is more than {{couponPercent}}% or {{coupon}} TJS. Or the number of uses has no limit",
    },
    rate: {
      name: "Exchange rate",
      when: "It differs from the rate of the day before by more than {{ratePercent}}%. Or there is no earlier rate",
    },
    commission: { name: "Commission of a partner", when: ALWAYS.en },
    promise: {
      name: "Texts that promise something: policies, products for business, documents, pages",
      when: "Whatever changes the site: publishing, planning, an earlier version, taking off the site",
    },
    box: { name: "Ready-made policy: what it covers, and on which terms", when: ALWAYS.en },
    price: { name: "Price of a policy", when: ALWAYS.en },
    tariff: { name: "Tariff", when: ALWAYS.en },
    roles: { name: "New roles of a staff member", when: ALWAYS.en },
  },
};

/** Texts of the page about changes that need two people. */
export const proposalTexts = { ru, tg, en };
