import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  summaryTitle: "Маълумотро санҷед",
  summaryMore: "Боз {{count}} хаторо нишон додан",
  optional: "(ихтиёрӣ)",
  choose: "Интихоб кунед",
  wrongInput: "Ин майдонро санҷед",
  offline: "Алоқа нест. Интернетро санҷида, бори дигар кӯшиш кунед.",
  showPassword: "Нишон додани парол",
  hidePassword: "Пинҳон кардани парол",
  dateHint: "Масалан, {{date}}",
  contacts: {
    phone: "Рақами телефон",
    email: "Почтаи электронӣ",
  },
  call: {
    network:
      "Алоқа канда шуд. Интернетро санҷида, бори дигар кӯшиш кунед ё ба {{phone}} занг занед.",
    tooMany:
      "Кӯшишҳо аз ҳад зиёданд. {{seconds}} сония сабр карда, бори дигар кӯшиш кунед ё ба {{phone}} занг занед.",
  },
  files: {
    choose: "Интихоби файлҳо",
    preparing: "Аксҳоро хурд мекунем…",
    camera: "Акс гирифтан",
    drop: "ё онҳоро ба ин ҷо кашед",
    chooseAnother: "Интихоби файли дигар",
    remove: "Хориҷ кардани файли {{name}}",
    retry: "Аз нав фиристодан",
    sending: "{{name}} фиристода мешавад",
    sent: "фиристода шуд",
  },
  combo: {
    noResults: "Ҳеҷ чиз ёфт нашуд",
    found: "Ёфт шуд: {{count}}",
    chosen: "Интихобшуда",
    remove: "Хориҷ кардан: {{label}}",
  },
  calendar: {
    open: "Кушодани тақвим",
    close: "Пӯшидани тақвим",
    previousMonth: "Моҳи гузашта",
    nextMonth: "Моҳи оянда",
    month: "Моҳ",
    year: "Сол",
    months: "Январ,Феврал,Март,Апрел,Май,Июн,Июл,Август,Сентябр,Октябр,Ноябр,Декабр",
    weekdays: "Дш,Сш,Чш,Пш,Ҷм,Шб,Яш",
  },
};
