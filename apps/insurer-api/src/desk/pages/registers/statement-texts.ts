import type { Language } from "@sughurta/domain";
import type { ItemAction, ItemKind } from "#src/platform/database/schema/reports.ts";

interface StatementTexts {
  readonly title: string;
  readonly upload: string;
  readonly operator: string;
  readonly month: string;
  readonly file: string;
  readonly fileHint: string;
  readonly send: string;
  readonly empty: string;
  readonly state: string;
  readonly closed: string;
  readonly open: string;
  readonly ready: string;
  readonly needsColumns: string;
  readonly columns: string;
  readonly columnsHint: string;
  readonly referenceColumn: string;
  readonly amountColumn: string;
  readonly dayColumn: string;
  readonly noColumn: string;
  readonly read: string;
  readonly skipped: string;
  readonly lists: Readonly<Record<ItemKind, string>>;
  /** What to do about the items of a list. */
  readonly hints: Readonly<Record<ItemKind, string>>;
  readonly none: string;
  readonly reference: string;
  readonly day: string;
  readonly ours: string;
  readonly theirs: string;
  readonly unreadable: string;
  readonly repeated: string;
  readonly payment: string;
  readonly refund: string;
  readonly decision: string;
  readonly close: string;
  readonly action: string;
  readonly actions: Readonly<Record<ItemAction, string>>;
  readonly reason: string;
  readonly decidedBy: string;
  readonly again: string;
  readonly closeMonth: string;
  readonly closeMonthHint: string;
  readonly first: string;
}

/** Texts of the pages on which statements of operators are compared with our payments. */
export const statementTexts: Record<Language, StatementTexts> = {
  ru: {
    title: "Сверка с операторами",
    upload: "Загрузить выписку",
    operator: "Оператор",
    month: "Месяц",
    file: "Файл выписки",
    fileHint: "XLSX или CSV, до 10 МБ. Новая выписка за тот же месяц заменяет прежнюю.",
    send: "Загрузить",
    empty: "Выписок пока нет",
    state: "Состояние",
    closed: "Закрыт",
    open: "Не закрыто строк: {{count}}",
    ready: "Можно закрыть",
    needsColumns: "Выберите столбцы",
    columns: "Столбцы выписки",
    columnsHint:
      "Выберите один раз: для следующих выписок этого оператора столбцы запомнятся. Возвраты в выписке — со знаком минус.",
    referenceColumn: "Номер заказа или операции",
    amountColumn: "Сумма",
    dayColumn: "Дата",
    noColumn: "Нет в выписке",
    read: "Прочитать выписку",
    skipped: "Строк без номера пропущено: {{count}}",
    lists: {
      differing: "Суммы различаются",
      theirsOnly: "Есть только у оператора",
      oursOnly: "Есть только у нас",
      matched: "Совпало",
    },
    hints: {
      differing:
        "Откройте платёж и сравните с оператором: доплату или излишек решают на странице платежа.",
      theirsOnly:
        "Найдите платёж по номеру. Если деньги пришли, внесите их на странице платежа. Повторную строку проверьте у оператора: деньги могли прийти дважды.",
      oursOnly: "Проверьте, не попал ли платёж в выписку другого месяца, и спросите оператора.",
      matched: "Номер и сумма одинаковые, делать ничего не нужно.",
    },
    none: "Таких строк нет",
    reference: "Номер",
    day: "День",
    ours: "У нас",
    theirs: "У оператора",
    unreadable: "сумма не читается",
    repeated: "повтор",
    payment: "платёж",
    refund: "возврат",
    decision: "Что сделано",
    close: "Закрыть строку",
    action: "Что сделано",
    actions: {
      corrected: "Исправлено у нас",
      otherMonth: "Относится к другому месяцу",
      askOperator: "Спросили оператора",
      operatorError: "Ошибка оператора, он исправит",
      other: "Другое",
    },
    reason: "Подробности",
    decidedBy: "Кто решил",
    again: "Сопоставить ещё раз",
    closeMonth: "Закрыть месяц",
    closeMonthHint:
      "Закрытие подтверждает второй сотрудник. После этого выписку и строки изменить нельзя.",
    first: "Показаны первые {{count}}",
  },
  tg: {
    title: "Муқоиса бо операторон",
    upload: "Бор кардани кӯчирма",
    operator: "Оператор",
    month: "Моҳ",
    file: "Файли кӯчирма",
    fileHint: "XLSX ё CSV, то 10 МБ. Кӯчирмаи нави ҳамон моҳ ҷойи пештараро мегирад.",
    send: "Бор кардан",
    empty: "Ҳоло кӯчирма нест",
    state: "Ҳолат",
    closed: "Баста шуд",
    open: "Сатрҳои пӯшиданашуда: {{count}}",
    ready: "Бастан мумкин",
    needsColumns: "Сутунҳоро интихоб кунед",
    columns: "Сутунҳои кӯчирма",
    columnsHint:
      "Як бор интихоб кунед: барои кӯчирмаҳои минбаъдаи ин оператор сутунҳо дар хотир мемонанд. Баргардонидани пул дар кӯчирма бо аломати минус аст.",
    referenceColumn: "Рақами фармоиш ё амалиёт",
    amountColumn: "Маблағ",
    dayColumn: "Сана",
    noColumn: "Дар кӯчирма нест",
    read: "Хондани кӯчирма",
    skipped: "Сатрҳои бе рақам гузаронида шуданд: {{count}}",
    lists: {
      differing: "Маблағҳо фарқ мекунанд",
      theirsOnly: "Танҳо дар оператор ҳаст",
      oursOnly: "Танҳо дар мо ҳаст",
      matched: "Мувофиқ омад",
    },
    hints: {
      differing:
        "Пардохтро кушоед ва бо оператор муқоиса кунед: маблағи намерасида ё зиёдатӣ дар саҳифаи пардохт ҳал мешавад.",
      theirsOnly:
        "Пардохтро аз рӯйи рақам ёбед. Агар пул омада бошад, онро дар саҳифаи пардохт ворид кунед. Сатри такрориро аз оператор пурсед: пул метавонад ду бор омада бошад.",
      oursOnly: "Санҷед, ки пардохт ба кӯчирмаи моҳи дигар наафтодааст, ва аз оператор пурсед.",
      matched: "Рақам ва маблағ якхелаанд, чизе кардан лозим нест.",
    },
    none: "Чунин сатр нест",
    reference: "Рақам",
    day: "Рӯз",
    ours: "Дар мо",
    theirs: "Дар оператор",
    unreadable: "маблағ хонда намешавад",
    repeated: "такрор",
    payment: "пардохт",
    refund: "баргардонидан",
    decision: "Чӣ карда шуд",
    close: "Пӯшидани сатр",
    action: "Чӣ карда шуд",
    actions: {
      corrected: "Дар мо ислоҳ шуд",
      otherMonth: "Ба моҳи дигар тааллуқ дорад",
      askOperator: "Аз оператор пурсида шуд",
      operatorError: "Хатои оператор, худаш ислоҳ мекунад",
      other: "Дигар",
    },
    reason: "Тафсилот",
    decidedBy: "Кӣ қарор дод",
    again: "Бори дигар муқоиса кардан",
    closeMonth: "Бастани моҳ",
    closeMonthHint:
      "Бастанро корманди дуюм тасдиқ мекунад. Баъд аз он кӯчирма ва сатрҳоро иваз кардан мумкин нест.",
    first: "{{count}} сатри аввал нишон дода шуд",
  },
  en: {
    title: "Reconciliation with operators",
    upload: "Upload a statement",
    operator: "Operator",
    month: "Month",
    file: "Statement file",
    fileHint:
      "XLSX or CSV, up to 10 MB. A new statement of the same month replaces the earlier one.",
    send: "Upload",
    empty: "There are no statements yet",
    state: "State",
    closed: "Closed",
    open: "Open lines: {{count}}",
    ready: "Can be closed",
    needsColumns: "Choose the columns",
    columns: "Columns of the statement",
    columnsHint:
      "Choose once: the columns are remembered for this operator’s next statements. Refunds are negative in a statement.",
    referenceColumn: "Number of the order or transaction",
    amountColumn: "Amount",
    dayColumn: "Date",
    noColumn: "Not in the statement",
    read: "Read the statement",
    skipped: "Rows without a number, skipped: {{count}}",
    lists: {
      differing: "Amounts differ",
      theirsOnly: "In the operator’s statement only",
      oursOnly: "In our records only",
      matched: "Matched",
    },
    hints: {
      differing:
        "Open the payment and compare it with the operator: an underpayment or excess is decided on the payment’s page.",
      theirsOnly:
        "Find the payment by its number. If the money has arrived, record it on the payment’s page. Ask the operator about a repeated line: the money may have arrived twice.",
      oursOnly:
        "Check whether the payment is in the statement of another month, and ask the operator.",
      matched: "Number and amount are equal; there is nothing to do.",
    },
    none: "There are no such lines",
    reference: "Number",
    day: "Day",
    ours: "Ours",
    theirs: "Operator’s",
    unreadable: "unreadable amount",
    repeated: "repeated",
    payment: "payment",
    refund: "refund",
    decision: "What was done",
    close: "Close the line",
    action: "What was done",
    actions: {
      corrected: "Corrected in our records",
      otherMonth: "Belongs to another month",
      askOperator: "Asked the operator",
      operatorError: "The operator’s error, to be corrected there",
      other: "Other",
    },
    reason: "Details",
    decidedBy: "Who decided",
    again: "Match again",
    closeMonth: "Close the month",
    closeMonthHint:
      "A second person confirms it. Afterwards the statement and its lines can no longer be changed.",
    first: "The first {{count}} are shown",
  },
};
