import type { Language } from "@sughurta/domain";
import { countryByCode, countryLabel } from "@sughurta/domain/countries";
import { carTitle, GREEN_CARD_TERRITORIES, type MotorSwitch } from "@sughurta/domain/motor";
import { deskTable } from "#src/desk/shell/elements.ts";
import { amountText, decimalText } from "#src/platform/texts/amount-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { motorDocumentTexts } from "#src/products/motor/document/motor-document-texts.ts";
import type { TypicalCar, TypicalLiability } from "#src/products/motor/price/typical-vehicles.ts";
import type { BuyerPrices, TypicalBuyer } from "#src/products/price/typical-buyers.ts";
import type { TypicalTrip } from "#src/products/travel/typical-trips.ts";

const ru = {
  buyer: "Покупатель",
  before: "Сейчас",
  after: "Станет",
  difference: "Разница",
  same: "без изменений",
  caption: "Десять типичных покупателей",
  notSold: "не продаётся",
  days: "дней",
  people: "человек",
  multi: "поездки весь год",
  nonResident: "владелец живёт не в Таджикистане",
  carAge: "возраст машины, лет",
  drivers: { oneNew: "один начинающий водитель", anybody: "любой водитель" } satisfies Readonly<
    Record<"oneNew" | "anybody", string>
  >,
};

const tg: typeof ru = {
  buyer: "Харидор",
  before: "Ҳоло",
  after: "Мешавад",
  difference: "Фарқ",
  same: "бетағйир",
  caption: "Даҳ харидори маъмулӣ",
  notSold: "фурӯхта намешавад",
  days: "рӯз",
  people: "нафар",
  multi: "сафарҳои зиёд",
  nonResident: "соҳибаш дар Тоҷикистон зиндагӣ намекунад",
  carAge: "синни мошин, сол",
  drivers: { oneNew: "як ронандаи навомӯз", anybody: "ҳар ронанда" },
};

const en: typeof ru = {
  buyer: "Buyer",
  before: "Now",
  after: "Then",
  difference: "Difference",
  same: "unchanged",
  caption: "Ten typical buyers",
  notSold: "not on sale",
  days: "days",
  people: "people",
  multi: "many trips",
  nonResident: "the owner does not live in Tajikistan",
  carAge: "age of the car, years",
  drivers: { oneNew: "one new driver", anybody: "any driver" },
};

/** Texts of the table of prices before and after a change. */
export const buyerTexts = { ru, tg, en };

/** Description of a typical buyer in one line. */
function buyerText(buyer: TypicalBuyer, language: Language): string {
  switch (buyer.line) {
    case "travel":
      return tripText(buyer.trip, buyer.currency, language);
    case "liability":
      return vehicleText(buyer.vehicle, language);
    case "casco":
      return carText(buyer.car, language);
  }
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

function tripText(
  { country, days, ages, sum, isMulti }: TypicalTrip,
  currency: string,
  language: Language,
): string {
  const texts = buyerTexts[language];
  return joined([
    countryText(country, language),
    isMulti ? texts.multi : "",
    `${texts.days}: ${days}`,
    `${texts.people}: ${ages.length} (${ages.join(", ")})`,
    `${amountText(sum, language)} ${currency}`,
  ]);
}

function vehicleText({ vehicleType, residentType }: TypicalLiability, language: Language): string {
  const type = motorDocumentTexts[language].vehicleTypes[vehicleType] ?? "";
  return joined([type, residentType === "nonresident" ? buyerTexts[language].nonResident : ""]);
}

function carText(
  { carMark, carModel, age, program, sum, drivers, options }: TypicalCar,
  language: Language,
): string {
  const texts = buyerTexts[language];
  return joined([
    carTitle(carMark, carModel),
    `${texts.carAge}: ${age}`,
    motorDocumentTexts[language].programmes[program],
    sum > 0 ? `${amountText(sum, language)} TJS` : "",
    drivers === "experienced" ? "" : texts.drivers[drivers],
    ...options.map((option) => optionText(option, language)),
  ]);
}

/** Name of a casco option; cover abroad is named by its country. */
export function optionText(
  option: Exclude<MotorSwitch, "oldNewOption">,
  language: Language,
): string {
  if (option === "accidentAnyOption" || option === "accident3tpOption") {
    return motorDocumentTexts[language].options[option];
  }
  const territory = GREEN_CARD_TERRITORIES.find(({ field }) => field === option);
  return territory ? countryText(territory.country, language) : option;
}

function countryText(code: string, language: Language): string {
  const known = countryByCode(code);
  return known ? countryLabel(known, language) : code;
}

/** Price before and after a change, in diram; `undefined` while the product is not sold. */
type PriceChange = Pick<BuyerPrices, "beforeDiram" | "afterDiram">;

const PERCENT = 100;

/** Prices before and after a change, with the difference in TJS and percent. */
export function priceChangeTable(
  language: Language,
  caption: string,
  changes: readonly (PriceChange & { readonly buyer: string })[],
) {
  const texts = buyerTexts[language];
  const sum = (diram: number | undefined) =>
    diram === undefined ? texts.notSold : moneyText(diram, "TJS", language);
  const columns = [
    texts.buyer,
    { label: texts.before, isSum: true },
    { label: texts.after, isSum: true },
    { label: texts.difference, isSum: true },
  ];
  const rows = changes.map((one) => [
    one.buyer,
    sum(one.beforeDiram),
    sum(one.afterDiram),
    differenceText(one, language),
  ]);
  return deskTable(caption, columns, rows);
}

function differenceText({ beforeDiram, afterDiram }: PriceChange, language: Language): string {
  if (beforeDiram === undefined || afterDiram === undefined) return "";
  const diram = afterDiram - beforeDiram;
  if (diram === 0) return buyerTexts[language].same;
  const plus = diram > 0 ? "+" : "";
  const percent = ((diram / beforeDiram) * PERCENT).toFixed(1);
  return `${plus}${moneyText(diram, "TJS", language)} (${plus}${decimalText(percent, language)}\u00a0%)`;
}

/** Prices of typical buyers before and after a change. */
export const buyerPricesTable = (prices: readonly BuyerPrices[], language: Language) =>
  priceChangeTable(
    language,
    buyerTexts[language].caption,
    prices.map((one) => ({ ...one, buyer: buyerText(one.buyer, language) })),
  );
