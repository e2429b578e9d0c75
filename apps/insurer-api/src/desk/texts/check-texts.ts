import type {
  CheckKind,
  CheckState,
  ScreenedRole,
} from "#src/platform/database/schema/screening.ts";

interface CheckTexts {
  readonly title: string;
  readonly empty: string;
  readonly lists: string;
  readonly kind: string;
  readonly subject: string;
  readonly person: string;
  readonly state: string;
  readonly since: string;
  readonly order: string;
  readonly orderGone: string;
  readonly policy: string;
  readonly claim: string;
  readonly product: string;
  readonly price: string;
  readonly cover: string;
  readonly contacts: string;
  readonly kinds: Readonly<Record<CheckKind, string>>;
  readonly states: Readonly<Record<CheckState, string>>;
  readonly roles: Readonly<Record<ScreenedRole, string>>;
  /** Why the check was made, by its kind. */
  readonly facts: Readonly<Record<CheckKind, string>>;
  readonly match: string;
  readonly field: string;
  readonly inOrder: string;
  readonly onList: string;
  readonly name: string;
  readonly aliases: string;
  readonly birthDate: string;
  readonly document: string;
  readonly reference: string;
  readonly version: string;
  readonly decide: string;
  readonly releaseHint: string;
  readonly refuseHint: string;
  readonly closeHint: string;
  readonly release: string;
  readonly refuse: string;
  readonly close: string;
  /** The decision about a held correction. */
  readonly ofCorrection: Readonly<
    Record<"inOrder" | "release" | "releaseHint" | "refuse" | "refuseHint", string>
  >;
  readonly reason: string;
  readonly decidedBy: string;
  readonly marks: string;
}

const ru: CheckTexts = {
  title: "Проверки",
  empty: "Проверять пока нечего",
  lists: "Санкционный список",
  kind: "Что проверить",
  subject: "Запись",
  person: "Кто",
  state: "Состояние",
  since: "С",
  order: "Заказ",
  orderGone: "Заказ не оплачен в срок и удалён. Решение остаётся в журнале.",
  policy: "Полис",
  claim: "Заявление",
  product: "Продукт",
  price: "Цена",
  cover: "Срок",
  contacts: "Телефон и почта",
  kinds: {
    sanctions: "Санкционный список",
    correction: "Исправление и санкционный список",
    sum: "Большая сумма",
    perDay: "Много полисов за день",
    sameDocument: "Документ другого человека",
    earlyClaim: "Заявление сразу после покупки",
  },
  states: {
    open: "Ждёт решения",
    released: "Разрешено",
    refused: "Отказано",
    closed: "Проверено",
  },
  roles: { holder: "страхователь", insured: "застрахованный", driver: "водитель" },
  facts: {
    sanctions:
      "Покупатель видит: «Нам нужно проверить ваши данные». Заказ нельзя оплатить, пока вы не решите. О списке покупателю не говорите.",
    correction:
      "Исправление полиса ждёт: имя, документ или дата рождения похожи на запись списка. Полис пока с прежними данными. Страхователь видит: «Нам нужно проверить данные». О списке ему не говорите.",
    sum: "Полис стоит {{sum}}, больше {{limit}}.",
    perDay: "Это {{count}}-й полис одного человека за день, больше {{limit}}.",
    sameDocument: "С этим документом, но другим именем, куплены полисы: {{policies}}.",
    earlyClaim: "Заявление подано через {{count}} дн. после покупки, не позже {{limit}} дн.",
  },
  match: "Совпадение: {{score}} из 100",
  field: "Данные",
  inOrder: "В заказе",
  onList: "В списке",
  name: "Имя",
  aliases: "Другие имена",
  birthDate: "Дата рождения",
  document: "Документ",
  reference: "Запись списка",
  version: "версия списка {{version}}",
  decide: "Решение",
  releaseHint: "Это другой человек: заказ можно оплатить.",
  refuseHint: "Заказ нельзя будет оплатить. Покупателю предложим позвонить.",
  closeHint: "Полис и заявление не меняются, отметка закрывается.",
  release: "Разрешить оплату",
  refuse: "Отказать",
  close: "Закрыть отметку",
  ofCorrection: {
    inOrder: "В исправлении",
    release: "Разрешить исправление",
    releaseHint: "Это другой человек: полис исправится сразу, страхователь получит сообщение.",
    refuse: "Не исправлять",
    refuseHint: "Полис останется с прежними данными. Страхователь получит просьбу позвонить.",
  },
  reason: "Почему",
  decidedBy: "Кто решил",
  marks: "Отметки проверки",
};

const tg: CheckTexts = {
  title: "Санҷишҳо",
  empty: "Ҳоло чизе барои санҷиш нест",
  lists: "Рӯйхати таҳримӣ",
  kind: "Чиро санҷидан лозим",
  subject: "Сабт",
  person: "Кӣ",
  state: "Ҳолат",
  since: "Аз",
  order: "Фармоиш",
  orderGone: "Фармоиш сари вақт пардохт нашуд ва нест карда шуд. Қарор дар дафтар мемонад.",
  policy: "Полис",
  claim: "Ариза",
  product: "Маҳсулот",
  price: "Нарх",
  cover: "Муҳлат",
  contacts: "Телефон ва почтаи электронӣ",
  kinds: {
    sanctions: "Рӯйхати таҳримӣ",
    correction: "Ислоҳ ва рӯйхати таҳримҳо",
    sum: "Маблағи калон",
    perDay: "Полисҳои зиёд дар як рӯз",
    sameDocument: "Ҳуҷҷати шахси дигар",
    earlyClaim: "Ариза фавран пас аз харид",
  },
  states: {
    open: "Қарорро интизор аст",
    released: "Иҷозат дода шуд",
    refused: "Рад шуд",
    closed: "Санҷида шуд",
  },
  roles: { holder: "суғурташаванда", insured: "шахси суғурташуда", driver: "ронанда" },
  facts: {
    sanctions:
      "Харидор мебинад: «Мо бояд маълумоти шуморо санҷем». То қарори шумо фармоишро пардохтан мумкин нест. Дар бораи рӯйхат ба харидор нагӯед.",
    correction:
      "Ислоҳи полис интизор аст: ном, ҳуҷҷат ё санаи таваллуд ба сабти рӯйхат монанд аст. Полис ҳоло бо маълумоти пештара аст. Суғурташаванда мебинад: «Мо бояд маълумотро санҷем». Дар бораи рӯйхат ба ӯ нагӯед.",
    sum: "Нархи полис {{sum}} аст, аз {{limit}} зиёд.",
    perDay: "Ин полиси {{count}}-уми як шахс дар як рӯз аст, аз {{limit}} зиёд.",
    sameDocument: "Бо ин ҳуҷҷат, вале бо номи дигар полисҳо харида шудаанд: {{policies}}.",
    earlyClaim: "Ариза {{count}} рӯз пас аз харид дода шуд, на дертар аз {{limit}} рӯз.",
  },
  match: "Мувофиқат: {{score}} аз 100",
  field: "Маълумот",
  inOrder: "Дар фармоиш",
  onList: "Дар рӯйхат",
  name: "Ном",
  aliases: "Номҳои дигар",
  birthDate: "Санаи таваллуд",
  document: "Ҳуҷҷат",
  reference: "Сабти рӯйхат",
  version: "версияи рӯйхат {{version}}",
  decide: "Қарор",
  releaseHint: "Ин шахси дигар аст: фармоишро пардохтан мумкин.",
  refuseHint: "Фармоишро пардохтан мумкин намешавад. Аз харидор хоҳиш мекунем, ки занг занад.",
  closeHint: "Полис ва ариза тағйир намеёбанд, қайд пӯшида мешавад.",
  release: "Иҷозат додани пардохт",
  refuse: "Рад кардан",
  close: "Пӯшидани қайд",
  ofCorrection: {
    inOrder: "Дар ислоҳ",
    release: "Иҷозат додани ислоҳ",
    releaseHint: "Ин шахси дигар аст: полис дарҳол ислоҳ мешавад, суғурташаванда хабар мегирад.",
    refuse: "Ислоҳ накардан",
    refuseHint:
      "Полис бо маълумоти пештара мемонад. Аз суғурташаванда хоҳиш мекунем, ки занг занад.",
  },
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
  marks: "Қайдҳои санҷиш",
};

const en: CheckTexts = {
  title: "Checks",
  empty: "Nothing to check yet",
  lists: "Sanctions list",
  kind: "What to check",
  subject: "Record",
  person: "Who",
  state: "State",
  since: "Since",
  order: "Order",
  orderGone: "The order was not paid in time and has been deleted. The decision stays on record.",
  policy: "Policy",
  claim: "Claim",
  product: "Product",
  price: "Price",
  cover: "Term",
  contacts: "Phone and email",
  kinds: {
    sanctions: "Sanctions list",
    correction: "Correction and sanctions list",
    sum: "Large amount",
    perDay: "Many policies in a day",
    sameDocument: "Document of another person",
    earlyClaim: "Claim right after the purchase",
  },
  states: {
    open: "Waiting for a decision",
    released: "Released",
    refused: "Refused",
    closed: "Checked",
  },
  roles: { holder: "policyholder", insured: "insured person", driver: "driver" },
  facts: {
    sanctions:
      "The buyer reads “We need to check your data”. The order cannot be paid until you decide. Do not mention the list to the buyer.",
    correction:
      "The correction of this policy is waiting: a name, a document or a date of birth is similar to an entry of the list. The policy still has its earlier data. The policyholder reads “We need to check the data”. Do not mention the list.",
    sum: "The policy costs {{sum}}, more than {{limit}}.",
    perDay: "This is policy number {{count}} of one person in a day, more than {{limit}}.",
    sameDocument: "With this document but another name, policies were bought: {{policies}}.",
    earlyClaim: "The claim came {{count}} days after the purchase, within {{limit}} days.",
  },
  match: "Match: {{score}} of 100",
  field: "Data",
  inOrder: "In the order",
  onList: "On the list",
  name: "Name",
  aliases: "Other names",
  birthDate: "Date of birth",
  document: "Document",
  reference: "Entry of the list",
  version: "version {{version}} of the list",
  decide: "Decision",
  releaseHint: "This is another person: the order can be paid.",
  refuseHint: "The order cannot be paid any more. The buyer is asked to call.",
  closeHint: "The policy and the claim do not change; the mark is closed.",
  release: "Release for payment",
  refuse: "Refuse",
  close: "Close the mark",
  ofCorrection: {
    inOrder: "In the correction",
    release: "Release the correction",
    releaseHint:
      "This is another person: the policy is corrected at once, and the policyholder is notified.",
    refuse: "Do not correct",
    refuseHint: "The policy keeps its earlier data. The policyholder is asked to call.",
  },
  reason: "Why",
  decidedBy: "Who decided",
  marks: "Marks of checks",
};

/** Texts of checks of orders and claims. */
export const checkTexts = { ru, tg, en };
