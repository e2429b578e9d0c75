import type { Language } from "@sughurta/domain";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { textsByCode } from "./desk-texts.ts";

const ru = {
  title: "Сообщения",
  empty: "Сообщений пока нет",
  allSent: "Неотправленных сообщений нет",
  recipient: "Кому",
  state: "Состояние",
  about: "О чём",
  when: "Когда",
  failure: "Почему не отправлено",
  action: "Действие",
  attempts: "попыток",
  sendAgain: "Отправить ещё раз",
  sentAgain: "Отправлено ещё раз: {{count}}.",
  corrected: { mail: "Почта", sms: "Телефон" },
  reason: "Почему",
  decidedBy: "Кто решил",
  states: {
    waiting: "Ждёт отправки",
    sent: "Отправлено",
    failed: "Не отправлено",
  } satisfies Readonly<Record<OutboxMessage["state"], string>>,
  /** Explanations of failure codes; codes of mail servers by class. */
  failures: textsByCode({
    smtp4: "Почтовый сервер просит повторить позже",
    smtp5: "Почтовый сервер отказал",
    badAddress: "Адрес с ошибкой",
    tooLate: "Устарело до отправки",
    restored: "База восстановлена, отправку отменили",
    tooLong: "Слишком длинно для SMS",
    tooSlow: "Сервер не ответил вовремя",
    noBalance: "На счёте для SMS нет денег",
  }),
};

const tg: typeof ru = {
  title: "Паёмҳо",
  empty: "Ҳанӯз паём нест",
  allSent: "Паёми нафиристода нест",
  recipient: "Ба кӣ",
  state: "Ҳолат",
  about: "Дар бораи чӣ",
  when: "Кай",
  failure: "Чаро фиристода нашуд",
  action: "Амал",
  attempts: "кӯшишҳо",
  sendAgain: "Боз фиристодан",
  sentAgain: "Боз фиристода шуд: {{count}}.",
  corrected: { mail: "Почтаи электронӣ", sms: "Телефон" },
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
  states: {
    waiting: "Фиристоданро интизор аст",
    sent: "Фиристода шуд",
    failed: "Фиристода нашуд",
  },
  failures: {
    smtp4: "Сервери почта дертар фиристоданро хоҳиш мекунад",
    smtp5: "Сервери почта рад кард",
    badAddress: "Суроға хато дорад",
    tooLate: "То фиристодан куҳна шуд",
    restored: "Пойгоҳ барқарор шуд, фиристодан бекор шуд",
    tooLong: "Барои SMS аз ҳад дароз",
    tooSlow: "Сервер саривақт ҷавоб надод",
    noBalance: "Дар ҳисоби SMS пул нест",
  },
};

const en: typeof ru = {
  title: "Messages",
  empty: "There are no messages yet",
  allSent: "Every message was sent",
  recipient: "To",
  state: "State",
  about: "About",
  when: "When",
  failure: "Why it was not sent",
  action: "Action",
  attempts: "attempts",
  sendAgain: "Send again",
  sentAgain: "Sent again: {{count}}.",
  corrected: { mail: "Email", sms: "Phone" },
  reason: "Why",
  decidedBy: "Decided by",
  states: { waiting: "Waits to be sent", sent: "Sent", failed: "Not sent" },
  failures: {
    smtp4: "The mail server asks to send it later",
    smtp5: "The mail server refused it",
    badAddress: "The address is wrong",
    tooLate: "It was out of date before it could be sent",
    restored: "The database was restored, and the message discarded",
    tooLong: "Too long for an SMS",
    tooSlow: "The server did not answer in time",
    noBalance: "The SMS account has no money left",
  },
};

export const messageTexts = { ru, tg, en };

/** Three-digit reply code of a mail server; its first digit distinguishes temporary from permanent failures. */
const SMTP_CODE = /^(smtp[45])\d\d$/;

/** Explanation of a failure code; `undefined` for an unlisted code. */
export const failureMeaning = (code: string, language: Language): string | undefined =>
  messageTexts[language].failures[code.replace(SMTP_CODE, "$1")];
