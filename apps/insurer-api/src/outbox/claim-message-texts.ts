import type { ClaimState, Language } from "@sughurta/domain";

/** What a claimant is written about: a state that a claim came to, or a message alone. */
export type ClaimNews = Exclude<ClaimState, "registered"> | "message";

interface ClaimMessageTexts {
  readonly subject: string;
  /** Begins every letter about a claim; the news and the message follow. */
  readonly greeting: string;
  readonly farewell: string;
  readonly sms: string;
  /** The news in one sentence, of a letter and an SMS. */
  readonly news: Readonly<Record<ClaimNews, string>>;
  readonly refusal: string;
}

/** Letters and short messages about what became of a claim, by language. */
export const claimMessageTexts: Record<Language, ClaimMessageTexts> = {
  ru: {
    subject: "Заявление {{claim}}: новости",
    greeting: "Здравствуйте, {{name}}!",
    farewell: `Все шаги, сообщения и файлы по заявлению:
{{link}}

Вопросы: {{phone}}.
{{brand}}`,
    sms: "{{brand}}: заявление {{claim}}. {{news}} {{link}}",
    news: {
      papersAwaited: "Ждём от вас документы: какие, написано в письме и на странице заявления.",
      underReview: "Документы получены, решение будет не позже {{due}}.",
      paid: "Выплата одобрена: {{sum}} придут не позже {{due}}.",
      refused: "В выплате отказано: причина написана в письме и на странице заявления.",
      message: "Для вас есть новое сообщение.",
    },
    refusal: "Причина отказа: {{refusal}}",
  },
  tg: {
    subject: "Аризаи {{claim}}: навигарӣ",
    greeting: "Салом, {{name}}!",
    farewell: `Ҳамаи қадамҳо, паёмҳо ва файлҳои ариза:
{{link}}

Барои савол ба {{phone}} занг занед.
{{brand}}`,
    sms: "{{brand}}: аризаи {{claim}}. {{news}} {{link}}",
    news: {
      papersAwaited:
        "Аз шумо ҳуҷҷатҳо интизорем: рӯйхаташон дар мактуб ва саҳифаи ариза навишта шудааст.",
      underReview: "Ҳуҷҷатҳо гирифта шуданд, қарор на дертар аз {{due}} қабул мешавад.",
      paid: "Ҷубронпулӣ тасдиқ шуд: {{sum}} на дертар аз {{due}} мерасад.",
      refused: "Ҷубронпулӣ рад шуд: сабаб дар мактуб ва саҳифаи ариза навишта шудааст.",
      message: "Барои шумо паёми нав ҳаст.",
    },
    refusal: "Сабаби рад: {{refusal}}",
  },
  en: {
    subject: "Claim {{claim}}: news",
    greeting: "Hello {{name}},",
    farewell: `All steps, messages and files of the claim:
{{link}}

Questions: {{phone}}.
{{brand}}`,
    sms: "{{brand}}: claim {{claim}}. {{news}} {{link}}",
    news: {
      papersAwaited: "We need documents from you: the email and the page of the claim say which.",
      underReview: "We have your documents and will decide by {{due}}.",
      paid: "Your claim is approved: we pay {{sum}} by {{due}}.",
      refused: "Your claim was refused: the email and the page of the claim say why.",
      message: "There is a new message for you.",
    },
    refusal: "Reason: {{refusal}}",
  },
};
