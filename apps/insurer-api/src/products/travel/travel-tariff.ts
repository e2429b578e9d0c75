import { CIS_CODES, countryByCode, SCHENGEN_CODES } from "@sughurta/domain/countries";
import {
  type AgeGroup,
  ageGroupId,
  ageGroupOfId,
  DEFAULT_MEDICAL_COVER,
  isMedicalSum,
  MAX_INSURED_AGE,
} from "@sughurta/domain/travel";
import * as z from "zod/mini";
import {
  addBroken,
  addition,
  assertAscending,
  assertMonotonic,
  factorsByAge,
  factorsBySum,
  getPlaces,
  limit,
  price,
} from "#src/products/tariff/figures.ts";
import { defineTariff } from "#src/products/tariff/tariffs.ts";

/** Zones from cheap to expensive; the most expensive chosen one applies. */
export const ZONES_BY_PRICE = ["cis", "near", "europe", "world"] as const;
export type TravelZone = (typeof ZONES_BY_PRICE)[number];

/** Codes of countries, not of groups. */
const countryCodes = z.array(z.string().check(z.regex(/^[A-Z]{2}$/)));

/**
 * The figures of the travel tariff (S1 §9). Premiums are computed in the currency of the cover, each rounded to the
 * diram by itself.
 * - **Zone**: the price per person and day of medical cover of 30 000. The most expensive zone of the chosen countries
 *   applies; a group costs as much as its most expensive country.
 * - **Days**: each further stretch of a trip costs its own percent of the daily price. A multi-trip policy costs as
 *   much as its longest trip.
 * - **Age group, medical sum** multiply the medical price; sport is a separate premium. The medical sums in the tariff are
 *   those on sale; the default of every form is always one of them. Its age groups have every age that can be insured,
 *   once.
 * - **Add-ons** are added: with a sum as a percent of it, without a sum by the day.
 * - **Partner**: the discount of its visitors, before a promo code.
 */
const travelFigures = z
  .strictObject({
    dailyPrices: z.strictObject({
      cis: price("perDay"),
      near: price("perDay"),
      europe: price("perDay"),
      world: price("perDay"),
    }),
    /** Outside the CIS and Schengen, with cheaper treatment than in Europe. */
    nearCountries: countryCodes,
    /** Countries with the most expensive treatment; the whole world includes them. */
    dearCountries: countryCodes,
    /** Percent of the daily price for the days up to and including `toDay`. */
    dayPercents: z.array(z.strictObject({ toDay: limit("days"), percent: price("percent") })),
    /** For the days after the last of these. */
    laterDaysPercent: price("percent"),
    /** By age group on the first day. */
    ageFactors: factorsByAge((id) => ageGroupOfId(id) !== undefined),
    /** By medical sum. */
    medicalFactors: factorsBySum((sum) => isMedicalSum(sum)),
    /** Surcharge of sport as a percent of the medical price. */
    sportPercent: addition("percent"),
    addOnPercents: z.strictObject({
      thingsSumAssured: addition("percent"),
      flatSumAssured: addition("percent"),
      neighborSumAssured: addition("percent"),
      accSumAssured: addition("percent"),
      flightDelaySign: addition("percent"),
      baggageDelaySign: addition("percent"),
      baggageLossSign: addition("percent"),
    }),
    addOnDailyPrices: z.strictObject({
      pregnantOption: addition("perDay"),
      covid19Option: addition("perDay"),
      sunOption: addition("perDay"),
      alcoholicOption: addition("perDay"),
      poisoningOption: addition("perDay"),
      seaCreatureOption: addition("perDay"),
    }),
    /** Discount of a partner's visitors, by the partner's code in the address. */
    partnerPercents: z.array(
      z.strictObject({
        partner: z.string().check(z.regex(/^[A-Z0-9_-]{1,40}$/)),
        percent: addition("percent"),
      }),
    ),
  })
  .check((checked) => {
    const { dailyPrices, dayPercents, ageFactors, medicalFactors, partnerPercents } = checked.value;
    assertMonotonic(checked, getPlaces("dailyPrices", dailyPrices, ZONES_BY_PRICE));
    assertAscending(
      checked,
      dayPercents.map(({ toDay: value }, row) => ({ path: ["dayPercents", row, "toDay"], value })),
    );
    requireEveryAge(checked, getAgeGroups({ ageFactors }));
    const ages = getAgeGroups({ ageFactors }).map(ageGroupId);
    assertMonotonic(
      checked,
      ages.map((id) => ({ path: ["ageFactors", id], value: ageFactors[id] ?? 0 })),
    );
    const sums = getMedicalSums({ medicalFactors }).map(String);
    assertMonotonic(
      checked,
      sums.map((sum) => ({ path: ["medicalFactors", sum], value: medicalFactors[sum] ?? 0 })),
    );
    const least = String(DEFAULT_MEDICAL_COVER.sum);
    if (!sums.includes(least)) {
      addBroken(checked, ["medicalFactors"], { rule: "missing", than: ["medicalFactors", least] });
    }
    requireZones(checked, checked.value);
    const partners = partnerPercents.map(({ partner }) => partner);
    for (const [row, partner] of partners.entries()) {
      const isFirst = partners.indexOf(partner) === row;
      if (!isFirst) addBroken(checked, ["partnerPercents", row, "partner"], { rule: "twice" });
    }
  });

/** The figures of a travel tariff. */
export type TravelFigures = z.infer<typeof travelFigures>;

/** The medical sums on sale, ascending. */
export const getMedicalSums = ({ medicalFactors }: Pick<TravelFigures, "medicalFactors">) =>
  Object.keys(medicalFactors)
    .map(Number)
    .sort((one, other) => one - other);

/** The age groups on sale, ascending. */
export const getAgeGroups = ({ ageFactors }: Pick<TravelFigures, "ageFactors">): AgeGroup[] =>
  Object.keys(ageFactors)
    .flatMap((id) => ageGroupOfId(id) ?? [])
    .sort((one, other) => one.fromAge - other.fromAge || one.toAge - other.toAge);

/** Requires that every age which can be insured is in one group. */
function requireEveryAge(checked: z.core.ParsePayload, groups: readonly AgeGroup[]): void {
  let next = 0;
  for (const group of groups) {
    const path = ["ageFactors", ageGroupId(group)];
    if (group.fromAge > next) addBroken(checked, path, { rule: "agesMissing" });
    if (group.fromAge < next) addBroken(checked, path, { rule: "agesTwice" });
    next = Math.max(next, group.toAge + 1);
  }
  if (next <= MAX_INSURED_AGE) addBroken(checked, ["ageFactors"], { rule: "agesMissing" });
}

/** Refuses lists that would make a country more expensive than the group it belongs to, or give it two zones. */
function requireZones(
  checked: z.core.ParsePayload,
  {
    nearCountries,
    dearCountries,
  }: { readonly nearCountries: readonly string[]; readonly dearCountries: readonly string[] },
): void {
  const lists = { nearCountries, dearCountries };
  for (const [name, codes] of Object.entries(lists)) {
    for (const [row, code] of codes.entries()) {
      if (!countryByCode(code)) addBroken(checked, [name, row], { rule: "countryUnknown" });
      const isOfGroup = CIS_CODES.includes(code) || SCHENGEN_CODES.includes(code);
      const isInBoth = name === "dearCountries" && nearCountries.includes(code);
      if (isOfGroup || isInBoth) addBroken(checked, [name, row], { rule: "countryHasZone" });
    }
  }
}

/** The tariff of travel (S1 §9). */
export const travelTariff = defineTariff("travel", travelFigures);
