import { type Language, waitText } from "@sughurta/domain";
import { SECURITY_HEADERS } from "../gateway/security-headers.ts";

const TEXTS = {
  500: [
    ["ru", "Что-то сломалось у нас", "Мы уже знаем. Попробуйте ещё раз через минуту или позвоните"],
    [
      "tg",
      "Дар сомонаи мо хатогӣ рӯй дод",
      "Мо аллакай огоҳем. Пас аз як дақиқа бори дигар кӯшиш кунед ё занг занед:",
    ],
    ["en", "Something broke on our side", "We already know. Try again in a minute or call"],
  ],
  503: [
    [
      "ru",
      "Сейчас много покупателей",
      "Страница откроется сама {{wait}}. Если дело срочное, позвоните",
    ],
    [
      "tg",
      "Ҳоло харидорон бисёранд",
      "Саҳифа худаш {{wait}} кушода мешавад. Агар кор таъҷилӣ бошад, занг занед:",
    ],
    [
      "en",
      "There are many buyers just now",
      "The page opens by itself {{wait}}. If it is urgent, call",
    ],
  ],
  429: [
    ["ru", "Слишком много запросов подряд", "Обновите страницу {{wait}} или позвоните"],
    ["tg", "Дархостҳо паиҳам аз ҳад зиёданд", "Саҳифаро {{wait}} нав кунед ё занг занед:"],
    ["en", "Too many requests in a row", "Reload the page {{wait}}, or call"],
  ],
  400: [
    ["ru", "Адрес страницы написан с ошибкой", "Проверьте адрес или позвоните"],
    ["tg", "Суроғаи саҳифа хато навишта шудааст", "Суроғаро санҷед ё занг занед:"],
    ["en", "The address of this page is not right", "Check the address or call"],
  ],
} as const;

/** A page in every offered language, which needs neither React nor the content service. */
export function errorPage(
  status: keyof typeof TEXTS,
  {
    supportPhone,
    brandName,
    languages,
  }: { supportPhone: string; brandName: string; languages: readonly Language[] },
  retrySeconds?: number,
): Response {
  const phone = escapeHtml(supportPhone);
  const sections = TEXTS[status]
    .filter(([language]) => languages.includes(language))
    .map(
      ([language, title, text]) =>
        `<section lang="${language}"><h2>${title}</h2><p>${text.replace("{{wait}}", waitText(retrySeconds ?? 60, language))} <a href="tel:${phone.replaceAll(" ", "")}">${phone}</a>.</p></section>`,
    )
    .join("");
  const name = escapeHtml(brandName);
  const html =
    `<!doctype html><html lang="${languages[0] ?? "ru"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    (status === 503 ? `<meta http-equiv="refresh" content="${retrySeconds}">` : "") +
    `<meta name="robots" content="noindex"><title>${status} · ${name}</title><link rel="stylesheet" href="/error.css"></head>` +
    `<body><main><h1>${name}</h1>${sections}<p><a href="/">${name} ↩</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      "content-security-policy":
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...(retrySeconds === undefined ? {} : { "retry-after": String(retrySeconds) }),
    },
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
