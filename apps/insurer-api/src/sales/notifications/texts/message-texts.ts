import type { Language } from "@sughurta/domain";

interface MessageTexts {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
  /** Ends the SMS, unless the holder calls before treatment. */
  readonly questions: string;
  readonly claimSubject: string;
  readonly claimMail: string;
}

/** Emails and SMS, by language. */
export const messageTexts: Record<Language, MessageTexts> = {
  ru: {
    subject: "Ваш полис {{number}}, {{title}}",
    mail: `Здравствуйте, {{name}}!

Мы получили оплату, полис готов.

{{names}}
Номер полиса: {{number}}
Код полиса: {{code}}
Действует: {{start}} – {{end}}
Оплачено: {{paid}}

Документ и даты для календаря приложены к письму. Полис всегда есть в личном кабинете: войдите с номером телефона, на который пришло SMS.

Открыть кабинет:
{{account}}

Проверить полис:
{{verify}}

Если случится страховой случай или будет вопрос, звоните {{phone}}.
{{brand}}`,
    sms: "{{brand}}: полис {{number}} оформлен, действует с {{start}}. Код {{code}}. Полис в кабинете: {{account}}",
    questions: "Вопросы: {{phone}}",
    claimSubject: "Заявление {{claim}} по полису {{number}} принято",
    claimMail: `Здравствуйте, {{name}}!

Мы приняли ваше заявление {{claim}} по полису {{number}}. Специалист позвонит вам в течение одного рабочего дня.

Следить за заявлением:
{{link}}

Если дело срочное, звоните {{phone}}.
{{brand}}`,
  },
  tg: {
    subject: "Полиси шумо {{number}}, {{title}}",
    mail: `Салом, {{name}}!

Мо пардохтро гирифтем, полис тайёр аст.

{{names}}
Рақами полис: {{number}}
Рамзи полис: {{code}}
Амал мекунад: {{start}} – {{end}}
Пардохт шуд: {{paid}}

Ҳуҷҷат ва санаҳо барои тақвим ба мактуб замима шудаанд. Полис ҳамеша дар кабинети шахсӣ аст: бо рақами телефоне ворид шавед, ки ба он SMS омадааст.

Кушодани кабинет:
{{account}}

Санҷидани полис:
{{verify}}

Агар ҳодисаи суғуртавӣ рӯй диҳад ё савол дошта бошед, ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: полиси {{number}} тайёр аст, аз {{start}} амал мекунад. Рамз {{code}}. Полис дар кабинет: {{account}}",
    questions: "Савол: {{phone}}",
    claimSubject: "Аризаи {{claim}} аз рӯйи полиси {{number}} қабул шуд",
    claimMail: `Салом, {{name}}!

Мо аризаи шуморо бо рақами {{claim}} аз рӯйи полиси {{number}} қабул кардем. Мутахассис дар давоми як рӯзи корӣ ба шумо занг мезанад.

Дидани рафти ариза:
{{link}}

Агар кор таъҷилӣ бошад, ба {{phone}} занг занед.
{{brand}}`,
  },
  en: {
    subject: "Your policy {{number}}, {{title}}",
    mail: `Hello {{name}},

We have received your payment and your policy is ready.

{{names}}
Policy number: {{number}}
Policy code: {{code}}
Valid: {{start}} – {{end}}
Paid: {{paid}}

The document and the dates for your calendar are attached. The policy is always in your account: sign in with the phone number that received our SMS.

Open your account:
{{account}}

Check the policy:
{{verify}}

If something happens or you have a question, call {{phone}}.
{{brand}}`,
    sms: "{{brand}}: policy {{number}} is ready, valid from {{start}}. Code {{code}}. Find it in your account: {{account}}",
    questions: "Questions: {{phone}}",
    claimSubject: "Your claim {{claim}} on policy {{number}} is registered",
    claimMail: `Hello {{name}},

We have registered your claim {{claim}} on policy {{number}}. A specialist will call you within one working day.

Follow the claim:
{{link}}

If it is urgent, call {{phone}}.
{{brand}}`,
  },
};

/** The email of a policy with further paragraphs after the link to the account, which stays the first one: the button. */
export function policyMailWith(mail: string, more: readonly string[]): string {
  const paragraphs = mail.split("\n\n");
  const account = paragraphs.findIndex((paragraph) => paragraph.includes("{{account}}"));
  return paragraphs.toSpliced(account + 1, 0, ...more).join("\n\n");
}
