const ru = {
  title: "Курсы валют",
  today: "Сегодня",
  none: "курса нет",
  old: "Курс старше недели. Введите новый: по нему считается цена страхования путешественников.",
  enter: "Новый курс",
  currency: "Валюта",
  tjs: "Сколько TJS стоит одна единица",
  from: "Действует с",
  preview: "Показать, как изменятся цены",
  farOff:
    "Курс отличается от курса предыдущего дня больше чем на {{percent}} %. Проверьте число: его подтвердит второй сотрудник.",
  confirm: "Ввести курс",
  history: "История",
  loaded: "загружено",
  reason: "Откуда курс",
  decidedBy: "Кто решил",
};

const tg: typeof ru = {
  title: "Қурби асъор",
  today: "Имрӯз",
  none: "қурб нест",
  old: "Қурб аз як ҳафта куҳнатар аст. Қурби навро ворид кунед: нархи суғуртаи мусофирон аз рӯйи он ҳисоб мешавад.",
  enter: "Қурби нав",
  currency: "Асъор",
  tjs: "Як воҳид чанд TJS аст",
  from: "Амал мекунад аз",
  preview: "Нишон додани тағйири нархҳо",
  farOff:
    "Фарқи қурб аз қурби рӯзи пештара аз {{percent}} % зиёд аст. Рақамро санҷед: онро корманди дуюм тасдиқ мекунад.",
  confirm: "Қурбро ворид кардан",
  history: "Таърих",
  loaded: "бор карда шуд",
  reason: "Қурб аз куҷост",
  decidedBy: "Кӣ қарор дод",
};

const en: typeof ru = {
  title: "Exchange rates",
  today: "Today",
  none: "there is no rate",
  old: "The rate is more than a week old. Enter a new one: travel insurance is priced with it.",
  enter: "New rate",
  currency: "Currency",
  tjs: "TJS for one unit",
  from: "Valid from",
  preview: "Show what changes",
  farOff:
    "The rate differs from the one of the day before by more than {{percent}}%. Check the figure: a second person confirms it.",
  confirm: "Enter the rate",
  history: "History",
  loaded: "loaded",
  reason: "Where the rate is from",
  decidedBy: "Who decided",
};

/** Texts of the exchange rate pages. */
export const rateTexts = { ru, tg, en };
