import type { ClaimState, Language } from "@sughurta/domain";

/** Reasons for a message to a claimant: a new state of the claim, a new review of a decided one, or only a message. */
export type ClaimNews = Exclude<ClaimState, "registered"> | "reopened" | "message";

interface ClaimMessageTexts {
  readonly subject: string;
  /** First line of every email about a claim; followed by the news and the message. */
  readonly greeting: string;
  readonly farewell: string;
  readonly sms: string;
  /** The news in one sentence, for emails and SMS. */
  readonly news: Readonly<Record<ClaimNews, string>>;
  readonly refusal: string;
}

/** Emails and SMS about changes of a claim, by language. */
export const claimMessageTexts: Record<Language, ClaimMessageTexts> = {
  ru: {
    subject: "Заявление {{claim}}: новости",
    greeting: "Здравствуйте, {{name}}!",
    farewell: `Все шаги, сообщения и файлы есть на странице заявления.

Открыть заявление:
{{link}}

Есть вопросы? Позвоните {{phone}}.
{{brand}}`,
    sms: "{{brand}}: заявление {{claim}}. {{news}} {{link}}",
    news: {
      papersAwaited: "Ждём от вас документы: список на странице заявления.",
      underReview: "Документы получены, решение будет не позже {{due}}.",
      paid: "Выплата одобрена: переведём {{sum}} не позже {{due}}.",
      refused: "В выплате отказано. Причина на странице заявления.",
      reopened: "Пересматриваем решение, новое будет не позже {{due}}.",
      message: "Для вас есть новое сообщение.",
    },
    refusal: "Причина отказа: {{refusal}}",
  },
  tg: {
    subject: "Хабар оид ба аризаи {{claim}}",
    greeting: "Салом, {{name}}!",
    farewell: `Ҳамаи қадамҳо, паёмҳо ва файлҳо дар саҳифаи ариза ҳастанд.

Кушодани ариза:
{{link}}

Барои савол ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: аризаи {{claim}}. {{news}} {{link}}",
    news: {
      papersAwaited: "Аз шумо ҳуҷҷатҳоро интизорем: рӯйхат дар саҳифаи ариза аст.",
      underReview: "Ҳуҷҷатҳо гирифта шуданд, қарор на дертар аз {{due}} қабул мешавад.",
      paid: "Ҷубронпулӣ тасдиқ шуд: {{sum}}-ро на дертар аз {{due}} мефиристем.",
      refused: "Додани ҷубронпулӣ рад карда шуд. Сабаб дар саҳифаи ариза аст.",
      reopened: "Қарорро аз нав баррасӣ мекунем, қарори нав на дертар аз {{due}} мешавад.",
      message: "Барои шумо паёми нав ҳаст.",
    },
    refusal: "Сабаби радкунӣ: {{refusal}}",
  },
  en: {
    subject: "Update on your claim {{claim}}",
    greeting: "Hello {{name}},",
    farewell: `All steps, messages and files are on the page of your claim.

Open the claim:
{{link}}

Questions? Call {{phone}}.
{{brand}}`,
    sms: "{{brand}}: claim {{claim}}. {{news}} {{link}}",
    news: {
      papersAwaited: "We need documents from you. See the list on your claim page.",
      underReview: "We have your documents and will decide by {{due}}.",
      paid: "Your claim is approved: we will pay {{sum}} by {{due}}.",
      refused: "We have refused your claim. See the reason on your claim page.",
      reopened: "We are reviewing our decision and will make a new one by {{due}}.",
      message: "There is a new message for you.",
    },
    refusal: "Reason: {{refusal}}",
  },
};
