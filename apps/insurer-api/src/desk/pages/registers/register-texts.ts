import type { Language } from "@sughurta/domain";
import type { PremiumKind, SalesChannel } from "#src/platform/database/schema/reports.ts";
import type { RegisterColumn, RegisterGroup } from "#src/reports/premiums/premium-register.ts";

interface RegisterTexts {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly group: string;
  readonly every: string;
  readonly show: string;
  readonly groups: Readonly<Record<RegisterGroup, string>>;
  readonly columns: Readonly<Record<RegisterColumn, string>>;
  readonly sums: string;
  readonly total: string;
  readonly empty: string;
  readonly chart: string;
  readonly channels: Readonly<Record<SalesChannel, string>>;
  readonly noOperator: string;
  readonly entries: string;
  readonly policy: string;
  readonly day: string;
  readonly what: string;
  readonly change: string;
  readonly kinds: Readonly<Record<PremiumKind, string>>;
  readonly downloadLines: string;
  readonly downloadEntries: string;
  readonly fileOfLines: string;
  readonly fileOfEntries: string;
  readonly code: string;
  readonly currency: string;
  readonly seller: string;
  readonly sellers: string;
  readonly firstVisit: string;
  readonly lastVisit: string;
  readonly start: string;
  readonly end: string;
  readonly entered: string;
  readonly notEntered: string;
  readonly agrees: string;
  readonly differs: string;
  /** Motor insurance without its programme. */
  readonly products: Readonly<Record<"MTPL" | "ECI" | "SCI", string>>;
}

/** Texts of the premium register. */
export const registerTexts: Record<Language, RegisterTexts> = {
  ru: {
    title: "Реестр продаж и премий",
    from: "С",
    to: "По",
    group: "Разбить по",
    every: "Все",
    show: "Показать",
    groups: {
      day: "Дни",
      product: "Продукты",
      programme: "Программы",
      channel: "Каналы продаж",
      operator: "Операторы оплаты",
    },
    columns: {
      sold: "Продано",
      cancelled: "Отменено",
      writtenDiram: "Начислено",
      correctedDiram: "Изменения",
      cancelledDiram: "Снято отменами",
      refundedDiram: "Возвращено",
      earnedDiram: "Заработано",
      unearnedDiram: "Не заработано на конец",
      commissionDiram: "Комиссия",
    },
    sums: "Суммы в TJS",
    total: "Итого",
    empty: "За эти дни продаж и заработанной премии нет",
    chart: "Премия на диаграмме; те же числа в таблице ниже",
    channels: { site: "Сайт", partner: "Партнёры", staff: "Сотрудники" },
    noOperator: "Без онлайн-оплаты",
    entries: "Записи реестра",
    policy: "Полис",
    day: "День",
    what: "Что",
    change: "Премия",
    kinds: {
      sale: "Продажа",
      correction: "Изменение",
      cancellation: "Отмена",
      refund: "Возврат денег",
    },
    downloadLines: "Скачать таблицу",
    downloadEntries: "Скачать записи",
    fileOfLines: "реестр-премий",
    fileOfEntries: "записи-реестра",
    code: "Код",
    currency: "Валюта",
    seller: "Продавец",
    sellers: "Продажи сотрудников",
    firstVisit: "Первый переход",
    lastVisit: "Последний переход",
    start: "Начало",
    end: "Окончание",
    entered: "Учтено по",
    notEntered: "Записей пока нет: реестр пополняется каждые пять минут.",
    agrees: "Сверено с полисами, расхождений нет:",
    differs:
      "Реестр расходится с полисами: не хватает записей {{missing}}, отличается {{differing}}. Сообщите администратору. Сверка:",
    products: { MTPL: "ОСАГО", ECI: "Каско", SCI: "Автострахование" },
  },
  tg: {
    title: "Феҳристи фурӯш ва ҳаққи суғурта",
    from: "Аз",
    to: "То",
    group: "Ҷудо кардан аз рӯйи",
    every: "Ҳама",
    show: "Нишон додан",
    groups: {
      day: "Рӯзҳо",
      product: "Маҳсулот",
      programme: "Барномаҳо",
      channel: "Роҳҳои фурӯш",
      operator: "Операторони пардохт",
    },
    columns: {
      sold: "Фурӯхта шуд",
      cancelled: "Бекор шуд",
      writtenDiram: "Ҳисоб шуд",
      correctedDiram: "Тағйирот",
      cancelledDiram: "Бо бекоркунӣ кам шуд",
      refundedDiram: "Баргардонида шуд",
      earnedDiram: "Ба даст омад",
      unearnedDiram: "То охир ба даст наомада",
      commissionDiram: "Комиссия",
    },
    sums: "Маблағҳо бо TJS",
    total: "Ҳамагӣ",
    empty: "Дар ин рӯзҳо фурӯш ва ҳаққи бадастомада нест",
    chart: "Ҳаққи суғурта дар нақша; ҳамин рақамҳо дар ҷадвали поён",
    channels: { site: "Сомона", partner: "Шарикон", staff: "Кормандон" },
    noOperator: "Бе пардохти онлайн",
    entries: "Сабтҳои феҳрист",
    policy: "Полис",
    day: "Рӯз",
    what: "Чӣ",
    change: "Ҳаққи суғурта",
    kinds: {
      sale: "Фурӯш",
      correction: "Тағйир",
      cancellation: "Бекоркунӣ",
      refund: "Баргардонидани пул",
    },
    downloadLines: "Зеркашии ҷадвал",
    downloadEntries: "Зеркашии сабтҳо",
    fileOfLines: "феҳристи-ҳаққи-суғурта",
    fileOfEntries: "сабтҳои-феҳрист",
    code: "Рамз",
    currency: "Асъор",
    seller: "Фурӯшанда",
    sellers: "Фурӯши кормандон",
    firstVisit: "Гузариши аввал",
    lastVisit: "Гузариши охирин",
    start: "Оғоз",
    end: "Анҷом",
    entered: "Ба ҳисоб гирифта шуд то",
    notEntered: "Ҳоло сабт нест: феҳрист ҳар панҷ дақиқа пур мешавад.",
    agrees: "Бо полисҳо муқоиса шуд, фарқ нест:",
    differs:
      "Феҳрист аз полисҳо фарқ дорад: {{missing}} сабт намерасад, {{differing}} фарқ мекунад. Ба маъмур хабар диҳед. Муқоиса:",
    products: { MTPL: "Суғуртаи ҳатмии мошин", ECI: "Каско", SCI: "Суғуртаи мошин" },
  },
  en: {
    title: "Sales and premium register",
    from: "From",
    to: "To",
    group: "Group by",
    every: "All",
    show: "Show",
    groups: {
      day: "Days",
      product: "Products",
      programme: "Programmes",
      channel: "Sales channels",
      operator: "Payment operators",
    },
    columns: {
      sold: "Sold",
      cancelled: "Cancelled",
      writtenDiram: "Written",
      correctedDiram: "Corrections",
      cancelledDiram: "Cancelled premium",
      refundedDiram: "Refunded",
      earnedDiram: "Earned",
      unearnedDiram: "Unearned at the end",
      commissionDiram: "Commission",
    },
    sums: "Sums in TJS",
    total: "Total",
    empty: "There are no sales and no earned premium on these days",
    chart: "Premium as a chart; the same figures are in the table below",
    channels: { site: "Website", partner: "Partners", staff: "Staff" },
    noOperator: "Not paid online",
    entries: "Entries of the register",
    policy: "Policy",
    day: "Day",
    what: "What",
    change: "Premium",
    kinds: {
      sale: "Sale",
      correction: "Correction",
      cancellation: "Cancellation",
      refund: "Refund",
    },
    downloadLines: "Download the table",
    downloadEntries: "Download the entries",
    fileOfLines: "premium-register",
    fileOfEntries: "register-entries",
    code: "Code",
    currency: "Currency",
    seller: "Seller",
    sellers: "Sales by staff",
    firstVisit: "First visit by a link",
    lastVisit: "Last visit by a link",
    start: "Start",
    end: "End",
    entered: "Entered up to",
    notEntered: "There are no entries yet: the register is updated every five minutes.",
    agrees: "Compared with the policies, no differences:",
    differs:
      "The register differs from the policies: {{missing}} entries are missing, {{differing}} differ. Tell an administrator. Compared:",
    products: { MTPL: "Compulsory liability", ECI: "Casco", SCI: "Car insurance" },
  },
};
