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
  readonly paid: string;
  readonly refusal: string;
  readonly money: string;
  readonly sumInsured: string;
  /** After a sum that is insured for each event. */
  readonly perEvent: string;
  readonly noSum: string;
  readonly earlier: string;
  readonly left: string;
  readonly reserve: string;
  readonly noReserve: string;
  readonly changeReserve: string;
  /** Above the field of the amount: up to which payout one person decides. */
  readonly limit: string;
  /** Until when a decision can be withdrawn. */
  readonly pending: string;
  readonly withdraw: string;
  readonly reopen: string;
  readonly reopenHint: string;
  /** A message that may be empty. */
  readonly optionalMessage: string;
  readonly reason: string;
  readonly decidedBy: string;
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
    paid: "Размер выплаты, TJS",
    refusal: "Причина отказа",
    money: "Деньги",
    sumInsured: "Страховая сумма",
    perEvent: "на каждый случай",
    noSum: "в полисе не указана",
    earlier: "Выплачено раньше по полису",
    left: "Можно выплатить",
    reserve: "Резерв",
    noReserve: "не задан",
    changeReserve: "Изменить резерв",
    limit: "Выплаты по полису больше {{sum}} TJS вместе подтверждает второй сотрудник.",
    pending:
      "Заявитель узнает о решении {{moment}}. До этого его можно отозвать: заявление вернётся на рассмотрение, SMS и письмо не уйдут.",
    withdraw: "Отозвать решение",
    reopen: "Пересмотреть решение",
    reopenHint:
      "Пересмотр подтверждает второй сотрудник. После этого заявитель получит SMS и письмо.",
    optionalMessage: "Сообщение заявителю (если нужно)",
    reason: "Почему",
    decidedBy: "Кто решил",
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
    paid: "Маблағи ҷубронпулӣ, TJS",
    refusal: "Сабаби радкунӣ",
    money: "Маблағҳо",
    sumInsured: "Маблағи суғуртавӣ",
    perEvent: "барои ҳар ҳодиса",
    noSum: "дар полис нишон дода нашудааст",
    earlier: "Пештар аз рӯйи полис дода шуд",
    left: "Метавон дод",
    reserve: "Захира",
    noReserve: "таъйин нашудааст",
    changeReserve: "Тағйир додани захира",
    limit:
      "Агар ҷубронпулиҳои полис якҷоя аз {{sum}} TJS зиёд бошанд, корманди дуюм тасдиқ мекунад.",
    pending:
      "Аризадиҳанда қарорро {{moment}} мефаҳмад. То он вақт онро бозпас гирифтан мумкин аст: ариза ба баррасӣ бармегардад, SMS ва мактуб намераванд.",
    withdraw: "Бозпас гирифтани қарор",
    reopen: "Аз нав баррасӣ кардани қарор",
    reopenHint:
      "Баррасии такрориро корманди дуюм тасдиқ мекунад. Пас аз он аризадиҳанда SMS ва мактуб мегирад.",
    optionalMessage: "Паём ба аризадиҳанда (агар лозим бошад)",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
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
    paid: "Amount to pay, TJS",
    refusal: "Reason for the refusal",
    money: "Money",
    sumInsured: "Sum insured",
    perEvent: "for each event",
    noSum: "not named in the policy",
    earlier: "Paid earlier under the policy",
    left: "Can be paid",
    reserve: "Reserve",
    noReserve: "not set",
    changeReserve: "Change the reserve",
    limit:
      "A second person confirms if the payouts of the policy together are more than {{sum}} TJS.",
    pending:
      "The claimant is informed of the decision at {{moment}}. Until then it can be withdrawn: the claim is under review again, and no SMS or email is sent.",
    withdraw: "Withdraw the decision",
    reopen: "Reopen the claim",
    reopenHint: "A second person confirms this. Then the claimant gets an SMS and an email.",
    optionalMessage: "Message to the claimant (optional)",
    reason: "Why",
    decidedBy: "Who decided",
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
