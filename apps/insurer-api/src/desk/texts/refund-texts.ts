import type { RefundState } from "#src/platform/database/schema/sales.ts";

const ru = {
  title: "Возвраты",
  empty: "Возвратов пока нет",
  policy: "Полис",
  dueOn: "Вернуть до",
  asked: "Открыт",
  amount: "Сумма",
  state: "Состояние",
  history: "Решения",
  decidedBy: "Кто решил",
  reason: "Номер перевода или причина (причину отказа увидит покупатель)",
  payment: "Платёж",
  buyer: "Покупатель",
  product: "Продукт",
  cancelPolicy: "Отменить полис",
  states: {
    requested: "Ждёт решения",
    approved: "Одобрен",
    sending: "Платёжная система отправляет деньги",
    rejected: "Отказ",
    paid: "Деньги отправлены",
  } satisfies Readonly<Record<RefundState, string>>,
  actions: {
    approved: "Одобрить",
    rejected: "Отказать",
    sending: "Отправить через платёжную систему",
    paid: "Отметить: деньги отправлены",
  } satisfies Readonly<Record<Exclude<RefundState, "requested">, string>>,
  again: "Отправить ещё раз",
  /** Above the decisions about a refund that need two people. */
  needsTwo:
    "Возвраты по этой покупке вместе: {{sum}}. Их решают двое: кто оформил возврат, тот его не одобряет.",
  unclear:
    "Неизвестно, ушли ли деньги. Проверьте в кабинете платёжной системы: если ушли, нажмите «Отметить: деньги отправлены» и укажите номер перевода; если нет, отправьте ещё раз.",
};

const tg: typeof ru = {
  title: "Баргардонидани пул",
  empty: "Ҳанӯз баргардонидани пул нест",
  policy: "Полис",
  dueOn: "То кай баргардонидан лозим",
  asked: "Кушода шуд",
  amount: "Маблағ",
  state: "Ҳолат",
  history: "Қарорҳо",
  decidedBy: "Кӣ қарор дод",
  reason: "Рақами интиқол ё сабаб (сабаби радро харидор мебинад)",
  payment: "Пардохт",
  buyer: "Харидор",
  product: "Маҳсулот",
  cancelPolicy: "Бекор кардани полис",
  states: {
    requested: "Қарорро интизор аст",
    approved: "Тасдиқ шуд",
    sending: "Низоми пардохт пулро мефиристад",
    rejected: "Рад шуд",
    paid: "Пул фиристода шуд",
  },
  actions: {
    approved: "Тасдиқ кардан",
    rejected: "Рад кардан",
    sending: "Тавассути низоми пардохт фиристодан",
    paid: "Қайд кардан: пул фиристода шуд",
  },
  again: "Бори дигар фиристодан",
  needsTwo:
    "Пулҳои баргардонидашудаи ин харид якҷоя: {{sum}}. Инро ду кас ҳал мекунанд: касе, ки пешниҳод кард, худаш тасдиқ намекунад.",
  unclear:
    "Маълум нест, ки пул рафт ё не. Дар кабинети низоми пардохт санҷед: агар рафта бошад, «Қайд кардан: пул фиристода шуд»-ро пахш кунед ва рақами интиқолро нависед; агар не, бори дигар фиристед.",
};

const en: typeof ru = {
  title: "Refunds",
  empty: "There are no refunds yet",
  policy: "Policy",
  dueOn: "Refund by",
  asked: "Opened",
  amount: "Amount",
  state: "State",
  history: "Decisions",
  decidedBy: "Decided by",
  reason: "Transfer number or reason (the buyer sees the reason for a refusal)",
  payment: "Payment",
  buyer: "Buyer",
  product: "Product",
  cancelPolicy: "Cancel a policy",
  states: {
    requested: "Awaits a decision",
    approved: "Approved",
    sending: "The payment provider is sending it",
    rejected: "Refused",
    paid: "Money sent",
  },
  actions: {
    approved: "Approve",
    rejected: "Refuse",
    sending: "Send through the payment provider",
    paid: "Mark as sent",
  },
  again: "Send again",
  needsTwo:
    "Refunds of this purchase together: {{sum}}. Two people decide: the one who asked for the refund does not approve it.",
  unclear:
    "We do not know whether the money was sent. Check the provider’s dashboard: if it was, choose “Mark as sent” and enter the transfer number; if not, send it again.",
};

/** Texts of the refund pages. */
export const refundPageTexts = { ru, tg, en };
