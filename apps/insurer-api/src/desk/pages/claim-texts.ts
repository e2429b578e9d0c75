import type { ClaimState, Language } from "@sughurta/domain";

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
  /** Documents were asked for without saying which. */
  readonly namePapers: string;
  readonly paid: string;
  readonly refusal: string;
  readonly states: Readonly<Record<ClaimState, string>>;
}

/** Words of the desk where people decide about claims. */
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
    namePapers: "Напишите, какие документы нужны: заявитель увидит это в письме",
    paid: "Размер выплаты, TJS",
    refusal: "Причина отказа",
    states: {
      registered: "Зарегистрировано",
      papersAwaited: "Ждём документы",
      underReview: "Рассматривается",
      paid: "Выплата одобрена",
      refused: "Отказ",
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
    namePapers: "Нависед, ки кадом ҳуҷҷатҳо лозиманд: аризадиҳанда инро дар мактуб мебинад",
    paid: "Маблағи ҷубронпулӣ, TJS",
    refusal: "Сабаби радкунӣ",
    states: {
      registered: "Ба қайд гирифта шуд",
      papersAwaited: "Ҳуҷҷатҳоро интизорем",
      underReview: "Баррасӣ мешавад",
      paid: "Ҷубронпулӣ тасдиқ шуд",
      refused: "Рад карда шуд",
    },
  },
  en: {
    title: "Claims",
    empty: "There are no claims yet",
    claimant: "Claimant",
    number: "Number",
    state: "State",
    came: "Came on",
    policy: "Policy",
    files: "Files",
    message: "Message to the claimant",
    send: "Send the message alone",
    namePapers: "Write which documents are needed: the claimant sees it in the email",
    paid: "Amount to pay, TJS",
    refusal: "Reason for the refusal",
    states: {
      registered: "Registered",
      papersAwaited: "Documents awaited",
      underReview: "Under review",
      paid: "Approved",
      refused: "Refused",
    },
  },
};
