import type { Language } from "@sughurta/domain";
import type { PartnerKey } from "#src/platform/database/schema/partner.ts";

interface PartnerTexts {
  readonly title: string;
  readonly empty: string;
  readonly sells: string;
  readonly withdrawn: string;
  readonly byLink: string;
  readonly byLinkOnly: string;
  readonly codeShort: string;
  readonly sites: string;
  readonly state: string;
  readonly create: string;
  readonly code: string;
  readonly name: string;
  readonly origins: string;
  readonly originsHint: string;
  readonly returnPages: string;
  readonly returnPagesHint: string;
  readonly pages: string;
  readonly change: string;
  readonly save: string;
  readonly originsShort: string;
  readonly returnPagesShort: string;
  readonly withdraw: string;
  readonly readmit: string;
  readonly keys: string;
  readonly noKeys: string;
  readonly kinds: Readonly<Record<PartnerKey["kind"], string>>;
  readonly kind: string;
  readonly since: string;
  readonly until: string;
  readonly makeKey: string;
  readonly othersHold: string;
  readonly endKey: string;
  readonly webhook: string;
  readonly noWebhook: string;
  readonly webhookUrl: string;
  readonly changeWebhook: string;
  readonly setWebhook: string;
  readonly secretOnce: string;
  readonly back: string;
  readonly shares: string;
  readonly noShares: string;
  readonly everyProduct: string;
  readonly product: string;
  readonly percent: string;
  readonly validFrom: string;
  readonly enterShare: string;
  readonly sales: string;
  readonly noSales: string;
  readonly month: string;
  readonly sold: string;
  readonly cancelled: string;
  readonly premium: string;
  readonly commission: string;
  readonly policy: string;
  readonly day: string;
  readonly what: string;
  readonly reference: string;
  readonly lines: string;
  readonly lineKinds: Readonly<Record<"sale" | "correction" | "cancellation", string>>;
  readonly reason: string;
  readonly decidedBy: string;
}

/** Texts of the partner pages. */
export const partnerTexts: Record<Language, PartnerTexts> = {
  ru: {
    title: "Партнёры",
    empty: "Партнёров пока нет",
    sells: "продаёт",
    withdrawn: "доступ закрыт",
    byLink: "Только по ссылке ?partner=",
    byLinkOnly: "Этот код стоит только в ссылках на наш сайт: ключей и своих страниц у него нет.",
    codeShort: "Код",
    sites: "Сайты",
    state: "Состояние",
    create: "Новый партнёр",
    code: "Код, он стоит в заказах",
    name: "Название",
    origins: "Адреса сайтов, по одному в строке",
    originsHint: "https://agency.example, для предпросмотров https://*.preview.agency.example",
    returnPages: "Страницы, куда покупатель возвращается после оплаты, по одной в строке",
    returnPagesHint:
      "Первая – по умолчанию. /* в конце разрешает всё, что ниже: https://agency.example/trips/*",
    pages: "Сайт партнёра",
    change: "Изменить сайт",
    save: "Сохранить",
    originsShort: "Адреса сайтов",
    returnPagesShort: "Страницы возврата",
    withdraw: "Закрыть доступ",
    readmit: "Открыть доступ снова",
    keys: "Ключи",
    noKeys: "Ключей нет: партнёр пока ничего не продаёт на своём сайте",
    kinds: { publishable: "для страниц сайта", secret: "секретный, для серверов" },
    kind: "Какой ключ",
    since: "с",
    until: "действует до",
    makeKey: "Выдать новый ключ",
    othersHold: "Прежние ключи этого вида действуют ещё, дней",
    endKey: "Отключить сейчас",
    webhook: "Уведомления о продажах",
    noWebhook: "Не отправляются",
    webhookUrl: "Адрес (пусто – не отправлять)",
    changeWebhook: "Изменить адрес и секрет",
    setWebhook: "Сохранить и выдать новый секрет",
    secretOnce: "Показывается один раз. Передайте лично или по защищённому каналу.",
    back: "К партнёру",
    shares: "Комиссия",
    noShares: "Комиссия не назначена: продажи записываются с долей 0 %",
    everyProduct: "все остальные полисы",
    product: "Полис",
    percent: "Доля от премии, %",
    validFrom: "С какого дня",
    enterShare: "Назначить комиссию",
    sales: "Продажи по месяцам",
    noSales: "Продаж пока нет",
    month: "Месяц",
    sold: "Продано",
    cancelled: "Отменено",
    premium: "Страховая премия",
    commission: "Комиссия",
    policy: "Полис №",
    day: "День",
    what: "Что",
    reference: "Номер у партнёра",
    lines: "Записи счёта",
    lineKinds: { sale: "продажа", correction: "исправление", cancellation: "отмена" },
    reason: "Почему",
    decidedBy: "Кто решил",
  },
  tg: {
    title: "Шарикон",
    empty: "Ҳанӯз шарик нест",
    sells: "мефурӯшад",
    withdrawn: "дастрасӣ баста аст",
    byLink: "Танҳо бо пайванди ?partner=",
    byLinkOnly: "Ин рамз танҳо дар пайвандҳо ба сомонаи мо ҳаст: калид ва саҳифаи худро надорад.",
    codeShort: "Рамз",
    sites: "Сомонаҳо",
    state: "Ҳолат",
    create: "Шарики нав",
    code: "Рамз, он дар фармоишҳо навишта мешавад",
    name: "Ном",
    origins: "Суроғаҳои сомонаҳо, дар ҳар сатр яке",
    originsHint: "https://agency.example, барои пешнамоиш https://*.preview.agency.example",
    returnPages: "Саҳифаҳое, ки харидор пас аз пардохт ба онҳо бармегардад, дар ҳар сатр яке",
    returnPagesHint:
      "Якумаш – ба таври худкор. /* дар охир ҳар чизи поёнтарро иҷозат медиҳад: https://agency.example/trips/*",
    pages: "Сомонаи шарик",
    change: "Иваз кардани сомона",
    save: "Нигоҳ доштан",
    originsShort: "Суроғаҳои сомонаҳо",
    returnPagesShort: "Саҳифаҳои бозгашт",
    withdraw: "Бастани дастрасӣ",
    readmit: "Аз нав кушодани дастрасӣ",
    keys: "Калидҳо",
    noKeys: "Калид нест: шарик ҳанӯз дар сомонаи худ чизе намефурӯшад",
    kinds: { publishable: "барои саҳифаҳои сомона", secret: "махфӣ, барои серверҳо" },
    kind: "Кадом калид",
    since: "аз",
    until: "амал мекунад то",
    makeKey: "Додани калиди нав",
    othersHold: "Калидҳои пештараи ҳамин навъ боз чанд рӯз амал мекунанд",
    endKey: "Ҳозир хомӯш кардан",
    webhook: "Огоҳиномаҳо дар бораи фурӯш",
    noWebhook: "Фиристода намешаванд",
    webhookUrl: "Суроға (холӣ – фиристода нашавад)",
    changeWebhook: "Иваз кардани суроға ва рамзи махфӣ",
    setWebhook: "Нигоҳ доштан ва додани рамзи махфии нав",
    secretOnce: "Як бор нишон дода мешавад. Шахсан ё бо роҳи ҳифзшуда супоред.",
    back: "Ба саҳифаи шарик",
    shares: "Комиссия",
    noShares: "Комиссия таъин нашудааст: фурӯшҳо бо ҳиссаи 0 % сабт мешаванд",
    everyProduct: "ҳамаи полисҳои дигар",
    product: "Полис",
    percent: "Ҳисса аз ҳаққи суғурта, %",
    validFrom: "Аз кадом рӯз",
    enterShare: "Таъини комиссия",
    sales: "Фурӯш аз рӯйи моҳҳо",
    noSales: "Ҳанӯз фурӯш нест",
    month: "Моҳ",
    sold: "Фурӯхта шуд",
    cancelled: "Бекор карда шуд",
    premium: "Ҳаққи суғурта",
    commission: "Комиссия",
    policy: "Рақами полис",
    day: "Рӯз",
    what: "Чӣ",
    reference: "Рақами худи шарик",
    lines: "Сабтҳои ҳисоб",
    lineKinds: { sale: "фурӯш", correction: "ислоҳ", cancellation: "бекоркунӣ" },
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
  },
  en: {
    title: "Partners",
    empty: "There are no partners yet",
    sells: "sells",
    withdrawn: "access closed",
    byLink: "By ?partner= links only",
    byLinkOnly: "This code is used only in links to our own site: it has no keys or pages.",
    codeShort: "Code",
    sites: "Sites",
    state: "State",
    create: "New partner",
    code: "Code, which stands on orders",
    name: "Name",
    origins: "Origins of its sites, one a line",
    originsHint: "https://agency.example, for previews https://*.preview.agency.example",
    returnPages: "Pages that a buyer returns to after paying, one a line",
    returnPagesHint:
      "The first is the default. /* at the end allows all below: https://agency.example/trips/*",
    pages: "The partner’s site",
    change: "Change the site",
    save: "Save",
    originsShort: "Origins",
    returnPagesShort: "Return pages",
    withdraw: "Close access",
    readmit: "Open access again",
    keys: "Keys",
    noKeys: "No keys: the partner sells nothing on its own site yet",
    kinds: { publishable: "for pages of the site", secret: "secret, for servers" },
    kind: "Kind of key",
    since: "since",
    until: "valid until",
    makeKey: "Make a new key",
    othersHold: "Earlier keys of this kind stay valid for, days",
    endKey: "Switch off now",
    webhook: "Webhooks about sales",
    noWebhook: "None are sent",
    webhookUrl: "Address (empty: none are sent)",
    changeWebhook: "Change address and secret",
    setWebhook: "Save and make a new secret",
    secretOnce: "This is shown once. Hand it over in person or through a secure channel.",
    back: "To the partner",
    shares: "Commission",
    noShares: "No commission is set: sales are booked at a share of 0 %",
    everyProduct: "all other policies",
    product: "Policy",
    percent: "Share of the premium, %",
    validFrom: "From which day",
    enterShare: "Set the commission",
    sales: "Sales by month",
    noSales: "Nothing has been sold yet",
    month: "Month",
    sold: "Sold",
    cancelled: "Cancelled",
    premium: "Premium",
    commission: "Commission",
    policy: "Policy number",
    day: "Day",
    what: "What",
    reference: "Its own reference",
    lines: "Lines of the account",
    lineKinds: { sale: "sale", correction: "correction", cancellation: "cancellation" },
    reason: "Why",
    decidedBy: "Who decided",
  },
};
