import type { SlideSetSeed } from "@sughurta/insurer-api/seed";
import { BRAND } from "./brand.ts";

/** Banners of the home pages, /boxes and /travel (S0 §2, S1 §2). */
export const slideSets: SlideSetSeed[] = [
  {
    slug: "glavnaya",
    audience: "clients",
    slides: [
      {
        id: 1,
        title: {
          ru: "Страховка, которая едет с вами",
          tg: "Суғуртае, ки бо шумо меравад",
          en: "Insurance that travels with you",
        },
        description: {
          ru: "Поездка, машина, дом и близкие. Оформите полис за пять минут, после оплаты он придёт на почту.",
          tg: "Сафар, мошин, хона ва наздикон. Полисро дар панҷ дақиқа ба расмият дароред, пас аз пардохт он ба почтаи электронӣ меояд.",
          en: "Journeys, cars, homes and the people close to you. Five minutes to buy, and the policy comes by email once payment is confirmed.",
        },
        mainImg: "",
        buttonLink: "/boxes",
        buttonText: { ru: "Выбрать полис", tg: "Интихоби полис", en: "Choose a policy" },
        buttonAddLink: "/offices",
        buttonAddText: { ru: "Найти офис", tg: "Ёфтани дафтар", en: "Find an office" },
      },
      {
        id: 2,
        title: {
          ru: "Летите к своим? Возьмите врача с собой",
          tg: "Назди наздикон парвоз мекунед? Табибро бо худ гиред",
          en: "Flying to your family? Take a doctor along",
        },
        description: {
          ru: "Главное для одной поездки: врач, багаж и задержка рейса.",
          tg: "Асосиҳо барои як сафар: табиб, бағоҷ ва таъхири парвоз.",
          en: "All-in-one cover for one trip: doctor, baggage and flight delay.",
        },
        mainImg: "",
        buttonLink: "/travel",
        buttonText: { ru: "Рассчитать поездку", tg: "Ҳисоби сафар", en: "Price my trip" },
        buttonAddLink: "/boxes/puteshestvie-vsyo-vklyucheno",
        buttonAddText: { ru: "Что входит", tg: "Чӣ дохил мешавад", en: "What is covered" },
      },
      {
        id: 3,
        title: {
          ru: "Застрахуйте дом до весны",
          tg: "Хонаро то баҳор суғурта кунед",
          en: "Cover your home before spring",
        },
        description: {
          ru: "Землетрясение, сель и лавина. Аванс до 5 000 TJS, обычно в течение трёх дней, чтобы семье было где ночевать.",
          tg: "Зилзила, сел ва тарма. Пешпардохт то 5 000 TJS, одатан дар давоми се рӯз, то оила ҷойи хоб дошта бошад.",
          en: "Earthquake, mudflow and avalanche. An advance of up to 5 000 TJS, usually within three days, so that the family has somewhere to sleep.",
        },
        mainImg: "",
        buttonLink: "/boxes/dom-ot-stihii",
        buttonText: { ru: "Защитить дом", tg: "Ҳифзи хона", en: "Protect my home" },
        buttonAddLink: undefined,
        buttonAddText: undefined,
      },
      {
        id: 4,
        title: {
          ru: "Авария? Мы на связи",
          tg: "Садама? Мо дар алоқаем",
          en: "An accident? We are here",
        },
        description: {
          ru: `${BRAND} принимает заявления с дороги: номер полиса, несколько слов и снимки.`,
          tg: `${BRAND} аризаро аз худи роҳ қабул мекунад: рақами полис, чанд сухан ва аксҳо.`,
          en: `${BRAND} takes claims from the roadside: the policy number, a few words and photos.`,
        },
        mainImg: "",
        buttonLink: "/losses",
        buttonText: { ru: "Подать заявление", tg: "Додани ариза", en: "Make a claim" },
        buttonAddLink: "/auto",
        buttonAddText: { ru: "Застраховать машину", tg: "Суғуртаи мошин", en: "Insure a car" },
      },
    ],
  },
  {
    slug: "puteshestvie",
    audience: "clients",
    slides: [
      {
        id: 11,
        title: { ru: "Страховка в поездку", tg: "Суғуртаи сафар", en: "Travel insurance" },
        description: {
          ru: "Выберите страну и даты, цена появится сразу. Есть варианты для шенгенской визы.",
          tg: "Кишвар ва санаҳоро интихоб кунед, нарх дарҳол пайдо мешавад. Барои раводиди Шенген вариантҳо ҳастанд.",
          en: "Choose the country and dates, and the price appears at once. There are cover options for Schengen visas.",
        },
        mainImg: "",
        buttonLink: "/travel-order",
        buttonText: { ru: "Оформить", tg: "Гирифтани полис", en: "Get a policy" },
        buttonAddLink: undefined,
        buttonAddText: undefined,
      },
    ],
  },
  {
    slug: "boxes",
    audience: "clients",
    slides: [
      {
        id: 21,
        title: {
          ru: "Готовые полисы: откройте и пользуйтесь",
          tg: "Полисҳои тайёр: кушоед ва истифода баред",
          en: "Ready-made policies: open and use",
        },
        description: {
          ru: "Одна цена, одна страница условий. Без анкеты на десять листов.",
          tg: "Як нарх, як саҳифа шарт. Бе пурсишномаи даҳварақа.",
          en: "One price, one page of terms. No ten-page questionnaire.",
        },
        mainImg: "",
        buttonLink: "/boxes/semya",
        buttonText: { ru: "Для семьи", tg: "Барои оила", en: "For the family" },
        buttonAddLink: "/boxes/sport",
        buttonAddText: { ru: "Для спорта", tg: "Барои варзиш", en: "For sport" },
      },
      {
        id: 22,
        title: {
          ru: "Получили полис в подарок?",
          tg: "Полисро туҳфа гирифтед?",
          en: "Got a policy as a gift?",
        },
        description: {
          ru: "Введите номер и код с карточки. Защита начнётся на следующий день после активации.",
          tg: "Рақам ва рамзи дар корт навишташударо ворид кунед. Ҳимоя рӯзи пас аз фаъолсозӣ оғоз мешавад.",
          en: "Enter the number and code from the card. Cover begins on the day after activation.",
        },
        mainImg: "",
        buttonLink: "/boxes#activation",
        buttonText: { ru: "Активировать", tg: "Фаъол кардан", en: "Activate" },
        buttonAddLink: undefined,
        buttonAddText: undefined,
      },
    ],
  },
  {
    slug: "glavnaya",
    audience: "business",
    slides: [
      {
        id: 31,
        title: {
          ru: "Дело растёт. Риски под присмотром",
          tg: "Кор меафзояд. Хатарҳо зери назоратанд",
          en: "Your business grows. We look after the risks",
        },
        description: {
          ru: "Люди, товар, машины и груз: один договор, один менеджер, ответ за рабочий день.",
          tg: "Одамон, мол, мошин ва бор: як шартнома, як мушовир, ҷавоб дар як рӯзи корӣ.",
          en: "People, goods, vehicles and cargo: one contract, one manager, an answer within one working day.",
        },
        mainImg: "",
        buttonLink: "/jur/product",
        buttonText: { ru: "Смотреть продукты", tg: "Дидани маҳсулот", en: "See the products" },
        buttonAddLink: "/offices",
        buttonAddText: { ru: "Встретиться", tg: "Вохӯрӣ", en: "Meet us" },
      },
      {
        id: 32,
        title: {
          ru: "Команда здорова, работа идёт",
          tg: "Даста солим, кор пеш меравад",
          en: "A healthy team keeps working",
        },
        description: {
          ru: "Медицина «Понимаю» для коллективов от пяти человек: 24 клиники и врач по видеосвязи.",
          tg: "Тибби «Мефаҳмам» барои дастаҳои аз панҷ нафар боло: 24 дармонгоҳ ва табиб тавассути видео.",
          en: "“Ponimayu” medical cover for teams of five or more: 24 clinics and a doctor by video.",
        },
        mainImg: "",
        buttonLink: "/ponimayu",
        buttonText: { ru: "Узнать больше", tg: "Муфассал", en: "Learn more" },
        buttonAddLink: undefined,
        buttonAddText: undefined,
      },
      {
        id: 33,
        title: {
          ru: "Страхование груза в пути",
          tg: "Суғуртаи бор дар роҳ",
          en: "Cover for cargo in transit",
        },
        description: {
          ru: "От склада до склада, через любой перевал и границу.",
          tg: "Аз анбор то анбор, аз ҳар ағба ва сарҳад.",
          en: "From warehouse to warehouse, over any pass and border.",
        },
        mainImg: "",
        buttonLink: "/jur/product/gruz-v-puti",
        buttonText: { ru: "Застраховать груз", tg: "Суғуртаи бор", en: "Insure cargo" },
        buttonAddLink: undefined,
        buttonAddText: undefined,
      },
    ],
  },
];
