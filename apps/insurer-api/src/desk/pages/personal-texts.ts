const ru = {
  show: "Показать персональные данные",
  shown: "Персональные данные открыты вам на 15 минут. Это записано в журнал",
  reason: "Зачем",
  decidedBy: "Кто открывает",
};

const tg: typeof ru = {
  show: "Нишон додани маълумоти шахсӣ",
  shown: "Маълумоти шахсӣ ба шумо 15 дақиқа кушода аст. Ин дар дафтар сабт шуд",
  reason: "Барои чӣ",
  decidedBy: "Кӣ мекушояд",
};

const en: typeof ru = {
  show: "Show personal data",
  shown: "Personal data is open to you for 15 minutes. This has been recorded",
  reason: "What for",
  decidedBy: "Who opens it",
};

export const personalTexts = { ru, tg, en };
