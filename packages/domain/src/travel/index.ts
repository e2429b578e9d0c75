export { middleSum } from "../money/middle-sum.ts";
export {
  type AddOnFacts,
  type AddOnPremium,
  addOnSums,
  addOnValue,
  COVID_SUM,
  isAddOnValue,
  SUM_GROUPS,
  type SumAddOn,
  type SwitchAddOn,
  TRAVEL_ADD_ONS,
  type TravelAddOn,
} from "./add-ons.ts";
export {
  includesSchengen,
  isCovered,
  withCountry,
} from "./country-choice.ts";
export {
  DEFAULT_MEDICAL_COVER,
  isMedicalSum,
  MEDICAL_SUMS,
  type MedicalCover,
  SCHENGEN_LEAST,
  schengenCoverProblem,
  TRAVEL_CURRENCIES,
  type TravelCurrency,
} from "./medical-cover.ts";
export { isOptionCode, leisureOf, OPTION_CODES, type OptionCode, withOption } from "./options.ts";
export {
  AGE_GROUPS,
  type AgeGroup,
  ageGroupOf,
  allowsPregnancy,
  type BirthDateViolation,
  birthDateForGroup,
  DEFAULT_CITIZENSHIP,
  holderBirthDateViolation,
  insuredBirthDateBounds,
  insuredBirthDateViolation,
  MAX_INSURED_AGE,
  MAX_INSURED_PERSONS,
  MIN_INSURED_PERSONS,
  PREGNANCY_AGE,
  TRAVEL_ADDRESS_MAX_LENGTH,
} from "./people.ts";
export { documentValidity, INSURED_DOC_TYPES } from "./travel-documents.ts";
export {
  beginDateBounds,
  defaultTrip,
  endDateBounds,
  MAX_TRIP_DAYS,
  MAX_YEARS_AHEAD,
  MIN_TRIP_DAYS,
  MULTI_TRIP_DAYS,
  type Multi,
  movedEndDate,
  multiTrip,
  multiTripEnd,
  normalizePeriod,
  type TripDateViolation,
  type TripDateViolations,
  type TripPeriod,
  tripDateViolations,
  tripDays,
} from "./trip-dates.ts";
