import type { Language } from "@sughurta/domain";
import { countryLabel } from "@sughurta/domain/countries";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { certificateTexts } from "./certificate-texts.ts";
import type { BoughtAddOn, TravelCover } from "./travel-cover.ts";

const DIRAM_PER_UNIT = 100;
/** Stands in the place of a sum. */
const INCLUDED = "✓";
/** Add-ons that have a line of their own. */
const LONE_ADD_ONS = 2;

const sumText = (sum: number, currency: string, language: Language) =>
  moneyText(sum * DIRAM_PER_UNIT, currency, language);

/** Names of the countries; the whole Schengen Area is told where one of its countries is covered. */
export function territoryText(cover: TravelCover, language: Language): string {
  const names = cover.countries.map((country) => countryLabel(country, language)).join(", ");
  const told = cover.countries.some(({ SCU, WET }) => SCU === 2 || WET === 2);
  return cover.schengen && !told ? `${names} ${certificateTexts[language].wholeSchengen}` : names;
}

/** Days of cover, or how long each of many trips may be. */
export function daysText({ multi, days }: TravelCover, language: Language): string {
  const texts = certificateTexts[language];
  return fill(multi === 1 ? texts.manyTrips : texts.oneTrip, { days });
}

/** The medical sum of each person. */
export function medicalText({ sum, currency }: TravelCover, language: Language): string {
  return fill(certificateTexts[language].perPerson, { sum: sumText(sum, currency, language) });
}

/** Name of an add-on with whom and where it is for, and its sum. */
export function addOnCells(
  { field, sum, names }: BoughtAddOn,
  cover: TravelCover,
  language: Language,
): [string, string] {
  const { addOns } = certificateTexts[language];
  const where = field === "flatSumAssured" ? cover.flatAddress : undefined;
  const name = [addOns[field], names.join(", "), where].filter(Boolean).join(": ");
  return [name, sum === undefined ? INCLUDED : sumText(sum, cover.currency, language)];
}

/** What a travel policy covers, in five lines at most. */
export function travelCoverLines(cover: TravelCover, language: Language): readonly string[] {
  const texts = certificateTexts[language];
  const addOns = cover.addOns
    .map((addOn) => addOnCells(addOn, cover, language))
    .map(([name, sum]) => (sum === INCLUDED ? name : `${name}, ${sum}`));
  const rest = addOns.slice(LONE_ADD_ONS).join("; ");
  return [
    `${texts.medical}: ${medicalText(cover, language)}`,
    `${texts.territory}: ${territoryText(cover, language)}`,
    ...addOns.slice(0, LONE_ADD_ONS),
    ...(rest === "" ? [] : [rest]),
  ];
}
