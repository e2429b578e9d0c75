import type { Language } from "@sughurta/domain";

interface UnpaidTexts {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
}

/** Reminders of an order that is not paid yet, by language. */
export const unpaidTexts: Record<Language, UnpaidTexts> = {
  ru: {
    subject: "Заказ ждёт оплаты: {{title}}",
    mail: `Здравствуйте, {{name}}!

Вы оформили заказ и не оплатили его: {{title}}, {{sum}}. Цена действует до {{until}}.

Продолжить с того же места:
{{link}}

Всё, что вы заполнили, сохранено. Если полис больше не нужен, ничего делать не надо.

Не присылать напоминания:
{{off}}

Если будут вопросы, звоните {{phone}}.
{{brand}}`,
    sms: "{{brand}}: заказ на {{sum}} не оплачен. Цена до {{until}}. Продолжить: {{link}} Не напоминать: {{off}}",
  },
  tg: {
    subject: "Фармоиш пардохтро интизор аст: {{title}}",
    mail: `Салом, {{name}}!

Шумо фармоиш додед ва онро пардохт накардед: {{title}}, {{sum}}. Нарх то {{until}} амал мекунад.

Аз ҳамон ҷо идома додан:
{{link}}

Ҳамаи маълумоти пуркардаи шумо нигоҳ дошта шудааст. Агар полис дигар лозим набошад, ҳеҷ кор кардан лозим нест.

Дигар ёдрас накунед:
{{off}}

Агар савол дошта бошед, ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: фармоиш ба маблағи {{sum}} пардохт нашудааст. Нарх то {{until}}. Идома: {{link}} Ёдрас накунед: {{off}}",
  },
  en: {
    subject: "Your order is not paid yet: {{title}}",
    mail: `Hello {{name}},

You placed an order and did not pay it: {{title}}, {{sum}}. The price is valid until {{until}}.

Continue where you stopped:
{{link}}

Everything you filled in is saved. If you no longer need the policy, you do not have to do anything.

Do not send reminders:
{{off}}

If you have a question, call {{phone}}.
{{brand}}`,
    sms: "{{brand}}: your order for {{sum}} is not paid. Price until {{until}}. Continue: {{link}} No reminders: {{off}}",
  },
};
