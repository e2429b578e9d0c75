import type { TextsLike } from "@sughurta/i18n";
import { messages as fields } from "@sughurta/messages/fields/tg";
import { fullName } from "@sughurta/messages/people/tg";
import { messages as plain } from "@sughurta/messages/plain/tg";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  summaryLeft_one: "{{count}} ҷавоб мондааст",
  summaryLeft_other: "{{count}} ҷавоб мондааст",
  missing: {
    required: "Ҷавобро дар майдони «{{label}}» нависед",
    choice: "Ҷавобро дар майдони «{{label}}» интихоб кунед",
  },
  summaryTitle: "Маълумотро санҷед",
  summaryMore: "Боз {{count}}",
  optional: "(ихтиёрӣ)",
  choose: "Интихоб кунед",
  showPassword: "Нишон додани парол",
  hidePassword: "Пинҳон кардани парол",
  dateHint: "Масалан, {{date}}",
  contacts: {
    phone: "Рақами телефон",
    email: "Почтаи электронӣ",
  },
  repeatedDigit: "Ин ҷо танҳо як рақам такрор мешавад. Дуруст аст? Агар дуруст бошад, давом диҳед",
  smsCode: {
    label: "Рамз аз SMS",
    hint: "Шаш рақам. Рамз 5 дақиқа амал мекунад",
    repeat: "Бори дигар фиристодани рамз",
    repeatIn: "Рамзро {{wait}} бори дигар фиристодан мумкин аст.",
    notSent: "Ҳозир рамз фиристода нашуд. Дертар кӯшиш кунед ё ба {{phone}} занг занед.",
  },
  call: {
    busy: "Ҳоло харидорон бисёранд",
    busyText: "Ҳамаи навиштаҳои шумо дар ҷояшанд. Мо худамон {{wait}} бори дигар кӯшиш мекунем.",
    network:
      "Алоқа канда шуд. Интернетро санҷида, бори дигар кӯшиш кунед ё ба {{phone}} занг занед.",
    tooMany: "Кӯшишҳо аз ҳад зиёданд: {{wait}} бори дигар кӯшиш кунед ё ба {{phone}} занг занед.",
  },
  files: {
    kinds: {
      picture: "акс",
      document: "PDF, Word, Excel",
      table: "CSV",
      video: "видео",
      archive: "ZIP, RAR",
    },
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
    selected: "Интихоб шуд: {{label}}",
    notInList: "Чунин вариант нест. Аз рӯйхат интихоб кунед",
    chosen: "Интихобшуда",
    remove: "Хориҷ кардан: {{label}}",
    removed: "Хориҷ шуд: {{label}}",
  },
  calendar: {
    open: "Кушодани тақвим",
    title: "Тақвим",
    previousMonth: "Моҳи гузашта",
    nextMonth: "Моҳи оянда",
    month: "Моҳ",
    year: "Сол",
    months: "Январ,Феврал,Март,Апрел,Май,Июн,Июл,Август,Сентябр,Октябр,Ноябр,Декабр",
    weekdays: "Дш,Сш,Чш,Пш,Ҷм,Шб,Яш",
    weekdayNames: "душанбе,сешанбе,чоршанбе,панҷшанбе,ҷумъа,шанбе,якшанбе",
  },
  errors: { ...plain, ...fields, fullName },
};
