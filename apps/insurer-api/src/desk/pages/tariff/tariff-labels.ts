import type { Language } from "@sughurta/domain";
import { COMPENSATIONS, GREEN_CARD_TERRITORIES, VEHICLE_TYPES } from "@sughurta/domain/motor";
import { ageGroupOfId, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import { optionText } from "#src/desk/pages/price/price-changes.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { motorDocumentTexts } from "#src/products/motor/document/motor-document-texts.ts";
import type { FigureUnit } from "#src/products/tariff/figures.ts";
import { certificateTexts } from "#src/products/travel/document/certificate-texts.ts";

/** Labels of tariff parts that policies have no word for. */
const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ru: {
    dailyPrices: "Цена дня на одного человека при медицинском покрытии 30\u00a0000",
    cis: "СНГ",
    near: "Ближние страны",
    europe: "Европа и остальные страны",
    world: "Страны с дорогим лечением и весь мир",
    nearCountries: "Ближние страны: двухбуквенные коды через пробел",
    dearCountries: "Страны с дорогим лечением: двухбуквенные коды через пробел",
    dayPercents: "Какую часть цены дня стоит каждый день поездки",
    toDay: "По день",
    percent: "Доля",
    laterDaysPercent: "Дни после последней строки",
    ageFactors: "Возраст в первый день поездки, лет",
    medicalFactors: "Медицинское покрытие на человека",
    lastAge: "По возраст",
    sum: "Сумма на лечение",
    figure: "Коэффициент к цене дня",
    sportPercent: "Спортивный отдых: процент от цены медицинского покрытия",
    addOnPercents: "Опции: процент от их суммы",
    addOnDailyPrices: "Опции: цена дня",
    partnerPercents: "Скидка для покупателей партнёров",
    partner: "Код партнёра",
    prices: "Цена полиса на год",
    nonResidentFactor: "Владелец живёт не в Таджикистане",
    minimumPremium: "Наименьшая цена, в том числе с промокодом",
    programPercents: "Программы: процент от страховой суммы",
    minimumPremiums: "Наименьшая цена программы, в том числе с промокодом",
    carAges: "Возраст машины",
    toAge: "По год",
    factor: "Коэффициент",
    olderCarFactor: "Машины старше последней строки",
    newDriverFactors: "Сколько водителей молоды или начали водить недавно",
    one: "1",
    two: "2",
    three: "3",
    anyDriverFactor: "Любой водитель",
    oldNewPercent: "Новые детали вместо старых: процент от цены программы",
    optionPrices: "Опции на год",
    optionPercents: "Опции: процент от их суммы",
  },
  tg: {
    dailyPrices: "Нархи як рӯз барои як нафар ҳангоми маблағи тиббии 30\u00a0000",
    cis: "ИДМ",
    near: "Кишварҳои наздик",
    europe: "Аврупо ва кишварҳои дигар",
    world: "Кишварҳое, ки табобаташон гарон аст, ва тамоми ҷаҳон",
    nearCountries: "Кишварҳои наздик: рамзҳои дуҳарфа бо фосила",
    dearCountries: "Кишварҳое, ки табобаташон гарон аст: рамзҳои дуҳарфа бо фосила",
    dayPercents: "Ҳар рӯзи сафар чанд фоизи нархи як рӯз аст",
    toDay: "То рӯзи",
    percent: "Ҳисса",
    laterDaysPercent: "Рӯзҳои баъд аз сатри охирин",
    ageFactors: "Синну сол дар рӯзи якуми сафар",
    medicalFactors: "Маблағи тиббӣ барои як нафар",
    lastAge: "То синни",
    sum: "Маблағи табобат",
    figure: "Коэффитсиент ба нархи як рӯз",
    sportPercent: "Истироҳати варзишӣ: фоиз аз нархи суғуртаи тиббӣ",
    addOnPercents: "Иловаҳо: фоиз аз маблағи онҳо",
    addOnDailyPrices: "Иловаҳо: нархи як рӯз",
    partnerPercents: "Тахфиф барои харидорони шарикон",
    partner: "Рамзи шарик",
    prices: "Нархи полис барои як сол",
    nonResidentFactor: "Соҳибаш дар Тоҷикистон зиндагӣ намекунад",
    minimumPremium: "Нархи камтарин, бо рамзи тахфиф ҳам",
    programPercents: "Барномаҳо: фоиз аз маблағи суғурта",
    minimumPremiums: "Нархи камтарини барнома, бо рамзи тахфиф ҳам",
    carAges: "Синни мошин",
    toAge: "То соли",
    factor: "Коэффитсиент",
    olderCarFactor: "Мошинҳои куҳнатар аз сатри охирин",
    newDriverFactors: "Чанд ронанда ҷавон ё навомӯз аст",
    one: "1",
    two: "2",
    three: "3",
    anyDriverFactor: "Ҳар ронанда",
    oldNewPercent: "Қисмҳои нав ба ҷойи куҳна: фоиз аз нархи барнома",
    optionPrices: "Иловаҳо барои як сол",
    optionPercents: "Иловаҳо: фоиз аз маблағи онҳо",
  },
  en: {
    dailyPrices: "Daily price for one person with a medical limit of 30\u00a0000",
    cis: "CIS",
    near: "Nearer countries",
    europe: "Europe and the remaining countries",
    world: "Countries with expensive treatment, and the whole world",
    nearCountries: "Nearer countries: two-letter codes with spaces between",
    dearCountries: "Countries with expensive treatment: two-letter codes with spaces between",
    dayPercents: "Each day of a trip as a share of the daily price",
    toDay: "Up to day",
    percent: "Share",
    laterDaysPercent: "Days after the last row",
    ageFactors: "Age on the first day of the trip",
    medicalFactors: "Medical limit for each person",
    lastAge: "Up to age",
    sum: "Medical limit",
    figure: "Factor of the daily price",
    sportPercent: "Sport: percent of the medical price",
    addOnPercents: "Add-ons: percent of their limit",
    addOnDailyPrices: "Add-ons: price of a day",
    partnerPercents: "Discount for buyers of partners",
    partner: "Partner code",
    prices: "Price of a policy for a year",
    nonResidentFactor: "The owner does not live in Tajikistan",
    minimumPremium: "Minimum price, even with a promo code",
    programPercents: "Programmes: percent of the sum insured",
    minimumPremiums: "Lowest price of a programme, with a promo code too",
    carAges: "Age of the car",
    toAge: "Up to year",
    factor: "Factor",
    olderCarFactor: "Cars older than the last row",
    newDriverFactors: "How many drivers are young or new",
    one: "1",
    two: "2",
    three: "3",
    anyDriverFactor: "Any driver",
    oldNewPercent: "New parts for old: percent of the price of the programme",
    optionPrices: "Add-ons for a year",
    optionPercents: "Add-ons: percent of their limit",
  },
};

const UNITS: Readonly<Record<FigureUnit, Readonly<Record<Language, string>>>> = {
  tjs: { ru: "TJS", tg: "TJS", en: "TJS" },
  perDay: { ru: "в валюте полиса", tg: "бо асъори полис", en: "in the currency of the policy" },
  percent: { ru: "%", tg: "%", en: "%" },
  factor: { ru: "×", tg: "×", en: "×" },
  years: { ru: "лет", tg: "сол", en: "years" },
  days: { ru: "дней", tg: "рӯз", en: "days" },
};

/** Name of a unit. */
export const unitText = (unit: FigureUnit, language: Language): string => UNITS[unit][language];

/** Label of a figure, with its unit unless the name contains it. */
export const withUnit = (label: string, unit: FigureUnit | undefined, language: Language) =>
  unit === undefined || unit === "days" || unit === "years"
    ? label
    : `${label}, ${unitText(unit, language)}`;

/** Label of a part of a tariff, by its name in the figures. */
export function partLabel(name: string, language: Language): string {
  const known = LABELS[language][name];
  if (known !== undefined) return known;
  const age = ageGroupOfId(name);
  if (age) return age.fromAge === age.toAge ? `${age.toAge}` : `${age.fromAge}–${age.toAge}`;
  if (/^\d+$/.test(name)) return amountText(Number(name), language);
  const addOn = TRAVEL_ADD_ONS.find(({ field }) => field === name);
  if (addOn) return certificateTexts[language].addOns[addOn.field];
  // The name of ages that are no group ends with the typed one.
  return motorLabels(language)[name] ?? name.replace(/^from\d+to/, "");
}

function motorLabels(language: Language): Readonly<Record<string, string | undefined>> {
  const words = motorDocumentTexts[language];
  const named = (names: readonly string[], labels: readonly string[]) =>
    Object.fromEntries(names.map((name, place) => [name, labels[place]]));
  const abroad = GREEN_CARD_TERRITORIES.map(({ field }) => [field, optionText(field, language)]);
  return {
    ...words.programmes,
    ...words.options,
    ...Object.fromEntries(abroad),
    ...named(VEHICLE_TYPES, words.vehicleTypes),
    ...named(COMPENSATIONS, words.compensations),
    compensationFactors: words.compensation,
  };
}

/** Label of a path in a tariff: table, row and part. */
export function placeLabel(path: readonly PropertyKey[], language: Language): string {
  return path
    .map((part) => (typeof part === "number" ? `${part + 1}` : partLabel(String(part), language)))
    .join(" · ");
}
