const ru = {
  title: "Заявки на звонок",
  empty: "Заявок пока нет",
  product: "Заказ",
  draft: "Черновик",
  order: "Номер заказа",
  decidedBy: "Кто звонил",
  reason: "О чём договорились",
  done: "Разговор состоялся",
  noAnswer: "Не ответили",
  closed: "Поговорили",
  open: "Ждёт звонка",
  take: "Взять в работу",
  takenBy: "Звонит",
};

const tg: typeof ru = {
  title: "Дархостҳои занг",
  empty: "Ҳанӯз дархост нест",
  product: "Фармоиш",
  draft: "Сиёҳнавис",
  order: "Рақами фармоиш",
  decidedBy: "Кӣ занг зад",
  reason: "Чӣ қарор шуд",
  done: "Суҳбат шуд",
  noAnswer: "Ҷавоб надоданд",
  closed: "Суҳбат шуд",
  open: "Зангро интизор аст",
  take: "Ба кор гирифтан",
  takenBy: "Занг мезанад",
};

const en: typeof ru = {
  title: "Call requests",
  empty: "No call requests yet",
  product: "Order",
  draft: "Draft",
  order: "Order number",
  decidedBy: "Who called",
  reason: "What was agreed",
  done: "Mark as called",
  noAnswer: "No answer",
  closed: "Spoken to",
  open: "Waiting for a call",
  take: "Take",
  takenBy: "Calling",
};

export const callTexts = { ru, tg, en };
export type CallTexts = typeof ru;
