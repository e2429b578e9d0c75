import type { Language } from "@sughurta/domain";

interface ReminderTexts {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
}

/** Reminders that a policy ends, by language. */
export const reminderTexts: Record<Language, ReminderTexts> = {
  ru: {
    subject: "Полис {{number}} действует до {{end}}",
    mail: `Здравствуйте, {{name}}!

Ваш полис {{number}}, {{title}}, действует до {{end}}.

Чтобы продлить его, откройте ссылку:
{{renew}}

Мы пришлём код на ваш телефон и покажем цену нового полиса. Данные из прошлого полиса уже будут заполнены, изменить можно что угодно.

Если будут вопросы, звоните {{phone}}.
{{brand}}`,
    sms: "{{brand}}: полис {{number}} действует до {{end}}. Продлить: {{renew}}",
  },
  tg: {
    subject: "Полиси {{number}} то {{end}} амал мекунад",
    mail: `Салом, {{name}}!

Полиси шумо {{number}}, {{title}}, то {{end}} амал мекунад.

Барои тамдид кардан пайвандро кушоед:
{{renew}}

Мо ба телефони шумо рамз мефиристем ва нархи полиси навро нишон медиҳем. Маълумот аз полиси пешина гузаронида мешавад, ҳама чизро тағйир додан мумкин аст.

Агар савол дошта бошед, ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: полиси {{number}} то {{end}} амал мекунад. Тамдид: {{renew}}",
  },
  en: {
    subject: "Policy {{number}} is valid until {{end}}",
    mail: `Hello {{name}},

Your policy {{number}}, {{title}}, is valid until {{end}}.

To renew it, open this link:
{{renew}}

We will text you a code and show the price of the new policy. The details of your last policy will be filled in, and you can change anything.

If you have a question, call {{phone}}.
{{brand}}`,
    sms: "{{brand}}: policy {{number}} is valid until {{end}}. Renew: {{renew}}",
  },
};
