import type { Language } from "@sughurta/domain";

interface SaleLinkTexts {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
}

/** The link with which a buyer checks and pays an order that staff filled in, by language. */
export const saleLinkTexts: Record<Language, SaleLinkTexts> = {
  ru: {
    subject: "Проверьте и оплатите: {{title}}",
    mail: `Здравствуйте, {{name}}!

Наш сотрудник оформил для вас заказ: {{title}}, {{sum}}. Цена действует до {{until}}.

Проверить данные и оплатить:
{{link}}

Ссылка открывается один раз. Полис придёт сразу после оплаты. Если вы ничего не заказывали, не открывайте ссылку.

Если будут вопросы, звоните {{phone}}.
{{brand}}`,
    sms: "{{brand}}: {{title}}, {{sum}}. Проверьте и оплатите до {{until}}: {{link}}",
  },
  tg: {
    subject: "Санҷед ва пардохт кунед: {{title}}",
    mail: `Салом, {{name}}!

Корманди мо барои шумо фармоиш тартиб дод: {{title}}, {{sum}}. Нарх то {{until}} амал мекунад.

Санҷидани маълумот ва пардохт:
{{link}}

Пайванд як бор кушода мешавад. Полис дарҳол пас аз пардохт меояд. Агар шумо чизе нафармуда бошед, пайвандро накушоед.

Агар савол дошта бошед, ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: {{title}}, {{sum}}. Санҷед ва то {{until}} пардохт кунед: {{link}}",
  },
  en: {
    subject: "Check and pay: {{title}}",
    mail: `Hello {{name}},

Our staff prepared an order for you: {{title}}, {{sum}}. The price is valid until {{until}}.

Check your details and pay:
{{link}}

The link opens once. The policy arrives as soon as you have paid. If you did not order anything, do not open the link.

If you have a question, call {{phone}}.
{{brand}}`,
    sms: "{{brand}}: {{title}}, {{sum}}. Check and pay by {{until}}: {{link}}",
  },
};
