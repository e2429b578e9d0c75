export { isBodyNumber } from "./body-number.ts";
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
export { COMPENSATIONS, isCompensation, pressedCompensation } from "./compensation.ts";
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
  carNameViolations,
  insuredSumsFor,
  isCarName,
  tidyCarName,
} from "./make-and-model.ts";
export {
  type MotorChoice,
  motorChoiceOf,
  programSlug,
  termsDocumentNumber,
} from "./motor-address.ts";
export { agreementsOf, MOTOR_AGREEMENTS, type MotorAgreement } from "./motor-agreements.ts";
export {
  choosesBeginDate,
  defaultMotorPeriod,
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
  isMotorOptionValue,
  MOTOR_OPTIONS,
  MOTOR_SWITCHES,
  type MotorOption,
  type MotorSumOption,
  type MotorSwitch,
  motorOptionSums,
  motorOptionValue,
  motorOptionViolations,
} from "./motor-options.ts";
export {
  accidentOptionOf,
  type CascoCover,
  type CascoProgram,
  coversOf,
  DEFAULT_CASCO_PROGRAM,
  type FixedProgram,
  isCascoProgram,
  isFixedProgram,
  isMotorProgram,
  MOTOR_PRODUCTS,
  MOTOR_PROGRAMS,
  type MotorProduct,
  type MotorProgram,
  type MotorVariant,
  productOfProgram,
  programOfVariant,
  variantOf,
} from "./motor-programs.ts";
export {
  formatPlate,
  isTaxiPlate,
  type PlateViolation,
  plateOrigin,
  plateViolation,
} from "./plate.ts";
export {
  isRegistrationCertificate,
  tidyRegistrationCertificate,
} from "./registration-certificate.ts";
export { needsTaxNumber, type ResidentType, residentDocType } from "./residence.ts";
export { searchCars } from "./search-cars.ts";
export { DEFAULT_INSURED_SUM, INSURED_SUMS, SUM_LISTS } from "./sum-lists.ts";
export { tidyVehicleCode } from "./vehicle-code.ts";
export {
  BODY_TYPES,
  isBodyType,
  isVehicleType,
  shownVehicleType,
  VEHICLE_TYPES,
  vehicleTypeCode,
} from "./vehicle-types.ts";
export { isVin, VIN_LENGTH } from "./vin.ts";
export { type VehicleIdentityViolations, vehicleIdentityViolations } from "./vin-or-body.ts";
