import { assistanceCall, type Language } from "@sughurta/domain";
import { countryLabel } from "@sughurta/domain/countries";
import type { TermLines } from "#src/content/terms/box-terms-view.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { BoughtAddOn, TravelCover } from "#src/products/line/policy-cover.ts";
import type { LinesContext } from "#src/products/line/product-line.ts";
import { certificateTexts } from "./certificate-texts.ts";

const DIRAM_PER_UNIT = 100;
/** Printed in place of a sum. */
const INCLUDED = "✓";

const sumText = (sum: number, currency: string, language: Language) =>
  moneyText(sum * DIRAM_PER_UNIT, currency, language);

/** Names of the countries; the whole Schengen Area if one of its countries is covered. */
export function territoryText(cover: TravelCover, language: Language): string {
  const names = cover.countries.map((country) => countryLabel(country, language)).join(", ");
  const told = cover.countries.some(({ SCU, WET }) => SCU === 2 || WET === 2);
  return cover.schengen && !told ? `${names} ${certificateTexts[language].wholeSchengen}` : names;
}

/** Days of cover, or the maximum length of each trip of a multi-trip policy. */
export function daysText({ multi, days }: TravelCover, language: Language): string {
  const texts = certificateTexts[language];
  return fill(multi === 1 ? texts.manyTrips : texts.oneTrip, { days });
}

/** The medical sum per person. */
export function medicalText({ sum, currency }: TravelCover, language: Language): string {
  return fill(certificateTexts[language].perPerson, { sum: sumText(sum, currency, language) });
}

/** Name of an add-on with its people and territory, and its sum. */
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

/** Exclusions of a travel policy: an option removes its exclusion. SPEC-83. */
export function getExclusions({ addOns, sport }: TravelCover, language: Language): string[] {
  const { exclusions } = certificateTexts[language];
  const paysAfterAlcohol = addOns.some(({ field }) => field === "alcoholicOption");
  return [
    exclusions.planned,
    paysAfterAlcohol ? exclusions.drugs : exclusions.alcoholAndDrugs,
    ...(sport ? [] : [exclusions.sport]),
  ];
}

/** The covered kind of holiday. */
export function leisureText({ sport }: TravelCover, language: Language): string {
  const texts = certificateTexts[language];
  return sport ? texts.sport : texts.calm;
}

/** Cover and conditions of a travel policy, as in its certificate, for the account and the email. */
export function travelTermLines(cover: TravelCover, { language, phones }: LinesContext): TermLines {
  const texts = certificateTexts[language];
  return {
    cover: [
      `${texts.medical}: ${medicalText(cover, language)}`,
      ...cover.addOns
        .map((addOn) => addOnCells(addOn, cover, language))
        .map(([name, sum]) => (sum === INCLUDED ? name : `${name}: ${sum}`)),
    ],
    conditions: [
      `${texts.territory}: ${territoryText(cover, language)}`,
      `${texts.days}: ${daysText(cover, language)}`,
      `${texts.leisure}: ${leisureText(cover, language)}`,
      assistanceCall(language, phones.assistancePhone),
      ...getExclusions(cover, language).map((text) => `${texts.notCovered}: ${text}`),
    ],
  };
}
