import type { Language } from "@sughurta/domain";

interface ReminderTexts {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
}

/** Reminders of the end of a policy, by language. */
export const reminderTexts: Record<Language, ReminderTexts> = {
  ru: {
    subject: "Последний день полиса {{number}}: {{end}}",
    mail: `Здравствуйте, {{name}}!

Последний день вашего полиса {{number}}, {{title}}: {{end}}.

Продлить полис:
{{renew}}

Мы пришлём код на ваш телефон и покажем цену нового полиса. Данные этого полиса уже будут заполнены, изменить можно всё.

Если будут вопросы, звоните {{phone}}.
{{brand}}`,
    sms: "{{brand}}: последний день полиса {{number}}: {{end}}. Продлить: {{renew}}",
  },
  tg: {
    subject: "Рӯзи охирини полиси {{number}}: {{end}}",
    mail: `Салом, {{name}}!

Рӯзи охирини полиси шумо {{number}}, {{title}}: {{end}}.

Тамдид кардани полис:
{{renew}}

Мо ба телефони шумо рамз мефиристем ва нархи полиси навро нишон медиҳем. Маълумоти ин полис аллакай пур карда мешавад, ҳама чизро тағйир додан мумкин аст.

Агар савол дошта бошед, ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: рӯзи охирини полиси {{number}}: {{end}}. Тамдид: {{renew}}",
  },
  en: {
    subject: "Last day of policy {{number}}: {{end}}",
    mail: `Hello {{name}},

The last day of your policy {{number}}, {{title}}, is {{end}}.

Renew the policy:
{{renew}}

We will text you a code and show the price of the new policy. The details of this policy will be filled in, and you can change anything.

If you have a question, call {{phone}}.
{{brand}}`,
    sms: "{{brand}}: last day of policy {{number}}: {{end}}. Renew: {{renew}}",
  },
};
