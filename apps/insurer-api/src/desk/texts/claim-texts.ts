import type { ClaimState, NextClaimState } from "@sughurta/domain";

const ru = {
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
  /** After a sum that is insured for each event. */
  perEvent: "на каждый случай",
  noSum: "в полисе не указана",
  earlier: "Выплачено раньше по полису",
  left: "Можно выплатить",
  reserve: "Резерв",
  noReserve: "не задан",
  changeReserve: "Изменить резерв",
  /** Above the field of the amount: up to which payout one person decides. */
  limit: "Выплаты по полису больше {{sum}} TJS вместе подтверждает второй сотрудник.",
  /** Until when a decision can be withdrawn. */
  pending:
    "Заявитель узнает о решении {{moment}}. До этого его можно отозвать: заявление вернётся на рассмотрение, SMS и письмо не уйдут.",
  withdraw: "Отозвать решение",
  reopen: "Пересмотреть решение",
  reopenHint:
    "Пересмотр подтверждает второй сотрудник. После этого заявитель получит SMS и письмо.",
  /** A message that may be empty. */
  optionalMessage: "Сообщение заявителю (если нужно)",
  reason: "Почему",
  decidedBy: "Кто решил",
  states: {
    registered: "Зарегистрировано",
    papersAwaited: "Ждём документы",
    underReview: "Рассматривается",
    paid: "Выплата одобрена",
    refused: "Отказ",
  } satisfies Readonly<Record<ClaimState, string>>,
  /** Labels of the buttons that change the state of a claim. */
  actions: {
    papersAwaited: "Запросить документы",
    underReview: "Взять на рассмотрение",
    paid: "Одобрить выплату",
    refused: "Отказать в выплате",
  } satisfies Readonly<Record<NextClaimState, string>>,
};

const tg: typeof ru = {
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
  limit: "Агар ҷубронпулиҳои полис якҷоя аз {{sum}} TJS зиёд бошанд, корманди дуюм тасдиқ мекунад.",
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
};

const en: typeof ru = {
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
};

/** Texts of the claim pages. */
export const claimDeskTexts = { ru, tg, en };
