import type { Language } from "@sughurta/domain";
import { SECURITY_HEADERS } from "../security-headers.ts";

const MESSAGES = {
  unavailable: {
    ru: "Сервис сейчас не отвечает. Попробуйте через минуту или позвоните",
    tg: "Хизматрасонӣ ҳоло ҷавоб намедиҳад. Пас аз як дақиқа бори дигар кӯшиш кунед ё занг занед:",
    en: "The service is not answering right now. Try again in a minute or call",
  },
  tooManyRequests: {
    ru: "Слишком много попыток подряд. Подождите минуту или позвоните",
    tg: "Кӯшишҳо аз ҳад зиёданд. Як дақиқа интизор шавед ё занг занед:",
    en: "Too many attempts in a row. Wait a minute or call",
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

/** A refusal in the shape every call has: message for people, code for programs. */
export function failureAnswer(
  code: Refusal,
  { language, supportPhone }: { language: Language; supportPhone: string },
  headers: Readonly<Record<string, string>> = {},
): Response {
  const message = `${MESSAGES[code][language]} ${supportPhone}.`;
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
