import type { ClaimState, Language, NextClaimState } from "@sughurta/domain";

export interface ClaimDeskTexts {
  readonly title: string;
  readonly empty: string;
  readonly claimant: string;
  readonly number: string;
  readonly state: string;
  readonly came: string;
  readonly policy: string;
  readonly files: string;
  readonly message: string;
  readonly send: string;
  /** Shown if the request for documents does not name them. */
  readonly namePapers: string;
  readonly paid: string;
  readonly refusal: string;
  readonly states: Readonly<Record<ClaimState, string>>;
  /** Labels of the buttons that change the state of a claim. */
  readonly actions: Readonly<Record<NextClaimState, string>>;
}

/** Texts of the claim pages. */
export const claimDeskTexts: Record<Language, ClaimDeskTexts> = {
  ru: {
    title: "Заявления",
    empty: "Заявлений пока нет",
    claimant: "Заявитель",
    number: "Номер",
    state: "Состояние",
    came: "Подано",
    policy: "Полис",
    files: "Файлы",
    message: "Сообщение заявителю",
    send: "Отправить только сообщение",
    namePapers:
      "Напишите, какие документы нужны: заявитель увидит это в письме и на странице заявления",
    paid: "Размер выплаты, TJS",
    refusal: "Причина отказа",
    states: {
      registered: "Зарегистрировано",
      papersAwaited: "Ждём документы",
      underReview: "Рассматривается",
      paid: "Выплата одобрена",
      refused: "Отказ",
    },
    actions: {
      papersAwaited: "Запросить документы",
      underReview: "Взять на рассмотрение",
      paid: "Одобрить выплату",
      refused: "Отказать в выплате",
    },
  },
  tg: {
    title: "Аризаҳо",
    empty: "Ҳанӯз ариза нест",
    claimant: "Аризадиҳанда",
    number: "Рақам",
    state: "Ҳолат",
    came: "Кай омад",
    policy: "Полис",
    files: "Файлҳо",
    message: "Паём ба аризадиҳанда",
    send: "Танҳо паём фиристодан",
    namePapers:
      "Нависед, ки кадом ҳуҷҷатҳо лозиманд: аризадиҳанда инро дар мактуб ва дар саҳифаи ариза мебинад",
    paid: "Маблағи ҷубронпулӣ, TJS",
    refusal: "Сабаби радкунӣ",
    states: {
      registered: "Ба қайд гирифта шуд",
      papersAwaited: "Ҳуҷҷатҳоро интизорем",
      underReview: "Баррасӣ мешавад",
      paid: "Ҷубронпулӣ тасдиқ шуд",
      refused: "Рад карда шуд",
    },
    actions: {
      papersAwaited: "Дархост кардани ҳуҷҷатҳо",
      underReview: "Ба баррасӣ гирифтан",
      paid: "Тасдиқ кардани ҷубронпулӣ",
      refused: "Рад кардани ҷубронпулӣ",
    },
  },
  en: {
    title: "Claims",
    empty: "There are no claims yet",
    claimant: "Claimant",
    number: "Number",
    state: "State",
    came: "Received",
    policy: "Policy",
    files: "Files",
    message: "Message to the claimant",
    send: "Send the message only",
    namePapers:
      "Write which documents are needed: the claimant sees it in the email and on the claim page",
    paid: "Amount to pay, TJS",
    refusal: "Reason for the refusal",
    states: {
      registered: "Registered",
      papersAwaited: "Documents awaited",
      underReview: "Under review",
      paid: "Approved",
      refused: "Refused",
    },
    actions: {
      papersAwaited: "Ask for documents",
      underReview: "Start the review",
      paid: "Approve the payout",
      refused: "Refuse the claim",
    },
  },
};
