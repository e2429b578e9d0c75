import type { ClaimState, Language } from "@sughurta/domain";

export interface DeskTexts {
  readonly title: string;
  readonly empty: string;
  readonly claimant: string;
  readonly policy: string;
  readonly files: string;
  readonly message: string;
  readonly send: string;
  readonly paid: string;
  readonly refusal: string;
  readonly states: Readonly<Record<ClaimState, string>>;
}

/** Words of the desk where people decide about claims. */
export const deskTexts: Record<Language, DeskTexts> = {
  ru: {
    title: "Заявления, учебный стол",
    empty: "Заявлений пока нет",
    claimant: "Заявитель",
    policy: "Полис",
    files: "Файлы",
    message: "Сообщение заявителю",
    send: "Отправить только сообщение",
    paid: "Размер выплаты, TJS",
    refusal: "Причина отказа",
    states: {
      registered: "Зарегистрировано",
      papersAwaited: "Ждём документы",
      underReview: "Рассматривается",
      paid: "Выплата",
      refused: "Отказ",
    },
  },
  tg: {
    title: "Аризаҳо, мизи омӯзишӣ",
    empty: "Ҳанӯз ариза нест",
    claimant: "Аризадиҳанда",
    policy: "Полис",
    files: "Файлҳо",
    message: "Паём ба аризадиҳанда",
    send: "Танҳо паём фиристодан",
    paid: "Маблағи ҷубронпулӣ, TJS",
    refusal: "Сабаби рад",
    states: {
      registered: "Ба қайд гирифта шуд",
      papersAwaited: "Ҳуҷҷатҳоро интизорем",
      underReview: "Баррасӣ мешавад",
      paid: "Ҷубронпулӣ",
      refused: "Рад",
    },
  },
  en: {
    title: "Claims, practice desk",
    empty: "There are no claims yet",
    claimant: "Claimant",
    policy: "Policy",
    files: "Files",
    message: "Message to the claimant",
    send: "Send the message alone",
    paid: "Amount to pay, TJS",
    refusal: "Reason for the refusal",
    states: {
      registered: "Registered",
      papersAwaited: "Papers awaited",
      underReview: "Under review",
      paid: "Payment",
      refused: "Refusal",
    },
  },
};
