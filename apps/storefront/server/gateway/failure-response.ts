import { type PartnerRefusal, type PartnerRefusalCode, toWire } from "@sughurta/contracts/core";
import { type Language, waitText } from "@sughurta/domain";
import { BUSY_SECONDS } from "@sughurta/server-kit";
import { SECURITY_HEADERS } from "./security-headers.ts";

const MESSAGES = {
  unavailable: {
    ru: "Сервис сейчас не отвечает. Попробуйте через минуту или позвоните",
    tg: "Хизматрасонӣ ҳоло ҷавоб намедиҳад. Пас аз як дақиқа бори дигар кӯшиш кунед ё занг занед:",
    en: "The service is not answering right now. Try again in a minute or call",
  },
  busy: {
    ru: "Сейчас много покупателей. Попробуйте {{wait}} или позвоните",
    tg: "Ҳоло харидорон бисёранд: {{wait}} бори дигар кӯшиш кунед ё занг занед:",
    en: "There are many buyers just now. Try again {{wait}} or call",
  },
  tooManyRequests: {
    ru: "Слишком много запросов подряд. Попробуйте {{wait}} или позвоните",
    tg: "Дархостҳо паиҳам аз ҳад зиёданд: {{wait}} бори дигар кӯшиш кунед ё занг занед:",
    en: "Too many requests in a row. Try again {{wait}} or call",
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
  unreadable: {
    ru: "Запрос не читается. Обновите страницу или позвоните",
    tg: "Дархост хонда намешавад. Саҳифаро нав кунед ё занг занед:",
    en: "The request cannot be read. Reload the page or call",
  },
  partner: {
    ru: "Оформить полис на этом сайте сейчас нельзя. Позвоните",
    tg: "Дар ин сомона ҳоло полис харидан мумкин нест. Занг занед:",
    en: "A policy cannot be bought on this site right now. Call",
  },
} as const satisfies Record<string, Record<Language, string>>;

const STATUSES = {
  unavailable: 503,
  busy: 503,
  tooManyRequests: 429,
  unauthorized: 401,
  notFound: 404,
  method: 405,
  crossSite: 403,
  tooLarge: 413,
  mediaType: 415,
  unreadable: 400,
  partner: 403,
} as const satisfies Record<keyof typeof MESSAGES, number>;

/** Why a request was refused because of the settings of a partner's page, for that page's developer. */
const PARTNER_MESSAGES = {
  partnerKeyMissing:
    "This origin belongs to a partner of the insurer, but the call carries no partner key. Send it in the header X-Partner-Key (option partnerKey of the client).",
  partnerKeyUnknown:
    "The insurer does not know this partner key. Look for a typing error; a key that was replaced stops working. The insurer tells you the current one.",
  partnerKeyWithdrawn:
    "The insurer has withdrawn this partner key: nothing is sold with it any more. Ask the insurer why.",
  partnerOriginNotAllowed:
    "This partner key may not be used on this origin. Ask the insurer to add the origin to your key; scheme, host and port have to match exactly.",
  partnerReturnPageNotAllowed:
    "Buyers may not return to this page with this partner key. Ask the insurer to add the return page to your key, or name one that is allowed.",
  partnerSecretWrong:
    "The header X-Partner-Secret does not hold a server secret of this partner. The insurer tells you the current one.",
  partnerTestKeysOff:
    "This insurer accepts no test keys: its site has no service for them. Ask the insurer to start one and to set TEST_INSURER_API_URL; your live key sells policies.",
} as const satisfies Record<PartnerRefusalCode, string>;

/** Why the gateway itself refuses a request. */
type Refusal = keyof typeof MESSAGES;

/** Context of a refusal. */
interface Requester {
  language: Language;
  supportPhone: string;
}

/** 429, with the retry delay in seconds for people and for programs. */
export function tooManyResponse(requester: Requester, seconds: number): Response {
  return failureResponse("tooManyRequests", requester, { "retry-after": String(seconds) });
}

/** 503, where the storefront or its service is overloaded and did nothing yet. */
export function busyResponse(requester: Requester, retryAfter = String(BUSY_SECONDS)): Response {
  return failureResponse("busy", requester, { "retry-after": retryAfter });
}

/** A refusal for visitors, with a sentence for the developer of the partner's page. */
export function partnerRefusalResponse(code: PartnerRefusalCode, requester: Requester): Response {
  const developerMessage = PARTNER_MESSAGES[code];
  const body: Omit<PartnerRefusal, "message"> = { code, developerMessage };
  return refusalResponse("partner", requester, body);
}

/** A refusal in the common shape: message for people, code for programs. */
export function failureResponse(
  code: Refusal,
  requester: Requester,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return refusalResponse(code, requester, { code }, headers);
}

function refusalResponse(
  refusal: Refusal,
  { language, supportPhone }: Requester,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const wait = waitText(Number(headers["retry-after"] ?? 0), language);
  const sentence = MESSAGES[refusal][language].replace("{{wait}}", wait);
  const message = `${sentence} ${supportPhone}.`;
  return Response.json(toWire({ message, ...body }), {
    status: STATUSES[refusal],
    headers: {
      ...SECURITY_HEADERS,
      "content-language": language,
      "cache-control": "no-store",
      ...headers,
    },
  });
}
