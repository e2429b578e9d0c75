import type { Language } from "@sughurta/domain";

/** A message about a cancelled policy and its refund. */
export type RefundNews = "cancelled" | "rejected" | "paid";

interface RefundTexts {
  readonly subject: Readonly<Record<RefundNews, string>>;
  readonly greeting: string;
  /** The event in a sentence, for the email and the SMS. */
  readonly news: Readonly<Record<RefundNews, string>>;
  /** The event for a policy cancelled before its first day. */
  readonly neverBegan: string;
  /** Follows the sentence about a cancellation. */
  readonly refund: string;
  readonly noRefund: string;
  readonly farewell: string;
  readonly sms: string;
}

/** Emails and SMS about a cancelled policy, by language. */
export const refundTexts: Record<Language, RefundTexts> = {
  ru: {
    subject: {
      cancelled: "Полис {{number}} отменён",
      rejected: "Возврат по полису {{number}}: решение",
      paid: "Деньги по полису {{number}} отправлены",
    },
    greeting: "Здравствуйте, {{name}}!",
    news: {
      cancelled: "Полис {{number}} отменён {{date}}, этот день последний.",
      rejected: "В возврате {{sum}} по полису {{number}} отказано. Причина: {{note}}",
      paid: "Мы отправили {{sum}} за отменённый полис {{number}}.",
    },
    neverBegan: "Полис {{number}} отменён {{date}}, до начала действия.",
    refund:
      "Вернём {{sum}} за {{days}} рабочих дней, до {{due}}, тем же способом, каким вы платили.",
    noRefund: "По правилам продажи деньги за него не возвращаются.",
    farewell: `Вопросы: {{phone}}.
{{brand}}`,
    sms: "{{brand}}: {{news}} Вопросы: {{phone}}",
  },
  tg: {
    subject: {
      cancelled: "Полиси {{number}} бекор шуд",
      rejected: "Баргардонидани пул аз рӯйи полиси {{number}}: қарор",
      paid: "Пул аз рӯйи полиси {{number}} фиристода шуд",
    },
    greeting: "Салом, {{name}}!",
    news: {
      cancelled: "Полиси {{number}} {{date}} бекор шуд, ҳамин рӯз рӯзи охирин аст.",
      rejected: "Баргардонидани {{sum}} аз рӯйи полиси {{number}} рад шуд. Сабаб: {{note}}",
      paid: "Мо барои полиси бекоршудаи {{number}} {{sum}} фиристодем.",
    },
    neverBegan: "Полиси {{number}} {{date}}, пеш аз оғози амал, бекор шуд.",
    refund:
      "{{sum}}-ро дар {{days}} рӯзи корӣ, то {{due}}, бо ҳамон тарзе, ки пардохт карда будед, бармегардонем.",
    noRefund: "Аз рӯйи қоидаҳои фурӯш пули он баргардонида намешавад.",
    farewell: `Барои савол ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: {{news}} Савол: {{phone}}",
  },
  en: {
    subject: {
      cancelled: "Policy {{number}} is cancelled",
      rejected: "The refund for policy {{number}}: our decision",
      paid: "The money for policy {{number}} is on its way",
    },
    greeting: "Hello {{name}},",
    news: {
      cancelled: "Policy {{number}} was cancelled on {{date}}, its last day.",
      rejected: "The refund of {{sum}} for policy {{number}} was refused. Reason: {{note}}",
      paid: "We have sent {{sum}} for the cancelled policy {{number}}.",
    },
    neverBegan: "Policy {{number}} was cancelled on {{date}}, before its first day.",
    refund:
      "We will refund {{sum}} to your original payment method within {{days}} working days, by {{due}}.",
    noRefund: "Under the terms of sale there is no refund.",
    farewell: `Questions: {{phone}}.
{{brand}}`,
    sms: "{{brand}}: {{news}} Questions: {{phone}}",
  },
};
