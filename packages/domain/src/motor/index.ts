export { BODY_NUMBER_LENGTH, isBodyNumber } from "./body-number.ts";
export {
  carAge,
  cascoProgramsFor,
  type IssueYearViolation,
  issueYears,
  issueYearViolation,
  MAX_CAR_AGE_YEARS,
  maxCarAge,
  newestTooOldYear,
} from "./car-age.ts";
export { carTitle, isCarName } from "./car-name.ts";
export { COMPENSATIONS, isCompensation } from "./compensation.ts";
export {
  type DriverDates,
  type DriverViolations,
  driverViolations,
  drivingYears,
  isNewDriver,
} from "./driver-experience.ts";
export {
  canAddDriver,
  canDeleteDriver,
  type DriverList,
  driverCountViolation,
  MAX_DRIVERS,
  MIN_DRIVERS,
  offersMultiDrive,
} from "./drivers.ts";
export {
  GREEN_CARD_FIELDS,
  GREEN_CARD_TERRITORIES,
  type GreenCardField,
  greenCardCountries,
} from "./green-card.ts";
export {
  CAR_NAME_MAX_LENGTH,
  type CarNames,
  type CarNameViolation,
  carNameViolation,
  carNameViolations,
  insuredSumsFor,
} from "./make-and-model.ts";
export {
  motorChoiceOf,
  motorOrderChoice,
  programSlug,
  termsDocumentNumber,
} from "./motor-address.ts";
export { agreementsOf, MOTOR_AGREEMENTS, type MotorAgreement } from "./motor-agreements.ts";
export {
  choosesBeginDate,
  defaultMotorPeriod,
  isLiabilityBegin,
  MOTOR_DURATION_MONTHS,
  type MotorPeriod,
  type MotorPeriodViolations,
  motorBeginDateBounds,
  motorEndDate,
  motorPeriodViolations,
} from "./motor-dates.ts";
export {
  type EligibilityQuestion,
  eligibilityQuestions,
  type MotorFacts,
  type MotorIneligibility,
  motorIneligibility,
} from "./motor-eligibility.ts";
export {
  includedOptions,
  isMotorOptionValue,
  MOTOR_OPTIONS,
  MOTOR_SWITCHES,
  type MotorOption,
  type MotorSumOption,
  type MotorSwitch,
  motorOptionSums,
  motorOptionValue,
  motorOptionViolations,
  offersOption,
} from "./motor-options.ts";
export {
  accidentOptionsOf,
  type CascoCover,
  type CascoProgram,
  coversOf,
  DEFAULT_CASCO_PROGRAM,
  type FixedProgram,
  isCascoProgram,
  isFixedProgram,
  isMotorProgram,
  MOTOR_CATEGORY,
  MOTOR_PRODUCTS,
  MOTOR_PROGRAMS,
  type MotorChoice,
  type MotorProduct,
  type MotorProgram,
  type MotorVariant,
  motorChoiceOfProduct,
  productOfProgram,
  programOfVariant,
  variantOf,
} from "./motor-programs.ts";
export { type PayoutCount, payoutCountOf } from "./payouts.ts";
export {
  formatPlate,
  isTaxiPlate,
  isUnusualPlate,
  type PlateViolation,
  plateOrigin,
  plateViolation,
} from "./plate.ts";
export {
  isRegistrationCertificate,
  normalizeRegistrationCertificate,
} from "./registration-certificate.ts";
export { CITY_LENGTH, needsTaxNumber, type ResidentType, residentDocTypes } from "./residence.ts";
export {
  findCarByName,
  findCarInText,
  findMakeInText,
  guessCars,
  searchCars,
} from "./search-cars.ts";
export { DEFAULT_INSURED_SUM, INSURED_SUMS, SUM_LISTS } from "./sum-lists.ts";
export { normalizeVehicleCode, VEHICLE_CODE_MAX_LENGTH } from "./vehicle-code.ts";
export {
  BODY_TYPES,
  isBodyType,
  isVehicleType,
  kindsOfSameUse,
  shownVehicleType,
  VEHICLE_TYPES,
  vehicleTypeCode,
} from "./vehicle-types.ts";
export { isVin, VIN_LENGTH, type VinViolation, vinViolation } from "./vin.ts";
export { type VehicleIdentityViolations, vehicleIdentityViolations } from "./vin-or-body.ts";
