import {
  DECISION_WORKING_DAYS,
  HOME_ADVANCE_DAYS,
  HOME_ADVANCE_SUM_TJS,
  LIABILITY_SUM_TJS,
  NOTIFY_DAYS,
  NOTIFY_HOME_DAYS,
  NOTIFY_LIABILITY_WORKING_DAYS,
  PAYOUT_WORKING_DAYS,
  REFUND_PERCENT,
  REFUND_WORKING_DAYS,
  SMALL_REPAIR_SUM_TJS,
  SUSPENSION_DAYS,
  THEFT_SEARCH_DAYS,
} from "@sughurta/domain";
import type { Language } from "./texts-of-a-file.ts";

type Patterns = Readonly<Record<Language, RegExp>>;

/** A figure that is promised in several texts. */
export interface PromisedFigure {
  readonly subject: string;
  /** Sentences about it. */
  readonly about: Patterns;
  /** The figure in such a sentence, its only group. */
  readonly figure: Patterns;
  readonly allowed: readonly number[];
  /** Files with it in each language: the name or, for three files of one name, its prefix. */
  readonly toldIn: readonly string[];
}

const REFUND: Patterns = {
  ru: /верн[её]м|возвращ|тем же способом/i,
  tg: /бармегард|баргардон/i,
  en: /refund|return|pa(?:y|id) back|goes back/i,
};
const LAST_DOCUMENT: Patterns = {
  ru: /последнего (?:документа|из них)/,
  tg: /ҳуҷҷати охирин|охиринашон/,
  en: /last (?:document|one)/,
};
const ADVANCE: Patterns = { ru: /аванс/i, tg: /пешпардохт/i, en: /advance of/i };
const NOTICE: Patterns = { ru: /сообщите/i, tg: /хабар диҳед/i, en: /(?:^|\P{L})tell us/iu };
const SUM: Patterns = {
  ru: /(\d+) (?:TJS|сомони)/,
  tg: /(\d+) (?:TJS|сомонӣ)/,
  en: /(\d+) (?:TJS|somoni)/,
};
const WORKING_DAYS: Patterns = {
  ru: /(\d+) рабоч\S+ дн/,
  tg: /(\d+) рӯзи корӣ/,
  en: /(\d+) working days/,
};
const DAYS: Patterns = { ru: /(\d+) дн/, tg: /(\d+) рӯз(?!и корӣ)/, en: /(\d+) days/ };

/** Published figures, and their places (SPEC-69 to SPEC-85). */
export const PROMISED_FIGURES: readonly PromisedFigure[] = [
  {
    subject: "share of a refund",
    about: REFUND,
    figure: { ru: /(\d+) ?%/, tg: /(\d+) (?:фоиз|%)/, en: /(\d+)%/ },
    allowed: [REFUND_PERCENT],
    toldIn: ["account/src/texts/", "demo-content/src/rules.ts"],
  },
  {
    subject: "days to a refund",
    about: REFUND,
    figure: WORKING_DAYS,
    allowed: [REFUND_WORKING_DAYS],
    toldIn: ["demo-content/src/rules.ts", "checkout/src/texts/result/", "review-message-texts.ts"],
  },
  {
    subject: "days from the last document to the decision",
    about: LAST_DOCUMENT,
    figure: WORKING_DAYS,
    allowed: [DECISION_WORKING_DAYS],
    toldIn: ["claims/src/texts/", "claims/src/status/texts/", "demo-content/src/rules.ts"],
  },
  {
    subject: "days from the decision to the money",
    about: {
      ru: /ещё за|после решения/,
      tg: /боз дар|пас аз қарор/,
      en: /within \d+ (?:more|working days of the decision)/,
    },
    figure: {
      ru: /(?:ещё|деньги) за (\d+)/,
      tg: /(?:боз дар|пас аз қарор дар) (\d+)/,
      en: /within (\d+) (?:more|working days of the decision)/,
    },
    allowed: [PAYOUT_WORKING_DAYS],
    toldIn: ["claims/src/texts/", "demo-content/src/rules.ts"],
  },
  {
    subject: "working days to tell of an event of compulsory motor insurance",
    about: NOTICE,
    figure: WORKING_DAYS,
    allowed: [NOTIFY_LIABILITY_WORKING_DAYS],
    toldIn: ["demo-content/src/document-texts.ts"],
  },
  {
    subject: "days to tell of an event",
    about: NOTICE,
    figure: DAYS,
    allowed: [NOTIFY_DAYS, NOTIFY_HOME_DAYS],
    toldIn: ["demo-content/src/rules.ts"],
  },
  {
    subject: "days after which a stolen car is paid for",
    about: { ru: /угон|угна|не нашли/i, tg: /дузд/i, en: /theft|stolen/i },
    figure: DAYS,
    allowed: [THEFT_SEARCH_DAYS],
    toldIn: [
      "motor/document/motor-document-texts.",
      "motor-flow/src/texts/",
      "demo-content/src/document-texts.ts",
    ],
  },
  {
    subject: "small repair without the police",
    about: {
      ru: /мелк\S+ ремонт|автомойк/i,
      tg: /таъмири хурд|мошиншӯйхона/i,
      en: /small repair|car wash/i,
    },
    figure: SUM,
    allowed: [SMALL_REPAIR_SUM_TJS],
    // The order reads it from the sums of the option.
    toldIn: [],
  },
  {
    subject: "limit of compulsory motor insurance",
    about: { ru: /за одну аварию/, tg: /барои як садама/, en: /(?:per|an|one) accident/ },
    figure: SUM,
    allowed: [LIABILITY_SUM_TJS],
    toldIn: ["demo-content/src/document-texts.ts", "demo-content/src/blog/compulsory-motor.ts"],
  },
  {
    subject: "advance after damage to a home",
    about: ADVANCE,
    figure: SUM,
    allowed: [HOME_ADVANCE_SUM_TJS],
    toldIn: [
      "content/src/texts/home/",
      "demo-content/src/slides.ts",
      "demo-content/src/document-texts.ts",
    ],
  },
  {
    subject: "days to the advance",
    about: ADVANCE,
    figure: DAYS,
    allowed: [HOME_ADVANCE_DAYS],
    toldIn: [
      "content/src/texts/home/",
      "demo-content/src/slides.ts",
      "demo-content/src/document-texts.ts",
    ],
  },
  {
    subject: "days to the suspension of an unpaid policy",
    about: { ru: /приостан/i, tg: /боздошта/i, en: /suspend/i },
    figure: DAYS,
    allowed: [SUSPENSION_DAYS],
    toldIn: ["demo-content/src/rules.ts"],
  },
];

const NUMBER_WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  ru: { двух: 2, три: 3, трёх: 3, пять: 5, пяти: 5, десять: 10, десяти: 10, пятнадцать: 15 },
  tg: { ду: 2, се: 3, панҷ: 5, даҳ: 10, понздаҳ: 15 },
  en: { two: 2, three: 3, five: 5, ten: 10, fifteen: 15 },
};

/** Sentences of a text without markup, with every number in digits without spaces. */
export function splitSentences(text: string, language: Language): string[] {
  return text.split(/(?<=[.!?;])\s|<\/?[^>]*>|\\n|\n/).map((sentence) =>
    sentence
      .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, "")
      .replaceAll(/\s/g, " ")
      .replaceAll(/\p{L}+/gu, (word) => String(NUMBER_WORDS[language][word.toLowerCase()] ?? word)),
  );
}
