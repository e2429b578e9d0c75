export { type BoxCover, boxCover } from "./box-cover.ts";
export {
  type BoxTerms,
  type CoverPayout,
  FIRST_PAID_DAY_LABEL,
  firstPaidDay,
  REPORTING_KINDS,
  type ReportingKind,
  reportDays,
} from "./box-terms.ts";
export { COVER_FAMILIES, type CoverFamily } from "./cover-families.ts";
export { coverFamily, policyFamily } from "./cover-family.ts";
export {
  type BoxInsured,
  INSURED_ADDRESS_MAX_LENGTH,
  INSURED_FIELDS,
  type InsuredAges,
  insuredBirthDates,
  insuredTripDates,
  MAX_INSURED_PEOPLE,
  normalizeBoxInsured,
} from "./insured.ts";
export { INSURED_KINDS, type InsuredKind } from "./insured-kinds.ts";
export { type InsuredThing, insuredThing, maskInsuredThing } from "./insured-thing.ts";
export {
  type BoxInsuredViolation,
  boxInsuredKindViolations,
  boxInsuredViolations,
  type InsuredOfBox,
  insuredAgeViolations,
} from "./insured-violations.ts";
