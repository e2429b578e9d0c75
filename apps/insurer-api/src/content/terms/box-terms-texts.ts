import type { Language } from "@sughurta/domain";
import type { InsuredKind } from "@sughurta/domain/box";
import type { PluralText } from "#src/platform/failures/failure-texts.ts";

/** Texts of the terms of a box: on its page, in its order, document and messages, and in the account. */
export interface BoxTermsTexts {
  readonly covers: string;
  /** Title of the table of covers in the document. */
  readonly sums: string;
  readonly exclusions: string;
  readonly conditions: string;
  readonly notCovered: string;
  /** Appended to an amount. */
  readonly per: Readonly<Record<"day" | "person", string>>;
  readonly upTo: string;
  readonly terms: Readonly<
    Record<
      | "insured"
      | "ages"
      | "territory"
      | "tripDays"
      | "sumPerPerson"
      | "payouts"
      | "waiting"
      | "reporting",
      string
    >
  >;
  readonly insured: Readonly<Record<InsuredKind, string>>;
  readonly ages: string;
  readonly agesFromBirth: string;
  readonly tripDays: PluralText;
  readonly sumPerPerson: string;
  readonly onePayout: string;
  readonly payouts: string;
  readonly anyPayouts: string;
  readonly waiting: PluralText;
  readonly waitingUntil: PluralText;
  readonly reportWithin: PluralText;
  readonly firstPaidDaySms: PluralText;
}

export const boxTermsTexts: Record<Language, BoxTermsTexts> = {
  ru: {
    covers: "Что покрывает полис",
    sums: "Случаи и суммы",
    exclusions: "Что не покрывает",
    conditions: "Условия",
    notCovered: "Не покрывает",
    per: { day: "{{sum}} за день", person: "{{sum}} на человека" },
    upTo: "до {{sum}}",
    terms: {
      insured: "Кто застрахован",
      ages: "Возраст застрахованных",
      territory: "Где действует",
      tripDays: "Одна поездка",
      sumPerPerson: "На одного человека",
      payouts: "Число выплат",
      waiting: "Период ожидания",
      reporting: "Когда сообщить",
    },
    insured: {
      holder: "тот, кто покупает полис",
      people: "люди, вписанные в полис, до {{count}} человек",
      address: "жильё по адресу из полиса",
      car: "машина из полиса",
      trip: "тот, кто покупает полис, в поездке с датами из полиса",
    },
    ages: "от {{from}} до {{to}} лет",
    agesFromBirth: "от рождения до {{to}} лет",
    tripDays: {
      one: "до {{days}} дня подряд",
      other: "до {{days}} дней подряд",
    },
    sumPerPerson: "не больше {{sum}}",
    onePayout: "одна",
    payouts: "{{count}} за срок полиса",
    anyPayouts: "за каждый случай, в пределах страховой суммы",
    waiting: {
      one: "{{days}} день с начала полиса: за случаи в это время не платим",
      few: "{{days}} дня с начала полиса: за случаи в это время не платим",
      other: "{{days}} дней с начала полиса: за случаи в это время не платим",
    },
    waitingUntil: {
      one: "{{days}} день с начала полиса: за случаи раньше {{date}} не платим",
      few: "{{days}} дня с начала полиса: за случаи раньше {{date}} не платим",
      other: "{{days}} дней с начала полиса: за случаи раньше {{date}} не платим",
    },
    reportWithin: {
      one: "в течение {{days}} дня после случая",
      other: "в течение {{days}} дней после случая",
    },
    firstPaidDaySms: {
      one: "Период ожидания {{days}} день: выплаты за случаи с {{date}}.",
      few: "Период ожидания {{days}} дня: выплаты за случаи с {{date}}.",
      other: "Период ожидания {{days}} дней: выплаты за случаи с {{date}}.",
    },
  },
  tg: {
    covers: "Полис чиро дар бар мегирад",
    sums: "Ҳодисаҳо ва маблағҳо",
    exclusions: "Полис чиро дар бар намегирад",
    conditions: "Шартҳо",
    notCovered: "Дар бар намегирад",
    per: { day: "{{sum}} барои як рӯз", person: "{{sum}} барои як нафар" },
    upTo: "то {{sum}}",
    terms: {
      insured: "Кӣ суғурта шудааст",
      ages: "Синну соли суғурташудагон",
      territory: "Дар куҷо амал мекунад",
      tripDays: "Як сафар",
      sumPerPerson: "Барои як нафар",
      payouts: "Шумораи ҷубронпулӣ",
      waiting: "Давраи интизорӣ",
      reporting: "Кай хабар додан лозим",
    },
    insured: {
      holder: "харидори полис",
      people: "шахсоне, ки дар полис навишта шудаанд, то {{count}} нафар",
      address: "манзиле, ки суроғааш дар полис навишта шудааст",
      car: "мошине, ки дар полис навишта шудааст",
      trip: "харидори полис дар сафаре, ки санаҳояш дар полис навишта шудаанд",
    },
    ages: "аз {{from}} то {{to}}-сола",
    agesFromBirth: "аз таваллуд то {{to}}-сола",
    tripDays: {
      other: "то {{days}} рӯзи паиҳам",
    },
    sumPerPerson: "на зиёда аз {{sum}}",
    onePayout: "як бор",
    payouts: "{{count}} бор дар муҳлати полис",
    anyPayouts: "барои ҳар ҳодиса, дар ҳудуди маблағи суғурта",
    waiting: {
      other: "{{days}} рӯз аз оғози полис: барои ҳодисаҳои ин муддат пул намедиҳем",
    },
    waitingUntil: {
      other: "{{days}} рӯз аз оғози полис: барои ҳодисаҳои пеш аз {{date}} пул намедиҳем",
    },
    reportWithin: {
      other: "дар давоми {{days}} рӯз пас аз ҳодиса",
    },
    firstPaidDaySms: {
      other: "Давраи интизорӣ {{days}} рӯз: ҷубронпулӣ барои ҳодисаҳо аз {{date}}.",
    },
  },
  en: {
    covers: "What the policy covers",
    sums: "Events and sums",
    exclusions: "What it does not cover",
    conditions: "Conditions",
    notCovered: "Not covered",
    per: { day: "{{sum}} a day", person: "{{sum}} per person" },
    upTo: "up to {{sum}}",
    terms: {
      insured: "Who is insured",
      ages: "Age of the insured",
      territory: "Where it is valid",
      tripDays: "One trip",
      sumPerPerson: "For one person",
      payouts: "Number of payouts",
      waiting: "Waiting period",
      reporting: "When to tell us",
    },
    insured: {
      holder: "the person who buys the policy",
      people: "the people named in the policy, up to {{count}}",
      address: "the home at the address in the policy",
      car: "the car in the policy",
      trip: "the person who buys the policy, on the trip with the dates in the policy",
    },
    ages: "from {{from}} to {{to}} years",
    agesFromBirth: "from birth to {{to}} years",
    tripDays: {
      one: "up to {{days}} day in a row",
      other: "up to {{days}} days in a row",
    },
    sumPerPerson: "no more than {{sum}}",
    onePayout: "one",
    payouts: "{{count}} in the policy term",
    anyPayouts: "one for each event, within the sum insured",
    waiting: {
      one: "{{days}} day from the start of the policy: events in that time are not paid for",
      other: "{{days}} days from the start of the policy: events in that time are not paid for",
    },
    waitingUntil: {
      one: "{{days}} day from the start of the policy: events before {{date}} are not paid for",
      other: "{{days}} days from the start of the policy: events before {{date}} are not paid for",
    },
    reportWithin: {
      one: "within {{days}} day of the event",
      other: "within {{days}} days of the event",
    },
    firstPaidDaySms: {
      one: "Waiting period {{days}} day: payouts for events from {{date}}.",
      other: "Waiting period {{days}} days: payouts for events from {{date}}.",
    },
  },
};
