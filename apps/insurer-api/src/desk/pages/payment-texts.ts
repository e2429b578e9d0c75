import type { Language } from "@sughurta/domain";
import type {
  FiscalReceiptRow,
  FiscalReceiptState,
} from "#src/platform/database/schema/fiscal-receipt.ts";
import type { MoneyCommand } from "#src/platform/database/schema/money.ts";
import type { PaymentState } from "#src/platform/database/schema/sales.ts";

export interface PaymentDeskTexts {
  readonly title: string;
  readonly empty: string;
  readonly price: string;
  readonly received: string;
  /** The price of a policy that the payment bought. */
  readonly spent: string;
  readonly refunded: string;
  readonly kept: string;
  readonly remaining: string;
  readonly buyer: string;
  readonly policy: string;
  readonly fiscal: Readonly<Record<FiscalReceiptRow["kind"] | FiscalReceiptState, string>>;
  readonly decidedBy: string;
  readonly reason: string;
  readonly amount: string;
  readonly paidOn: string;
  readonly transaction: string;
  readonly receipt: string;
  readonly picture: string;
  readonly undecided: string;
  readonly rejected: string;
  readonly history: string;
  readonly state: string;
  readonly why: string;
  readonly operator: string;
  readonly since: string;
  readonly begun: string;
  readonly nothingToCheck: string;
  readonly receiptsSum: string;
  readonly counted: string;
  readonly missing: string;
  readonly over: string;
  readonly commands: Readonly<Record<Exclude<MoneyCommand, "cancelPolicy">, string>>;
  readonly states: Readonly<Record<PaymentState, string>>;
  /** Reasons for the review of a payment; a reason without a text is shown as stored. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Texts of the payment pages. */
export const paymentDeskTexts: Record<Language, PaymentDeskTexts> = {
  ru: {
    title: "Платежи",
    empty: "Платежей пока нет",
    price: "Цена",
    received: "Пришло",
    spent: "За полис",
    refunded: "Возвращено",
    kept: "Оставлено по решению",
    remaining: "Ещё не решено",
    buyer: "Покупатель",
    policy: "Полис",
    fiscal: {
      sale: "Кассовый чек",
      refund: "Кассовый чек на возврат",
      pending: "ждём кассу",
      registered: "есть",
      failed: "касса отказала",
    },
    decidedBy: "Кто решил",
    reason: "Причина, покупатель её увидит",
    amount: "Сумма, TJS",
    paidOn: "Дата оплаты",
    transaction: "Номер перевода в банке",
    receipt: "Чек",
    picture: "Открыть файл",
    undecided: "Ждёт решения",
    rejected: "Отклонён",
    history: "Решения",
    state: "Состояние",
    why: "Почему проверяем",
    operator: "Способ оплаты",
    since: "Ждёт с",
    begun: "Начат",
    nothingToCheck: "Нет платежей, которые ждут решения",
    receiptsSum: "Чеки вместе",
    counted: "Принято",
    missing: "Не хватает",
    over: "Лишнее",
    commands: {
      accept: "Принять и оформить полис",
      refund: "Вернуть деньги",
      keep: "Оставить деньги у компании",
      close: "Закрыть: денег нет",
      recordMoney: "Учесть найденный перевод",
      countReceipt: "Принять чек",
      rejectReceipt: "Отклонить чек",
    },
    states: {
      created: "Начат",
      pending: "Ждёт оплаты",
      submitted: "Чек на проверке",
      paid: "Оплачен",
      failed: "Не прошёл",
      cancelled: "Отменён",
      expired: "Срок истёк",
      superseded: "Заменён другим",
      review: "На проверке",
      refunding: "Деньги возвращаем",
      refunded: "Деньги вернули",
      closed: "Закрыт",
    },
    reasons: {
      wrongAmount: "Пришла другая сумма",
      afterExpiry: "Деньги пришли после срока",
      secondPayment: "Второй платёж",
      orderClosed: "Заказ закрыт",
      receiptWaits: "Чек ждёт решения",
      providerSilent: "Банк не отвечает",
      noPolicy: "Деньги без полиса",
      moneyRemains: "Остались деньги без решения",
    },
  },
  tg: {
    title: "Пардохтҳо",
    empty: "Ҳанӯз пардохт нест",
    price: "Нарх",
    received: "Омад",
    spent: "Барои полис",
    refunded: "Баргардонида шуд",
    kept: "Бо қарор нигоҳ дошта шуд",
    remaining: "Ҳанӯз қарор нест",
    buyer: "Харидор",
    policy: "Полис",
    fiscal: {
      sale: "Чеки хазинавӣ",
      refund: "Чеки хазинавии бозгашти пул",
      pending: "дастгоҳи хазинавиро интизорем",
      registered: "ҳаст",
      failed: "хазина рад кард",
    },
    decidedBy: "Кӣ қарор дод",
    reason: "Сабаб, харидор онро мебинад",
    amount: "Маблағ, TJS",
    paidOn: "Санаи пардохт",
    transaction: "Рақами интиқол дар бонк",
    receipt: "Чек",
    picture: "Кушодани файл",
    undecided: "Қарорро интизор аст",
    rejected: "Рад шуд",
    history: "Қарорҳо",
    state: "Ҳолат",
    why: "Чаро месанҷем",
    operator: "Тарзи пардохт",
    since: "Аз кай интизор аст",
    begun: "Оғоз шуд",
    nothingToCheck: "Пардохте нест, ки қарорро интизор бошад",
    receiptsSum: "Ҳамаи чекҳо",
    counted: "Қабул шуд",
    missing: "Намерасад",
    over: "Зиёдатӣ",
    commands: {
      accept: "Қабул ва ба расмият даровардани полис",
      refund: "Баргардонидани пул",
      keep: "Дар ширкат гузоштани пул",
      close: "Пӯшидан: пул нест",
      recordMoney: "Ба ҳисоб гирифтани интиқоли ёфташуда",
      countReceipt: "Қабули чек",
      rejectReceipt: "Рад кардани чек",
    },
    states: {
      created: "Оғоз шуд",
      pending: "Пардохтро интизор аст",
      submitted: "Чек санҷида мешавад",
      paid: "Пардохт шуд",
      failed: "Нашуд",
      cancelled: "Бекор шуд",
      expired: "Муҳлаташ гузашт",
      superseded: "Бо дигараш иваз шуд",
      review: "Санҷида мешавад",
      refunding: "Пулро бармегардонем",
      refunded: "Пул баргардонида шуд",
      closed: "Пӯшида шуд",
    },
    reasons: {
      wrongAmount: "Маблағи дигар омад",
      afterExpiry: "Пул пас аз муҳлат омад",
      secondPayment: "Пардохти дуюм",
      orderClosed: "Фармоиш пӯшида аст",
      receiptWaits: "Чек қарорро интизор аст",
      providerSilent: "Бонк ҷавоб намедиҳад",
      noPolicy: "Пул бе полис",
      moneyRemains: "Пули бе қарор монд",
    },
  },
  en: {
    title: "Payments",
    empty: "There are no payments yet",
    price: "Price",
    received: "Received",
    spent: "For the policy",
    refunded: "Refunded",
    kept: "Kept by a decision",
    remaining: "Not decided yet",
    buyer: "Buyer",
    policy: "Policy",
    fiscal: {
      sale: "Fiscal receipt",
      refund: "Fiscal receipt of the refund",
      pending: "waiting for the till",
      registered: "registered",
      failed: "the till refused it",
    },
    decidedBy: "Decided by",
    reason: "Reason, which the buyer sees",
    amount: "Amount, TJS",
    paidOn: "Date of payment",
    transaction: "Number of the bank transfer",
    receipt: "Receipt",
    picture: "Open the file",
    undecided: "Awaits a decision",
    rejected: "Rejected",
    history: "Decisions",
    state: "State",
    why: "Why it is checked",
    operator: "Payment method",
    since: "Waiting since",
    begun: "Started",
    nothingToCheck: "No payments are waiting for a decision",
    receiptsSum: "Receipts together",
    counted: "Accepted",
    missing: "Still missing",
    over: "Overpaid by",
    commands: {
      accept: "Accept and issue the policy",
      refund: "Refund",
      keep: "Keep the money",
      close: "Close: no money came",
      recordMoney: "Record a transfer found at the bank",
      countReceipt: "Accept the receipt",
      rejectReceipt: "Reject the receipt",
    },
    states: {
      created: "Started",
      pending: "Awaits payment",
      submitted: "Receipt to check",
      paid: "Paid",
      failed: "Failed",
      cancelled: "Cancelled",
      expired: "Expired",
      superseded: "Replaced by another",
      review: "Under review",
      refunding: "Being refunded",
      refunded: "Refunded",
      closed: "Closed",
    },
    reasons: {
      wrongAmount: "Wrong amount received",
      afterExpiry: "Money received after the deadline",
      secondPayment: "Second payment",
      orderClosed: "Order closed",
      receiptWaits: "A receipt awaits a decision",
      providerSilent: "The bank does not answer",
      noPolicy: "Money received, no policy",
      moneyRemains: "Money remains undecided",
    },
  },
};
