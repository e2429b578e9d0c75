import type { Language } from "@sughurta/domain";
import { SECURITY_HEADERS } from "../security-headers.ts";

const MESSAGES = {
  unavailable: {
    ru: "Сервис сейчас не отвечает. Попробуйте через минуту или позвоните",
    tg: "Хизматрасонӣ ҳоло ҷавоб намедиҳад. Пас аз як дақиқа бори дигар кӯшиш кунед ё занг занед:",
    en: "The service is not answering right now. Try again in a minute or call",
  },
  tooManyRequests: {
    ru: "Слишком много запросов подряд. Подождите {{seconds}} с или позвоните",
    tg: "Дархостҳо паиҳам аз ҳад зиёданд. {{seconds}} сония интизор шавед ё занг занед:",
    en: "Too many requests in a row. Wait {{seconds}} s or call",
  },
  unauthorized: {
    ru: "Сеанс истёк. Обновите страницу или позвоните",
    tg: "Муҳлати сеанс гузашт. Саҳифаро нав кунед ё занг занед:",
    en: "The session has ended. Reload the page or call",
  },
  notFound: {
    ru: "Такого адреса нет. Если нужна помощь, позвоните",
    tg: "Чунин суроға нест. Агар кумак лозим бошад, занг занед:",
    en: "There is no such address. If you need help, call",
  },
  method: {
    ru: "Так этот адрес не вызывают. Если нужна помощь, позвоните",
    tg: "Ин суроға чунин даъват карда намешавад. Агар кумак лозим бошад, занг занед:",
    en: "This address cannot be used that way. If you need help, call",
  },
  crossSite: {
    ru: "Запрос пришёл с другого сайта. Откройте нашу страницу или позвоните",
    tg: "Дархост аз сомонаи дигар омад. Саҳифаи моро кушоед ё занг занед:",
    en: "The request came from another site. Open our page or call",
  },
  tooLarge: {
    ru: "Слишком большой запрос. Уменьшите файлы или позвоните",
    tg: "Дархост аз ҳад калон аст. Файлҳоро хурдтар кунед ё занг занед:",
    en: "The request is too large. Make the files smaller or call",
  },
  mediaType: {
    ru: "Такой вид данных не принимается. Если нужна помощь, позвоните",
    tg: "Чунин навъи маълумот қабул намешавад. Агар кумак лозим бошад, занг занед:",
    en: "This kind of data is not accepted. If you need help, call",
  },
} as const satisfies Record<string, Record<Language, string>>;

const STATUSES = {
  unavailable: 503,
  tooManyRequests: 429,
  unauthorized: 401,
  notFound: 404,
  method: 405,
  crossSite: 403,
  tooLarge: 413,
  mediaType: 415,
} as const satisfies Record<keyof typeof MESSAGES, number>;

/** Why the gateway itself refuses a request. */
export type Refusal = keyof typeof MESSAGES;

/** What a refusal has to know of a request. */
interface Asker {
  language: Language;
  supportPhone: string;
}

/** 429, with the seconds to wait for people and for programs. */
export function tooManyAnswer(asker: Asker, seconds: number): Response {
  return failureAnswer("tooManyRequests", asker, { "retry-after": String(seconds) });
}

/** A refusal in the shape every call has: message for people, code for programs. */
export function failureAnswer(
  code: Refusal,
  { language, supportPhone }: Asker,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const sentence = MESSAGES[code][language].replace("{{seconds}}", headers["retry-after"] ?? "");
  const message = `${sentence} ${supportPhone}.`;
  return Response.json(
    { message, code },
    {
      status: STATUSES[code],
      headers: {
        ...SECURITY_HEADERS,
        "content-language": language,
        "cache-control": "no-store",
        ...headers,
      },
    },
  );
}
