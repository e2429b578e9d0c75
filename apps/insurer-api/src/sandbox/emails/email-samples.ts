import { assistanceCall, type Language } from "@sughurta/domain";
import { policyNames } from "@sughurta/domain/motor";
import type { PatternFamily } from "@sughurta/ikat";
import { claimMessageTexts } from "#src/claims/messages/claim-message-texts.ts";
import { boxTermsTexts } from "#src/content/terms/box-terms-texts.ts";
import { passwordTexts } from "#src/identity/user/queue-password-changed.ts";
import type { EmailBrand, EmailContent } from "#src/platform/email/render-email.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { documentTexts } from "#src/products/document/document-texts.ts";
import { motorDocumentTexts } from "#src/products/motor/document/motor-document-texts.ts";
import { instalmentTexts } from "#src/sales/notifications/texts/instalment-texts.ts";
import { messageTexts, policyMailWith } from "#src/sales/notifications/texts/message-texts.ts";
import { paymentNewsTexts } from "#src/sales/notifications/texts/payment-news-texts.ts";
import { refundTexts } from "#src/sales/notifications/texts/refund-texts.ts";
import { reminderTexts } from "#src/sales/notifications/texts/reminder-texts.ts";
import { reviewMessageTexts } from "#src/sales/notifications/texts/review-message-texts.ts";
import { unpaidTexts } from "#src/sales/notifications/texts/unpaid-texts.ts";
import { vehicleCheckTexts } from "#src/sales/notifications/texts/vehicle-check-texts.ts";
import { fiscalTexts } from "#src/sales/payments/fiscal-texts.ts";

/** The site of the sample emails. */
export const SITE = "https://sughurta.example";

/** Products of the sample emails. */
const PRODUCTS = {
  trip: {
    ru: "Страхование путешественников",
    tg: "Суғуртаи мусофирон",
    en: "Travel insurance",
  },
  car: {
    ru: motorDocumentTexts.ru.programmes.MCI_P1,
    tg: motorDocumentTexts.tg.programmes.MCI_P1,
    en: motorDocumentTexts.en.programmes.MCI_P1,
  },
  home: { ru: "Дом без забот", tg: "Хонаи беташвиш", en: "Home without worry" },
} as const;

const VALUES = {
  number: "7499391021",
  policy: "7499391021",
  claim: "S-10428",
  code: "76028760",
  start: "27.11.2026",
  end: "28.11.2026",
  date: "27.11.2026",
  due: "11.12.2026",
  suspension: "26.12.2026",
  days: 10,
  paid: "17,44 TJS",
  sum: "120 TJS",
  missing: "40 TJS",
  vehicle: "Toyota Corolla, 2014, 01 AA 777 01",
  account: `${SITE}/account`,
  verify: `${SITE}/verify/7499391021`,
  renew: `${SITE}/renew/7499391021`,
  pay: `${SITE}/pay/7499391021`,
  link: `${SITE}/losses/status`,
  url: `${SITE}/receipt/6fa4d0de`,
  until: "28.11.2026 14:05",
  off: `${SITE}/reminders/off/6fa4d0de`,
} as const;

const NAMES = { ru: "Мадина", tg: "Мадина", en: "Madina" } as const;
const NOTES = {
  ru: "на чеке не видно суммы.",
  tg: "дар чек маблағ намоён нест.",
  en: "the receipt does not show the amount.",
} as const;
const QUESTIONS = {
  ru: "Пришлите, пожалуйста, счёт из клиники.\nПодойдёт и фото.",
  tg: "Лутфан, ҳисоби клиникаро фиристед.\nСурат ҳам мешавад.",
  en: "Please send the bill of the clinic.\nA photo is fine.",
} as const;

type Family = PatternFamily & keyof typeof PRODUCTS;

/** A sample: subject and text with placeholders, and the product that the email shows. */
interface Sample {
  readonly subject: string;
  readonly text: readonly string[];
  readonly family?: Family;
  /** The email is about a policy. */
  readonly isIssued?: boolean;
}

/** Every kind of email that the service sends, by name. */
const SAMPLES = {
  policyIssued: (language) => ({
    subject: messageTexts[language].subject,
    text: [policyMailWith(messageTexts[language].mail, coverLines(language))],
    family: "trip",
    isIssued: true,
  }),
  policyWithInstalments: (language) => {
    const { left, leftPart, how, rule } = instalmentTexts[language];
    const parts = ["11.12.2026", "11.03.2027"].map((due) => fill(leftPart, { ...VALUES, due }));
    return {
      subject: messageTexts[language].subject,
      text: [policyMailWith(messageTexts[language].mail, [[left, ...parts].join("\n"), how, rule])],
      family: "home",
      isIssued: true,
    };
  },
  renewal: (language) => ({
    subject: reminderTexts[language].subject,
    text: [reminderTexts[language].mail],
    family: "car",
    isIssued: true,
  }),
  unpaidOrder: (language) => ({
    subject: unpaidTexts[language].subject,
    text: [unpaidTexts[language].mail],
    family: "trip",
  }),
  instalmentDue: (language) => {
    const { subject, greeting, news, how, rule, farewell } = instalmentTexts[language];
    const text = [greeting, news.before, how, rule, farewell];
    return { subject: subject.before, text, family: "home", isIssued: true };
  },
  coverSuspended: (language) => {
    const { subject, greeting, news, how, farewell } = instalmentTexts[language];
    const text = [greeting, news.suspended, how, farewell];
    return { subject: subject.suspended, text, family: "home", isIssued: true };
  },
  instalmentPaid: (language) => {
    const { paidSubject, greeting, paid, nothingLeft, farewell } = instalmentTexts[language];
    const text = [greeting, paid, nothingLeft, farewell];
    return { subject: paidSubject, text, family: "home", isIssued: true };
  },
  policyCancelled: (language) => {
    const { subject, greeting, news, refund, farewell } = refundTexts[language];
    const text = [greeting, `${news.cancelled} ${refund}`, farewell];
    return { subject: subject.cancelled, text, family: "trip", isIssued: true };
  },
  refundPaid: (language) => {
    const { subject, greeting, news, farewell } = refundTexts[language];
    return {
      subject: subject.paid,
      text: [greeting, news.paid, farewell],
      family: "trip",
      isIssued: true,
    };
  },
  vehicleChecked: (language) => {
    const { subject, greeting, vehicle, money, farewell } = vehicleCheckTexts[language];
    const text = [greeting, `${vehicle} ${money.charge}`, farewell];
    return { subject, text, family: "car", isIssued: true };
  },
  fiscalReceipt: (language) => {
    const { subject, greeting, sale, farewell } = fiscalTexts[language];
    return {
      subject: subject.replaceAll("{{number}}", "S-6FA4D0DE"),
      text: [greeting, sale.replaceAll("{{number}}", "S-6FA4D0DE"), farewell],
      family: "trip",
      isIssued: true,
    };
  },
  paymentInReview: (language) => {
    const { greeting, toCheck, farewell } = reviewMessageTexts[language];
    return { subject: toCheck.subject, text: [greeting, toCheck.text, farewell], family: "trip" };
  },
  receiptRejected: (language) => {
    const { greeting, kinds, farewell } = paymentNewsTexts[language];
    const { subject, text } = kinds.receiptRejected;
    return { subject, text: [greeting, text, farewell], family: "trip" };
  },
  claimRegistered: (language) => ({
    subject: messageTexts[language].claimSubject,
    text: [messageTexts[language].claimMail],
    family: "trip",
    isIssued: true,
  }),
  claimMessage: (language) => {
    const { subject, greeting, news, farewell } = claimMessageTexts[language];
    const text = [greeting, news.papersAwaited, QUESTIONS[language], farewell];
    return { subject, text, family: "trip", isIssued: true };
  },
  claimPaid: (language) => {
    const { subject, greeting, news, farewell } = claimMessageTexts[language];
    return { subject, text: [greeting, news.paid, farewell], family: "trip", isIssued: true };
  },
  passwordChanged: (language) => ({
    subject: passwordTexts[language].subject,
    text: [passwordTexts[language].mail],
  }),
} as const satisfies Readonly<Record<string, (language: Language) => Sample>>;

/** A kind of email. */
export type EmailKind = keyof typeof SAMPLES;

/** All kinds, in order. */
export const EMAIL_KINDS = Object.keys(SAMPLES) as readonly EmailKind[];

function coverLines(language: Language): string[] {
  const line = assistanceCall(language, "+992 44 600 55 11");
  return [`${boxTermsTexts[language].conditions}:\n– ${line}`];
}

/** The email of a kind in a language, with sample values. */
export function sampleEmail(
  kind: EmailKind,
  language: Language,
  { name: brand, supportPhone, assistancePhone }: EmailBrand,
): EmailContent {
  const sample: Sample = SAMPLES[kind](language);
  const { subject, text, family, isIssued = false } = sample;
  const { name: title, legalName } = policyNames(
    {
      policyType: family,
      productSlug: "mtpl",
      title: family === undefined ? "" : PRODUCTS[family][language],
    },
    language,
  );
  const names = [title, legalName].filter(Boolean).join("\n");
  const phone = family === "trip" ? `${assistancePhone}, ${supportPhone}` : supportPhone;
  const values = {
    ...VALUES,
    brand,
    title,
    names,
    phone,
    name: NAMES[language],
    note: NOTES[language],
  };
  const policy = { label: documentTexts[language].number, number: VALUES.number };
  return {
    language,
    subject: fill(subject, values),
    text: fill(text.join("\n\n"), values),
    about: family && { family, name: title, legalName, ...(isIssued && { policy }) },
  };
}
