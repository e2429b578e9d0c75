import type { CheckedBodyOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import {
  allowsPregnancy,
  holderBirthDateViolation,
  insuredBirthDateViolation,
  isAddOnValue,
  isOptionCode,
  OPTION_CODES,
  TRAVEL_ADD_ONS,
  tripDateViolations,
} from "@sughurta/domain/travel";
import type { FieldCodes } from "#src/platform/failures/failure-error.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { countryCodes, isHomeCountry } from "./zone.ts";

/** Request for a travel price. */
export type TripRequest = CheckedBodyOf<typeof calculateTravel>;

function countryViolation(country: string): FailureCode | undefined {
  const codes = countryCodes(country);
  if (codes.some(isHomeCountry)) return "countryHome";
  return codes.length === 0 || codes.includes(undefined) ? "countryUnknown" : undefined;
}

/** Whether a person has Covid cover: chosen individually, or for all if no traveller is named (SPEC-36). */
export function hasCovid(trip: TripRequest, person: TripRequest["las"][number]): boolean {
  return person.sequence?.includes(OPTION_CODES.covid) ?? trip.covid19Option === 1;
}

function addOnViolations(trip: TripRequest): FieldCodes {
  const violations: FieldCodes = {};
  for (const { field } of TRAVEL_ADD_ONS) {
    if (!isAddOnValue(field, trip[field] ?? 0)) violations[field] = ["addOnSum"];
  }
  const birthDates = trip.las.map(({ laBirthday }) => laBirthday);
  if (trip.pregnantOption === 1 && !allowsPregnancy(birthDates, trip.beginDate)) {
    violations.pregnantOption = ["pregnancyAge"];
  }
  const someoneHasCovid = trip.las.some((person) => hasCovid(trip, person));
  if (violations.covid19Option === undefined && (trip.covid19Option === 1) !== someoneHasCovid) {
    violations.covid19Option = ["covidPersons"];
  }
  if (trip.sequence && !trip.sequence.every(isOptionCode)) violations.sequence = ["optionUnknown"];
  return violations;
}

function peopleViolations(trip: TripRequest, today: string): FieldCodes {
  const violations: FieldCodes = {};
  for (const [index, person] of trip.las.entries()) {
    const birthDate = insuredBirthDateViolation(person.laBirthday, today, trip.beginDate);
    if (birthDate) violations[`las.${index}.laBirthday`] = [birthDate];
    if (person.sequence?.some((code) => code !== OPTION_CODES.covid)) {
      violations[`las.${index}.sequence`] = ["optionUnknown"];
    }
  }
  // The quick quote insures its holder.
  if (trip.shortValidate && trip.holderBirthday) {
    const holder = holderBirthDateViolation(trip.holderBirthday, today);
    if (holder) violations.holderBirthday = [holder];
  }
  return violations;
}

/** Violation of a medical sum that is not among those on sale. */
export function medicalSumViolations(
  { mainSumAssured }: Pick<TripRequest, "mainSumAssured">,
  onSale: readonly number[],
): FieldCodes {
  if (onSale.includes(mainSumAssured)) return {};
  // Whole numbers look the same in every language.
  const sums = onSale.map((sum) => amountText(sum, "ru")).join(", ");
  return { mainSumAssured: [{ code: "medicalSumNotSold", sums }] };
}

/** Violations of a trip for a price, by field (S1 §5); its medical sum is checked by {@link medicalSumViolations}. */
export function tripViolations(trip: TripRequest, today: string): FieldCodes {
  const country = countryViolation(trip.country);
  const dates = Object.entries(tripDateViolations(trip, today)).map(([field, code]) => [
    field,
    [code],
  ]);
  return {
    ...(country ? { country: [country] } : {}),
    ...Object.fromEntries(dates),
    ...peopleViolations(trip, today),
    ...addOnViolations(trip),
  };
}
