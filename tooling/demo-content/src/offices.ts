import type { Localised, OfficeSeed } from "@sughurta/insurer-api/seed";
import { PHONE } from "./brand.ts";

const weekdays: Localised = {
  ru: "Пн–Пт 8:00–17:00, Сб 9:00–13:00",
  tg: "Дш–Ҷм 8:00–17:00, Шб 9:00–13:00",
  en: "Mon–Fri 8:00–17:00, Sat 9:00–13:00",
};

const everyDay: Localised = {
  ru: "Каждый день 8:00–20:00",
  tg: "Ҳар рӯз 8:00–20:00",
  en: "Every day 8:00–20:00",
};

const places: Omit<OfficeSeed, "phone">[] = [
  {
    id: 1,
    title: {
      ru: "Душанбе, главный офис",
      tg: "Душанбе, дафтари марказӣ",
      en: "Dushanbe, head office",
    },
    address: {
      ru: "Душанбе, проспект Рудаки, 84",
      tg: "Душанбе, хиёбони Рӯдакӣ, 84",
      en: "84 Rudaki Avenue, Dushanbe",
    },
    coords: "38.5737,68.7864",
    hours: weekdays,
  },
  {
    id: 2,
    title: {
      ru: "Душанбе, у\u00a0рынка «Корвон»",
      tg: "Душанбе, назди бозори «Корвон»",
      en: "Dushanbe, by the Korvon market",
    },
    address: {
      ru: "Душанбе, улица Карамова, 191",
      tg: "Душанбе, кӯчаи Карамов, 191",
      en: "191 Karamov Street, Dushanbe",
    },
    coords: "38.5253,68.7492",
    hours: everyDay,
  },
  {
    id: 3,
    title: { ru: "Душанбе, аэропорт", tg: "Душанбе, фурудгоҳ", en: "Dushanbe, airport" },
    address: {
      ru: "Душанбе, улица Мирзо Мастонгулова, 32, зал вылета",
      tg: "Душанбе, кӯчаи Мирзо Мастонгулов, 32, толори парвоз",
      en: "Departure hall, 32 Mirzo Mastongulov Street, Dushanbe",
    },
    coords: "38.5478,68.8203",
    hours: { ru: "Круглосуточно", tg: "Шабонарӯзӣ", en: "Day and night" },
  },
  {
    id: 4,
    title: { ru: "Худжанд", tg: "Хуҷанд", en: "Khujand" },
    address: {
      ru: "Худжанд, улица Исмоила Сомони, 210",
      tg: "Хуҷанд, кӯчаи Исмоили Сомонӣ, 210",
      en: "210 Ismoili Somoni Street, Khujand",
    },
    coords: "40.2826,69.6222",
    hours: weekdays,
  },
  {
    id: 5,
    title: { ru: "Бохтар", tg: "Бохтар", en: "Bokhtar" },
    address: {
      ru: "Бохтар, улица Вахдат, 17",
      tg: "Бохтар, кӯчаи Ваҳдат, 17",
      en: "17 Vahdat Street, Bokhtar",
    },
    coords: "37.8362,68.7803",
    hours: weekdays,
  },
  {
    id: 6,
    title: { ru: "Куляб", tg: "Кӯлоб", en: "Kulob" },
    address: {
      ru: "Куляб, улица Сангака Сафарова, 44",
      tg: "Кӯлоб, кӯчаи Сангак Сафаров, 44",
      en: "44 Sangak Safarov Street, Kulob",
    },
    coords: "37.9146,69.7845",
    hours: weekdays,
  },
  {
    id: 7,
    title: { ru: "Хорог", tg: "Хоруғ", en: "Khorugh" },
    address: {
      ru: "Хорог, улица Ленина, 26",
      tg: "Хоруғ, кӯчаи Ленин, 26",
      en: "26 Lenin Street, Khorugh",
    },
    coords: "37.4897,71.5531",
    hours: weekdays,
  },
  {
    id: 8,
    title: { ru: "Истаравшан", tg: "Истаравшан", en: "Istaravshan" },
    address: {
      ru: "Истаравшан, улица Ленина, 98, у рынка",
      tg: "Истаравшан, кӯчаи Ленин, 98, назди бозор",
      en: "98 Lenin Street, by the bazaar, Istaravshan",
    },
    coords: "39.9142,69.0033",
    hours: weekdays,
  },
  {
    id: 9,
    title: { ru: "Пенджикент", tg: "Панҷакент", en: "Panjakent" },
    address: {
      ru: "Пенджикент, улица Рудаки, 71",
      tg: "Панҷакент, кӯчаи Рӯдакӣ, 71",
      en: "71 Rudaki Street, Panjakent",
    },
    coords: "39.4952,67.6093",
    hours: weekdays,
  },
  {
    id: 10,
    title: { ru: "Турсунзаде", tg: "Турсунзода", en: "Tursunzoda" },
    address: {
      ru: "Турсунзаде, улица Мирзо Турсунзаде, 12",
      tg: "Турсунзода, кӯчаи Мирзо Турсунзода, 12",
      en: "12 Mirzo Tursunzoda Street, Tursunzoda",
    },
    coords: "38.5108,68.2303",
    hours: weekdays,
  },
  {
    id: 11,
    title: { ru: "Гиссар", tg: "Ҳисор", en: "Hisor" },
    address: {
      ru: "Гиссар, улица Исмоила Сомони, 5",
      tg: "Ҳисор, кӯчаи Исмоили Сомонӣ, 5",
      en: "5 Ismoili Somoni Street, Hisor",
    },
    coords: "38.5265,68.5517",
    hours: weekdays,
  },
];

/** Offices and sales points, all behind one number (S0 §2). */
export const offices: OfficeSeed[] = places.map((place) => ({ ...place, phone: PHONE }));
