/** Texts by a code; a code without a text has none. */
const byCode = (texts: Readonly<Record<string, string>>) => texts;

const ru = {
  empty: "Событий пока нет",
  allDelivered: "Всё передано",
  subject: "О чём",
  type: "Событие",
  destination: "Куда",
  state: "Состояние",
  happened: "Когда",
  failure: "Почему не принято",
  attempts: "попыток",
  delivered: "Передано",
  waits: "Ждёт отправки",
  fails: "Не принимают",
  replay: "Передать ещё раз",
  period: "Период",
  periods: byCode({ 1: "последний час", 24: "последние сутки", 168: "7 дней", 720: "30 дней" }),
  reason: "Почему",
  decidedBy: "Кто решил",
};

const tg: typeof ru = {
  empty: "Ҳанӯз рӯйдод нест",
  allDelivered: "Ҳама чиз супорида шуд",
  subject: "Дар бораи чӣ",
  type: "Рӯйдод",
  destination: "Ба куҷо",
  state: "Ҳолат",
  happened: "Кай",
  failure: "Чаро қабул накарданд",
  attempts: "кӯшишҳо",
  delivered: "Супорида шуд",
  waits: "Фиристоданро интизор аст",
  fails: "Қабул намекунанд",
  replay: "Бори дигар супоридан",
  period: "Давра",
  periods: { 1: "соати охир", 24: "шабонарӯзи охир", 168: "7 рӯз", 720: "30 рӯз" },
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
};

const en: typeof ru = {
  empty: "There are no events yet",
  allDelivered: "Everything is delivered",
  subject: "About",
  type: "Event",
  destination: "To",
  state: "State",
  happened: "When",
  failure: "Why it was not taken",
  attempts: "tries",
  delivered: "Delivered",
  waits: "Waits to be sent",
  fails: "Not accepted",
  replay: "Deliver again",
  period: "Period",
  periods: { 1: "the last hour", 24: "the last 24 hours", 168: "7 days", 720: "30 days" },
  reason: "Why",
  decidedBy: "Decided by",
};

export const handoverTexts = { ru, tg, en };
