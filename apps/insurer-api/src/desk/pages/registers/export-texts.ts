import type { Language } from "@sughurta/domain";

const ru = {
  title: "Файлы для бухгалтерии и надзора",
  tab: "Файлы",
  intro:
    "Столбцы файлов не меняются. Имён клиентов в файлах нет: договор находят по номеру полиса.",
  about: {
    journal: "Поступления, возвраты, комиссия партнёров и сборы операторов, по дням",
    policies: "Полисы, выданные или изменённые за эти дни",
  },
  file: "Файл",
  from: "С",
  to: "По",
  download: "Скачать",
  sent: "Отправленные файлы",
  sentTo: "Файлы отправляются сами после каждого {{every}}: {{targets}}",
  every: { day: "дня", month: "месяца" },
  notSent:
    "Сами файлы никуда не отправляются. Адрес почты или папки задаёт администратор в настройке EXPORTS_TO.",
  none: "Файлы ещё не отправлялись",
  period: "Период",
  target: "Куда",
  state: "Состояние",
  waiting: "Отправляется",
  failed: "Не отправлен",
  delivered: "Отправлен",
  rows: "строк: {{count}}",
  failures: {
    noMailServer: "не настроена почта",
    tooLargeForMail: "файл больше 10 МБ: для почты он слишком велик",
    fileTooLong: "больше 100 000 строк: скачайте файл за меньше дней",
    targetMissing: "этого адреса больше нет в настройке EXPORTS_TO",
  } as Readonly<Record<string, string>>,
  otherFailure: "ошибка {{code}}",
  send: "Отправить",
  again: "Ещё раз",
};

type ExportTexts = typeof ru;

const tg: ExportTexts = {
  title: "Файлҳо барои муҳосибот ва назорат",
  tab: "Файлҳо",
  intro:
    "Сутунҳои файлҳо тағйир намеёбанд. Дар файлҳо номи мизоҷон нест: шартнома аз рӯи рақами полис ёфта мешавад.",
  about: {
    journal: "Воридот, баргардониданҳо, комиссияи шарикон ва ҳаққи операторҳо, аз рӯи рӯзҳо",
    policies: "Полисҳое, ки дар ин рӯзҳо дода ё тағйир дода шудаанд",
  },
  file: "Файл",
  from: "Аз",
  to: "То",
  download: "Зеркашӣ",
  sent: "Файлҳои фиристодашуда",
  sentTo: "Файлҳо баъди ҳар {{every}} худашон фиристода мешаванд: {{targets}}",
  every: { day: "рӯз", month: "моҳ" },
  notSent:
    "Файлҳо худашон ба ҷое фиристода намешаванд. Суроғаи почта ё папкаро маъмур дар танзими EXPORTS_TO муайян мекунад.",
  none: "Ҳоло файле фиристода нашудааст",
  period: "Давра",
  target: "Ба куҷо",
  state: "Ҳолат",
  waiting: "Фиристода мешавад",
  failed: "Фиристода нашуд",
  delivered: "Фиристода шуд",
  rows: "сатрҳо: {{count}}",
  failures: {
    noMailServer: "почта танзим нашудааст",
    tooLargeForMail: "файл аз 10 МБ зиёд аст: барои почта хеле калон аст",
    fileTooLong: "аз 100 000 сатр зиёд: файлро барои рӯзҳои камтар зеркашӣ кунед",
    targetMissing: "ин суроға дигар дар танзими EXPORTS_TO нест",
  },
  otherFailure: "хатои {{code}}",
  send: "Фиристодан",
  again: "Бори дигар",
};

const en: ExportTexts = {
  title: "Files for accounting and the regulator",
  tab: "Files",
  intro:
    "The columns of the files never change. The files have no names of customers: a contract is found by the number of its policy.",
  about: {
    journal: "Receipts, refunds, partners' commission and operators' fees, by day",
    policies: "Policies issued or changed on these days",
  },
  file: "File",
  from: "From",
  to: "To",
  download: "Download",
  sent: "Sent files",
  sentTo: "The files are sent automatically after each {{every}}: {{targets}}",
  every: { day: "day", month: "month" },
  notSent:
    "The files are not sent anywhere automatically. The administrator enters an email address or a folder in the setting EXPORTS_TO.",
  none: "No files have been sent yet",
  period: "Period",
  target: "Sent to",
  state: "State",
  waiting: "Sending",
  failed: "Not sent",
  delivered: "Sent",
  rows: "{{count}} rows",
  failures: {
    noMailServer: "no mail server is configured",
    tooLargeForMail: "the file is larger than 10 MB: too large for email",
    fileTooLong: "more than 100,000 rows: download the file for fewer days",
    targetMissing: "this address is no longer in the setting EXPORTS_TO",
  },
  otherFailure: "error {{code}}",
  send: "Send",
  again: "Again",
};

/** Texts of the page of files for accounting and the regulator. */
export const exportTexts: Readonly<Record<Language, ExportTexts>> = { ru, tg, en };
