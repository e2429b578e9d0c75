import type { Language } from "@sughurta/domain";
import { countryByCode, countryLabel } from "@sughurta/domain/countries";
import { carTitle, GREEN_CARD_TERRITORIES, type MotorSwitch } from "@sughurta/domain/motor";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { motorDocumentTexts } from "#src/products/motor/document/motor-document-texts.ts";
import type { TypicalCar, TypicalLiability } from "#src/products/motor/price/typical-vehicles.ts";
import type { TypicalBuyer } from "#src/products/price/typical-buyers.ts";
import type { TypicalTrip } from "#src/products/travel/typical-trips.ts";
import { buyerTexts } from "./buyer-texts.ts";

/** Description of a typical buyer in one line. */
export function buyerText(buyer: TypicalBuyer, language: Language): string {
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
