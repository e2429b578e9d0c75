import type { Language } from "../language/language.ts";
import { hasOwn } from "../records/records.ts";
import { RETENTION, type Retention, type RetentionKind, type RetentionStart } from "./retention.ts";

const ru = {
  names: {
    policies: "Полисы",
    payments: "Платежи и возвраты",
    claims: "Заявления о выплате",
    checks: "Проверки по санкционному списку",
    notes: "Заметки сотрудников",
    unfinishedOrders: "Незаконченные заказы",
    unpaidOrders: "Неоплаченные заказы",
    failedPayments: "Заказы с неудачной оплатой",
    messages: "SMS и письма",
    deliveries: "Сообщения учётным системам и партнёрам",
    optOuts: "Отпечаток адреса после отписки",
    account: "Личный кабинет",
    devices: "Список устройств",
    calls: "Просьбы перезвонить",
    resumes: "Резюме",
    requests: "Запросы о персональных данных",
  } satisfies Readonly<Record<RetentionKind, string>>,
  starts: {
    contractEnd: "после окончания договора",
    decision: "после решения",
    expiry: "после истечения срока",
    lastVisit: "после последнего входа",
    sending: "после отправки",
    storing: "после получения",
    unsubscribing: "после отписки",
  } satisfies Readonly<Record<RetentionStart, string>>,
  untilRequest: "пока человек не попросит удалить",
  years: "{{count}} лет",
  years3: "{{count}} года",
  days: "{{count}} дней",
  hours: "{{count}} часа",
};

const tg: typeof ru = {
  names: {
    policies: "Полисҳо",
    payments: "Пардохт ва баргардонидани пул",
    claims: "Аризаҳо барои ҷубронпулӣ",
    checks: "Санҷиш бо рӯйхати таҳримӣ",
    notes: "Қайдҳои кормандон",
    unfinishedOrders: "Фармоишҳои нотамом",
    unpaidOrders: "Фармоишҳои пардохтнашуда",
    failedPayments: "Фармоишҳое, ки пардохташон нашуд",
    messages: "SMS ва мактубҳо",
    deliveries: "Паёмҳо ба системаҳои баҳисобгирӣ ва шарикон",
    optOuts: "Изи суроға пас аз рад кардан",
    account: "Кабинети шахсӣ",
    devices: "Рӯйхати дастгоҳҳо",
    calls: "Дархости занг",
    resumes: "Резюме",
    requests: "Дархостҳо дар бораи маълумоти шахсӣ",
  },
  starts: {
    contractEnd: "пас аз анҷоми шартнома",
    decision: "пас аз қарор",
    expiry: "пас аз гузаштани муҳлат",
    lastVisit: "пас аз вуруди охирин",
    sending: "пас аз фиристодан",
    storing: "пас аз гирифтан",
    unsubscribing: "пас аз рад кардан",
  },
  untilRequest: "то даме ки шахс нест карданро хоҳиш кунад",
  years: "{{count}} сол",
  years3: "{{count}} сол",
  days: "{{count}} рӯз",
  hours: "{{count}} соат",
};

const en: typeof ru = {
  names: {
    policies: "Policies",
    payments: "Payments and refunds",
    claims: "Claims",
    checks: "Checks against the sanctions list",
    notes: "Notes of staff",
    unfinishedOrders: "Unfinished orders",
    unpaidOrders: "Unpaid orders",
    failedPayments: "Orders whose payment failed",
    messages: "SMS and emails",
    deliveries: "Messages to accounting systems and partners",
    optOuts: "Fingerprint of an unsubscribed address",
    account: "Account",
    devices: "List of devices",
    calls: "Callback requests",
    resumes: "CVs",
    requests: "Requests about personal data",
  },
  starts: {
    contractEnd: "after the end of the contract",
    decision: "after the decision",
    expiry: "after the expiry",
    lastVisit: "after the last sign-in",
    sending: "after sending",
    storing: "after receipt",
    unsubscribing: "after unsubscribing",
  },
  untilRequest: "until the person asks to erase it",
  years: "{{count}} years",
  years3: "{{count}} years",
  days: "{{count}} days",
  hours: "{{count}} hours",
};

const TEXTS: Readonly<Record<Language, typeof ru>> = { ru, tg, en };

const isRetentionKind = (name: string): name is RetentionKind => hasOwn(RETENTION, name);

/** Kinds of the table of retention, in its order. */
export const RETENTION_KINDS: readonly RetentionKind[] =
  Object.keys(RETENTION).filter(isRetentionKind);

/** Name of a kind of data. */
export const retentionName = (kind: RetentionKind, language: Language): string =>
  TEXTS[language].names[kind];

/** How long a kind of data is stored, in words, such as `5 years after the end of the contract`. */
export function retentionTerm(kind: RetentionKind, language: Language): string {
  const { starts, untilRequest, years, years3, days, hours } = TEXTS[language];
  const retention: Retention = RETENTION[kind];
  if (retention === "untilRequest") return untilRequest;
  const filled = (text: string, count: number) =>
    `${text.replace("{{count}}", String(count))} ${starts[retention.after]}`;
  if ("days" in retention) return filled(days, retention.days);
  if ("hours" in retention) return filled(hours, retention.hours);
  return filled(retention.years < 5 ? years3 : years, retention.years);
}
