import type { Language } from "@sughurta/domain";
import type { RefundState } from "#src/platform/database/schema/sales.ts";

export interface RefundPageTexts {
  readonly title: string;
  readonly empty: string;
  readonly policy: string;
  readonly dueOn: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly payment: string;
  readonly cancelPolicy: string;
  readonly states: Readonly<Record<RefundState, string>>;
  readonly actions: Readonly<Record<Exclude<RefundState, "requested">, string>>;
}

/** Words of the desk where people decide about refunds. */
export const refundPageTexts: Record<Language, RefundPageTexts> = {
  ru: {
    title: "Возвраты",
    empty: "Возвратов пока нет",
    policy: "Полис",
    dueOn: "Вернуть до",
    decidedBy: "Кто решил",
    reason: "Почему, или номер перевода; при отказе причину увидит покупатель",
    payment: "Платёж",
    cancelPolicy: "Отменить полис",
    states: {
      requested: "Ждёт решения",
      approved: "Одобрен",
      rejected: "Отказ",
      paid: "Деньги отправлены",
    },
    actions: { approved: "Одобрить", rejected: "Отказать", paid: "Деньги отправлены" },
  },
  tg: {
    title: "Баргардонидани пул",
    empty: "Ҳанӯз чизе баргардонида намешавад",
    policy: "Полис",
    dueOn: "То кай баргардонидан лозим",
    decidedBy: "Кӣ қарор дод",
    reason: "Чаро, ё рақами интиқол; сабаби радро харидор мебинад",
    payment: "Пардохт",
    cancelPolicy: "Бекор кардани полис",
    states: {
      requested: "Қарорро интизор аст",
      approved: "Тасдиқ шуд",
      rejected: "Рад шуд",
      paid: "Пул фиристода шуд",
    },
    actions: { approved: "Тасдиқ кардан", rejected: "Рад кардан", paid: "Пул фиристода шуд" },
  },
  en: {
    title: "Refunds",
    empty: "There are no refunds yet",
    policy: "Policy",
    dueOn: "Refund by",
    decidedBy: "Decided by",
    reason: "Why, or the number of the transfer; the buyer sees why it is refused",
    payment: "Payment",
    cancelPolicy: "Cancel a policy",
    states: {
      requested: "Awaits a decision",
      approved: "Approved",
      rejected: "Refused",
      paid: "Money sent",
    },
    actions: { approved: "Approve", rejected: "Refuse", paid: "Money sent" },
  },
};
