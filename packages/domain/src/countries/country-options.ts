import type { Language } from "../language/language.ts";
import { COUNTRIES, COUNTRY_GROUPS, type Country, countryLabel } from "./countries.ts";
import { OTHER_ENGLISH_NAMES } from "./country-by-name.ts";

/**
 * Most popular destinations of people from Tajikistan: work and study, neighbours, pilgrimage, holidays and direct
 * flights. An editorial order, no statistics: it determines only which of several matches of a prefix is shown first.
 */
export const POPULAR_DESTINATIONS: readonly string[] =
  "RU TR AE UZ KZ KG CN IR SA IN DE US GB KR GE EG TH TM".split(" ");

/**
 * Common names of places besides those of the list and the other English ones: short and older names, the other Tajik
 * name, and cities and resorts of a country. Separated by commas.
 */
export const COMMON_NAMES: Readonly<Record<string, string>> = {
  WET: "Весь мир, всё, мир, World, All, Everywhere, Тамоми дунё, Ҷаҳон",
  SCU: "Шенген, Шенгенский союз, Евросоюз, ЕС, Европа, European Union, EU, Europe, Аврупо",
  CET: "СНГ, ИДМ, Иттиҳоди Давлатҳои Мустақил",
  AE: "Эмираты, ОАЭ, Дубай, Дубаи, Абу-Даби, Шарджа, Dubai, Abu Dhabi, Аморат, АМА",
  AM: "Ереван, Yerevan",
  AT: "Вена, Vienna",
  AU: "Сидней, Sydney",
  AZ: "Баку, Baku",
  BE: "Брюссель, Brussels",
  BG: "София, Sofia",
  BY: "Белоруссия, Минск, Minsk, Беларус",
  CA: "Торонто, Toronto",
  CD: "Конго, Заир, Congo",
  CG: "Конго, Браззавиль",
  CH: "Цюрих, Женева, Zurich, Geneva",
  CI: "Берег Слоновой Кости, Кот д Ивуар",
  CN: "КНР, Пекин, Урумчи, Гуанчжоу, Beijing, Urumqi, Guangzhou, Хитой, Чин",
  CV: "Острова Зелёного Мыса",
  CZ: "Прага, Чешская Республика, Prague, Чехия",
  DE: "ФРГ, Берлин, Мюнхен, Франкфурт, FRG, Berlin, Munich, Deutschland, Германия, Алмания",
  DK: "Копенгаген, Copenhagen",
  DO: "Доминикана, Пунта-Кана, Dominicana, Punta Cana",
  EG: "Хургада, Шарм-эль-Шейх, Каир, Hurghada, Sharm el Sheikh, Cairo, Мисри араб",
  ES: "Барселона, Мадрид, Barcelona, Madrid, Испониё",
  FR: "Париж, Paris, Франция",
  FM: "Федеративные Штаты Микронезии",
  GB: "Англия, Британия, Соединённое Королевство, Лондон, Шотландия, Уэльс, Северная Ирландия, England, London, Scotland, Wales, Англистон, Инглистон",
  GE: "Тбилиси, Батуми, Tbilisi, Batumi, Sakartvelo, Гурҷистон",
  GR: "Афины, Athens, Hellas, Греция",
  HK: "Ҳонг Конг",
  HR: "Загреб, Zagreb",
  HU: "Будапешт, Budapest, Венгрия",
  ID: "Бали, Bali",
  IL: "Тель-Авив, Иерусалим, Tel Aviv, Jerusalem",
  IN: "Дели, Гоа, Delhi, Goa, Ҳинд, Деҳлӣ",
  IQ: "Багдад, Кербела, Baghdad, Karbala, Карбало",
  IR: "Тегеран, Мешхед, Персия, Tehran, Mashhad, Теҳрон, Машҳад",
  IT: "Рим, Милан, Rome, Milan, Итолиё",
  JO: "Амман, Amman",
  JP: "Токио, Tokyo, Ҷопон, Жопон",
  KG: "Киргизия, Бишкек, Bishkek, Қирғизстон",
  KP: "КНДР, Корея, Korea",
  KR: "Республика Корея, Сеул, Корея, Seoul",
  KZ: "Алматы, Астана, Almaty, Astana",
  LK: "Цейлон",
  MA: "Марокко, Марракеш, Marrakesh",
  MD: "Молдавия, Кишинёв",
  MK: "Македония",
  MM: "Бирма",
  MN: "Улан-Батор, Муғулистон",
  MV: "Мальдивские острова, Male",
  MY: "Куала-Лумпур, Kuala Lumpur",
  NL: "Голландия, Амстердам, Amsterdam, Ҳолланд",
  PL: "Варшава, Warsaw, Польша, Полша",
  PS: "Палестинская автономия, Falastin",
  PT: "Лиссабон, Lisbon",
  QA: "Доха, Doha",
  RO: "Бухарест, Bucharest",
  RU: "РФ, Российская Федерация, Москва, Санкт-Петербург, Moscow, Маскав, Россия",
  SA: "КСА, Мекка, Медина, хадж, умра, Джидда, Mecca, Makkah, Medina, Hajj, Umrah, Jeddah, Маккаи Мукаррама, Мадинаи Мунаввара, Ҳаҷ, Умра",
  SE: "Стокгольм, Stockholm, Шведсия",
  SY: "Дамаск, Damascus, Шом",
  SZ: "Свазиленд",
  TH: "Тайланд, Бангкок, Пхукет, Паттайя, Bangkok, Phuket, Pattaya",
  TM: "Туркмения, Ашхабад, Ashgabat",
  TR: "Стамбул, Анталья, Анкара, Istanbul, Antalya, Ankara, Истанбул",
  TZ: "Занзибар, Zanzibar",
  UA: "Киев, Kyiv, Kiev, Украйна",
  US: "США, Америка, Штаты, Нью-Йорк, States, New York, ИМА, Амрико",
  UZ: "Ташкент, Самарканд, Бухара, Tashkent, Samarkand, Bukhara, Тошканд, Самарқанд, Бухоро",
  VA: "Святой Престол",
  VN: "Нячанг, Ханой, Nha Trang, Hanoi",
  ZA: "ЮАР, RSA",
};

/** Search terms of an entry besides its label: names in the other languages, its code, common names. S1 §3. */
export function countryKeywords(country: Country): string[] {
  const { value, code2, labelRu, labelEn, labelTj } = country;
  const names = [COMMON_NAMES[code2], OTHER_ENGLISH_NAMES[code2]];
  const others = names.flatMap((list) => list?.split(", ") ?? []);
  return [...new Set([value, labelRu, labelEn, labelTj, code2, ...others])];
}

/** A country as an option of a list. */
export interface CountryOption {
  /** Two-letter code. */
  readonly value: string;
  readonly label: string;
  /** Other search terms. */
  readonly keywords: readonly string[];
  /** Rank among the most popular destinations, 0 the first: listed before other matches of a prefix. */
  readonly popularRank?: number;
}

/** A country or group as an option of a list. */
export function countryOption(country: Country, language: Language): CountryOption {
  const popularRank = POPULAR_DESTINATIONS.indexOf(country.code2);
  return {
    value: country.code2,
    label: countryLabel(country, language),
    keywords: countryKeywords(country),
    ...(popularRank < 0 ? {} : { popularRank }),
  };
}

/** Countries without the groups of a list, by name. */
export function countryOptions(
  countries: readonly Country[],
  language: Language,
): readonly CountryOption[] {
  return countries
    .filter((country) => !COUNTRY_GROUPS.includes(country))
    .map((country) => countryOption(country, language))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Whether a two-letter code is of a country that a person can be a citizen of. S1 §3, S2 §3. */
export function isCitizenship(code: string): boolean {
  return COUNTRIES.some((country) => country.code2 === code && !COUNTRY_GROUPS.includes(country));
}

/** Countries that a person can be a citizen of, by name. S1 §3, S2 §3. */
export function citizenshipOptions(language: Language): readonly CountryOption[] {
  return countryOptions(COUNTRIES, language);
}
