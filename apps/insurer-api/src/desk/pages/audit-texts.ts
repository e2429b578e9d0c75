const ru = {
  number: "№",
  when: "Когда",
  who: "Кто",
  action: "Что сделано",
  subject: "Объект",
  reason: "Почему",
};

const tg: typeof ru = {
  number: "№",
  when: "Кай",
  who: "Кӣ",
  action: "Чӣ кард",
  subject: "Объект",
  reason: "Чаро",
};

const en: typeof ru = {
  number: "No.",
  when: "When",
  who: "Who",
  action: "What was done",
  subject: "Item",
  reason: "Why",
};

export const auditTexts = { ru, tg, en };
