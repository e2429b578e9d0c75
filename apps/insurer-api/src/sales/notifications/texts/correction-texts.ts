import type { CorrectionField, Language } from "@sughurta/domain";

/** Effect of a correction on the price. */
type PriceEffect = "none" | "charge" | "refund" | "instalments";

interface CorrectionTexts {
  readonly subject: string;
  readonly greeting: string;
  /** What was corrected, in a sentence. */
  readonly corrected: string;
  /** The corrected fields, as objects of that sentence. */
  readonly fields: Readonly<Record<CorrectionField, string>>;
  /** The new version of the document. */
  readonly version: string;
  readonly money: Readonly<Record<PriceEffect, string>>;
  /** For the earlier phone or email address, without the new one. */
  readonly contact: string;
  /** A correction that was not made after a check of its people. */
  readonly refusedSubject: string;
  readonly refused: string;
  readonly farewell: string;
  readonly sms: string;
}

/** Emails and SMS about a correction of a policy, by language. */
export const correctionTexts: Record<Language, CorrectionTexts> = {
  ru: {
    subject: "Полис {{number}} исправлен",
    greeting: "Здравствуйте, {{name}}!",
    corrected: "Полис {{number}} исправлен. Изменено: {{fields}}.",
    fields: {
      name: "имя",
      document: "документ",
      birthDate: "дата рождения",
      email: "почта",
      phone: "телефон",
      plate: "госномер",
      vin: "VIN",
      dates: "даты",
      drivers: "водители",
    },
    version: "Действует версия {{version}} от {{date}}, прежний документ больше не нужен.",
    money: {
      none: "",
      charge: "Полис стоит больше: доплатите {{sum}} до {{due}}, онлайн или по ссылке: {{pay}}",
      refund: "Полис стоит меньше: вернём {{sum}} до {{due}} тем же способом, каким вы платили.",
      instalments: "Полис стоит меньше: следующие платежи уменьшены на {{sum}}.",
    },
    contact: "В полисе {{number}} изменили телефон или почту. Если это не вы, позвоните {{phone}}.",
    refusedSubject: "Полис {{number}} не исправлен",
    refused:
      "Мы не смогли исправить полис {{number}} так, как вы просили. Позвоните {{phone}}, и мы поможем. Полис действует с прежними данными.",
    farewell: "Если что-то записано неверно, позвоните {{phone}}.\n{{brand}}",
    sms: "{{brand}}: {{news}} Вопросы: {{phone}}",
  },
  tg: {
    subject: "Полиси {{number}} ислоҳ шуд",
    greeting: "Салом, {{name}}!",
    corrected: "Полиси {{number}} ислоҳ шуд. Тағйир ёфт: {{fields}}.",
    fields: {
      name: "ном",
      document: "ҳуҷҷат",
      birthDate: "санаи таваллуд",
      email: "почтаи электронӣ",
      phone: "телефон",
      plate: "рақами давлатӣ",
      vin: "VIN",
      dates: "санаҳо",
      drivers: "ронандагон",
    },
    version: "Версияи {{version}} аз {{date}} эътибор дорад, ҳуҷҷати пештара дигар лозим нест.",
    money: {
      none: "",
      charge:
        "Полис гаронтар аст: то {{due}} боз {{sum}} пардозед, онлайн ё бо ин пайванд: {{pay}}",
      refund:
        "Полис арзонтар аст: {{sum}}-ро то {{due}} бо ҳамон тарзе, ки пардохт карда будед, бармегардонем.",
      instalments: "Полис арзонтар аст: пардохтҳои навбатӣ {{sum}} кам шуданд.",
    },
    contact:
      "Дар полиси {{number}} телефон ё почтаи электронӣ иваз шуд. Агар ин шумо набошед, ба {{phone}} занг занед.",
    refusedSubject: "Полиси {{number}} ислоҳ нашуд",
    refused:
      "Мо полиси {{number}}-ро чунон ки хоҳиш карда будед, ислоҳ карда натавонистем. Ба {{phone}} занг занед, мо ёрӣ медиҳем. Полис бо маълумоти пештара амал мекунад.",
    farewell: "Агар чизе нодуруст навишта шуда бошад, ба {{phone}} занг занед.\n{{brand}}",
    sms: "{{brand}}: {{news}} Савол: {{phone}}",
  },
  en: {
    subject: "Policy {{number}} was corrected",
    greeting: "Hello {{name}},",
    corrected: "Policy {{number}} was corrected. Changed: {{fields}}.",
    fields: {
      name: "name",
      document: "document",
      birthDate: "date of birth",
      email: "email",
      phone: "phone",
      plate: "number plate",
      vin: "VIN",
      dates: "dates",
      drivers: "drivers",
    },
    version: "Version {{version}} of {{date}} is valid, you no longer need the earlier document.",
    money: {
      none: "",
      charge: "The policy costs more: pay {{sum}} by {{due}}, online or by this link: {{pay}}",
      refund:
        "The policy costs less: we will refund {{sum}} to your original payment method by {{due}}.",
      instalments: "The policy costs less: your next payments are lower by {{sum}}.",
    },
    contact:
      "The phone or email of policy {{number}} was changed. If it was not you, call {{phone}}.",
    refusedSubject: "Policy {{number}} was not corrected",
    refused:
      "We could not correct policy {{number}} as you asked. Call {{phone}} and we will help. The policy is valid with its earlier data.",
    farewell: "If anything is wrong, call {{phone}}.\n{{brand}}",
    sms: "{{brand}}: {{news}} Questions: {{phone}}",
  },
};
