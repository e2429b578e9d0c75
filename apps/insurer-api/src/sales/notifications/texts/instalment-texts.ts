import type { InstalmentNotice, Language } from "@sughurta/domain";

interface InstalmentTexts {
  readonly subject: Readonly<Record<InstalmentNotice, string>>;
  readonly greeting: string;
  /** The event in a sentence, for the email and the SMS. */
  readonly news: Readonly<Record<InstalmentNotice, string>>;
  /** How to pay the instalment, for the email. */
  readonly how: string;
  /** The consequence of not paying, for the email. */
  readonly rule: string;
  readonly farewell: string;
  readonly sms: string;
  readonly paidSubject: string;
  readonly paid: string;
  readonly resumed: string;
  /** The remaining instalments after a payment, one line for each. */
  readonly left: string;
  readonly leftPart: string;
  readonly nothingLeft: string;
}

/** Emails and SMS about instalments, by language. */
export const instalmentTexts: Record<Language, InstalmentTexts> = {
  ru: {
    subject: {
      before: "Полис {{number}}: платёж {{due}}",
      due: "Полис {{number}}: платёж сегодня",
      after3: "Полис {{number}}: платёж не получен",
      after10: "Полис {{number}}: платёж не получен",
      suspended: "Защита по полису {{number}} приостановлена",
    },
    greeting: "Здравствуйте, {{name}}!",
    news: {
      before: "По полису {{number}} нужно оплатить {{sum}} не позже {{due}}.",
      due: "Сегодня срок оплаты {{sum}} по полису {{number}}.",
      after3: "Мы не получили {{sum}} по полису {{number}}, срок был {{due}}.",
      after10:
        "Мы не получили {{sum}} по полису {{number}}. Без оплаты защита приостановится {{suspension}}.",
      suspended:
        "Защита по полису {{number}} приостановлена с {{suspension}}. Чтобы возобновить, оплатите {{sum}}.",
    },
    how: `Оплатить можно онлайн, в личном кабинете или по ссылке.

Оплатить:
{{pay}}`,
    rule: "Если часть не оплачена, через {{days}} дней после срока защита приостанавливается до оплаты.",
    farewell: `Есть вопросы? Позвоните {{phone}}.
{{brand}}`,
    sms: "{{brand}}: {{news}} {{pay}}",
    paidSubject: "Полис {{number}}: платёж получен",
    paid: "Мы получили {{sum}} по полису {{number}}.",
    resumed: "Защита снова действует.",
    left: "Осталось оплатить:",
    leftPart: "{{due}}: {{sum}}",
    nothingLeft: "Полис оплачен полностью.",
  },
  tg: {
    subject: {
      before: "Полиси {{number}}: пардохт {{due}}",
      due: "Полиси {{number}}: пардохт имрӯз",
      after3: "Полиси {{number}}: пардохт нарасид",
      after10: "Полиси {{number}}: пардохт нарасид",
      suspended: "Ҳимоя аз рӯйи полиси {{number}} боздошта шуд",
    },
    greeting: "Салом, {{name}}!",
    news: {
      before: "Аз рӯйи полиси {{number}} на дертар аз {{due}} {{sum}} пардозед.",
      due: "Имрӯз муҳлати пардохти {{sum}} аз рӯйи полиси {{number}} аст.",
      after3: "Мо аз рӯйи полиси {{number}} {{sum}} нагирифтем, муҳлат {{due}} буд.",
      after10:
        "Мо аз рӯйи полиси {{number}} {{sum}} нагирифтем. Бе пардохт ҳимоя {{suspension}} боздошта мешавад.",
      suspended:
        "Ҳимоя аз рӯйи полиси {{number}} аз {{suspension}} боздошта шудааст. Барои барқарор кардан {{sum}} пардозед.",
    },
    how: `Онлайн, дар кабинети шахсӣ ё бо ин пайванд пардохтан мумкин аст.

Пардохтан:
{{pay}}`,
    rule: "Агар қисме пардохта нашавад, {{days}} рӯз пас аз муҳлат ҳимоя то пардохт боздошта мешавад.",
    farewell: `Барои савол ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: {{news}} {{pay}}",
    paidSubject: "Полиси {{number}}: пардохт расид",
    paid: "Мо аз рӯйи полиси {{number}} {{sum}} гирифтем.",
    resumed: "Ҳимоя боз амал мекунад.",
    left: "Боқӣ мондааст:",
    leftPart: "{{due}}: {{sum}}",
    nothingLeft: "Нархи полис пурра пардохт шуд.",
  },
  en: {
    subject: {
      before: "Policy {{number}}: payment on {{due}}",
      due: "Policy {{number}}: payment today",
      after3: "Policy {{number}}: payment not received",
      after10: "Policy {{number}}: payment not received",
      suspended: "Cover under policy {{number}} is suspended",
    },
    greeting: "Hello {{name}},",
    news: {
      before: "{{sum}} is due for policy {{number}} by {{due}}.",
      due: "{{sum}} is due for policy {{number}} today.",
      after3: "We have not received {{sum}} for policy {{number}}, which was due on {{due}}.",
      after10:
        "We have not received {{sum}} for policy {{number}}. Unless it is paid, cover is suspended on {{suspension}}.",
      suspended:
        "The cover of policy {{number}} has been suspended since {{suspension}}. To restore it, pay {{sum}}.",
    },
    how: `You can pay online, in your account or by this link.

Pay:
{{pay}}`,
    rule: "If an instalment is not paid, cover is suspended {{days}} days after its due date until you pay.",
    farewell: `Questions? Call {{phone}}.
{{brand}}`,
    sms: "{{brand}}: {{news}} {{pay}}",
    paidSubject: "Policy {{number}}: payment received",
    paid: "We have received {{sum}} for policy {{number}}.",
    resumed: "Your cover is in force again.",
    left: "Still to be paid:",
    leftPart: "{{due}}: {{sum}}",
    nothingLeft: "The policy is paid in full.",
  },
};
