import type { DeviceClass, FormStep, FunnelChannel } from "@sughurta/contracts/funnel";
import type { Language } from "@sughurta/domain";
import type { Stage } from "#src/reports/funnel/read-funnel.ts";

interface FunnelTexts {
  readonly title: string;
  readonly product: string;
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  readonly device: string;
  readonly every: string;
  readonly show: string;
  readonly step: string;
  readonly count: string;
  readonly share: string;
  readonly lost: string;
  readonly chart: string;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly formTitle: string;
  readonly formChart: string;
  readonly formSteps: Readonly<Record<FormStep, string>>;
  readonly channels: Readonly<Record<FunnelChannel, string>>;
  readonly devices: Readonly<Record<DeviceClass, string>>;
  readonly reminders: Readonly<Record<"reminded" | "returned", string>>;
  readonly partner: string;
  readonly partnerNote: string;
  readonly note: string;
  readonly empty: string;
  readonly download: string;
  readonly file: string;
}

/** Texts of the steps of purchases. */
export const funnelTexts: Record<Language, FunnelTexts> = {
  ru: {
    title: "Путь к покупке",
    product: "Продукт",
    from: "С",
    to: "По",
    channel: "Канал",
    device: "Устройство",
    every: "Все",
    show: "Показать",
    step: "Шаг",
    count: "Количество",
    share: "От первого шага",
    lost: "Ушли до этого шага",
    chart: "Сколько покупателей дошло до каждого шага",
    stages: {
      visit: "Открыли страницу",
      quote: "Увидели свою цену",
      order: "Оформили заказ",
      payment: "Перешли к оплате",
      paid: "Оплатили",
    },
    formTitle: "Шаги заказа",
    formChart: "Сколько покупателей открыло каждый шаг заказа",
    formSteps: {
      form: "Форма заказа",
      trip: "Поездка",
      vehicle: "Автомобиль",
      program: "Программа",
      options: "Дополнительные условия",
      people: "Люди",
      holder: "Страхователь",
      insured: "Застрахованные",
      review: "Проверка и оплата",
    },
    channels: {
      site: "Сайт",
      search: "Поиск",
      social: "Социальные сети",
      messenger: "Мессенджеры",
      email: "Письма и SMS",
      campaign: "Другая реклама",
      partner: "Партнёры",
      staff: "Сотрудники",
    },
    devices: {
      phone: "Телефон",
      tablet: "Планшет",
      desktop: "Компьютер",
      unknown: "Неизвестно",
    },
    reminders: { reminded: "Напомнили о заказе", returned: "Оплатили после напоминания" },
    partner: "Партнёр",
    partnerNote:
      "Посещения сайта по ссылке партнёра, а также заказы и оплаты по ссылке и в магазине на его странице. Посещения его страницы не считаются.",
    note: "Посещения считаются без cookie и без данных о посетителях. Заказы и оплаты обновляются каждые пять минут.",
    empty: "За этот период данных нет.",
    download: "Скачать",
    file: "path-to-purchase",
  },
  tg: {
    title: "Роҳи харид",
    product: "Маҳсулот",
    from: "Аз",
    to: "То",
    channel: "Канал",
    device: "Дастгоҳ",
    every: "Ҳама",
    show: "Нишон додан",
    step: "Қадам",
    count: "Шумора",
    share: "Аз қадами якум",
    lost: "То ин қадам рафтанд",
    chart: "Чанд харидор ба ҳар қадам расид",
    stages: {
      visit: "Саҳифаро кушоданд",
      quote: "Нархи худро диданд",
      order: "Фармоиш доданд",
      payment: "Ба пардохт гузаштанд",
      paid: "Пардохт карданд",
    },
    formTitle: "Қадамҳои фармоиш",
    formChart: "Чанд харидор ҳар қадами фармоишро кушод",
    formSteps: {
      form: "Шакли фармоиш",
      trip: "Сафар",
      vehicle: "Автомобил",
      program: "Барнома",
      options: "Шартҳои иловагӣ",
      people: "Одамон",
      holder: "Суғурташаванда",
      insured: "Шахсони суғурташуда",
      review: "Санҷиш ва пардохт",
    },
    channels: {
      site: "Сайт",
      search: "Ҷустуҷӯ",
      social: "Шабакаҳои иҷтимоӣ",
      messenger: "Мессенҷерҳо",
      email: "Мактубҳо ва SMS",
      campaign: "Рекламаи дигар",
      partner: "Шарикон",
      staff: "Кормандон",
    },
    devices: {
      phone: "Телефон",
      tablet: "Планшет",
      desktop: "Компютер",
      unknown: "Номаълум",
    },
    reminders: {
      reminded: "Дар бораи фармоиш ёдрас карданд",
      returned: "Пас аз ёдраскунӣ пардохт карданд",
    },
    partner: "Шарик",
    partnerNote:
      "Боздидҳои сайт бо пайванди шарик, инчунин фармоишҳо ва пардохтҳо бо пайванд ва дар мағозаи саҳифаи ӯ. Боздидҳои саҳифаи шарик ҳисоб намешаванд.",
    note: "Боздидҳо бе cookie ва бе маълумот дар бораи боздидкунандагон ҳисоб мешаванд. Фармоишҳо ва пардохтҳо ҳар панҷ дақиқа нав мешаванд.",
    empty: "Дар ин давра маълумот нест.",
    download: "Боргирӣ",
    file: "path-to-purchase",
  },
  en: {
    title: "Path to purchase",
    product: "Product",
    from: "From",
    to: "To",
    channel: "Channel",
    device: "Device",
    every: "All",
    show: "Show",
    step: "Step",
    count: "Count",
    share: "Of the first step",
    lost: "Left before this step",
    chart: "How many buyers reached each step",
    stages: {
      visit: "Opened the page",
      quote: "Saw their price",
      order: "Placed an order",
      payment: "Went to payment",
      paid: "Paid",
    },
    formTitle: "Steps of the order",
    formChart: "How many buyers opened each step of the order",
    formSteps: {
      form: "Order form",
      trip: "Trip",
      vehicle: "Vehicle",
      program: "Programme",
      options: "Options",
      people: "People",
      holder: "Policyholder",
      insured: "Insured people",
      review: "Review and payment",
    },
    channels: {
      site: "Site",
      search: "Search",
      social: "Social networks",
      messenger: "Messengers",
      email: "Emails and SMS",
      campaign: "Other advertising",
      partner: "Partners",
      staff: "Staff",
    },
    devices: {
      phone: "Phone",
      tablet: "Tablet",
      desktop: "Desktop",
      unknown: "Unknown",
    },
    reminders: { reminded: "Reminded of the order", returned: "Paid after a reminder" },
    partner: "Partner",
    partnerNote:
      "Visits to the site by a partner’s link, and orders and payments by the link and in the shop on the partner’s page. Visits to that page are not counted.",
    note: "Visits are counted without cookies and without data about visitors. Orders and payments are updated every five minutes.",
    empty: "There is no data for this period.",
    download: "Download",
    file: "path-to-purchase",
  },
};
