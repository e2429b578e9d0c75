import type { Language } from "@sughurta/domain";
import type { RefundState } from "#src/platform/database/schema/sales.ts";

export interface RefundPageTexts {
  readonly title: string;
  readonly empty: string;
  readonly policy: string;
  readonly dueOn: string;
  readonly asked: string;
  readonly amount: string;
  readonly state: string;
  readonly history: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly payment: string;
  readonly cancelPolicy: string;
  readonly states: Readonly<Record<RefundState, string>>;
  readonly again: string;
  readonly unclear: string;
  readonly actions: Readonly<Record<Exclude<RefundState, "requested">, string>>;
}

/** Words of the desk where people decide about refunds. */
export const refundPageTexts: Record<Language, RefundPageTexts> = {
  ru: {
    title: "Возвраты",
    empty: "Возвратов пока нет",
    policy: "Полис",
    dueOn: "Вернуть до",
    asked: "Открыт",
    amount: "Сумма",
    state: "Состояние",
    history: "Решения",
    decidedBy: "Кто решил",
    reason: "Почему, или номер перевода; при отказе причину увидит покупатель",
    payment: "Платёж",
    cancelPolicy: "Отменить полис",
    states: {
      requested: "Ждёт решения",
      approved: "Одобрен",
      sending: "Провайдер отправляет деньги",
      rejected: "Отказ",
      paid: "Деньги отправлены",
    },
    actions: {
      approved: "Одобрить",
      rejected: "Отказать",
      sending: "Отправить через провайдера",
      paid: "Деньги отправлены",
    },
    again: "Отправить ещё раз",
    unclear:
      "Неизвестно, ушли ли деньги. Посмотрите в кабинете провайдера: если ушли, отметьте «Деньги отправлены» с номером перевода; если нет, отправьте ещё раз.",
  },
  tg: {
    title: "Баргардонидани пул",
    empty: "Ҳанӯз чизе баргардонида намешавад",
    policy: "Полис",
    dueOn: "То кай баргардонидан лозим",
    asked: "Кушода шуд",
    amount: "Маблағ",
    state: "Ҳолат",
    history: "Қарорҳо",
    decidedBy: "Кӣ қарор дод",
    reason: "Чаро, ё рақами интиқол; сабаби радро харидор мебинад",
    payment: "Пардохт",
    cancelPolicy: "Бекор кардани полис",
    states: {
      requested: "Қарорро интизор аст",
      approved: "Тасдиқ шуд",
      sending: "Провайдер пулро мефиристад",
      rejected: "Рад шуд",
      paid: "Пул фиристода шуд",
    },
    actions: {
      approved: "Тасдиқ кардан",
      rejected: "Рад кардан",
      sending: "Ба воситаи провайдер фиристодан",
      paid: "Пул фиристода шуд",
    },
    again: "Боз фиристодан",
    unclear:
      "Маълум нест, ки пул рафт ё не. Дар кабинети провайдер бинед: агар рафта бошад, бо рақами интиқол «Пул фиристода шуд»-ро қайд кунед; агар не, боз фиристед.",
  },
  en: {
    title: "Refunds",
    empty: "There are no refunds yet",
    policy: "Policy",
    dueOn: "Refund by",
    asked: "Opened",
    amount: "Amount",
    state: "State",
    history: "Decisions",
    decidedBy: "Decided by",
    reason: "Why, or the number of the transfer; the buyer sees why it is refused",
    payment: "Payment",
    cancelPolicy: "Cancel a policy",
    states: {
      requested: "Awaits a decision",
      approved: "Approved",
      sending: "The provider is sending it",
      rejected: "Refused",
      paid: "Money sent",
    },
    actions: {
      approved: "Approve",
      rejected: "Refuse",
      sending: "Send back through the provider",
      paid: "Money sent",
    },
    again: "Send again",
    unclear:
      "It is not known whether the money went. Look in the provider’s office: if it went, note “Money sent” with the number of the transfer; if not, send it again.",
  },
};
