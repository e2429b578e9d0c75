export {
  type BoxCover,
  type BoxTerms,
  boxCover,
  type CoverPayout,
  FIRST_PAID_DAY_LABEL,
  firstPaidDay,
  REPORTING_KINDS,
  type ReportingKind,
  reportDays,
} from "./box-terms.ts";
export { COVER_FAMILIES, type CoverFamily, coverFamily, policyFamily } from "./cover-family.ts";
export {
  type BoxInsured,
  INSURED_ADDRESS_MAX_LENGTH,
  INSURED_FIELDS,
  INSURED_KINDS,
  type InsuredAges,
  type InsuredKind,
  type InsuredThing,
  insuredBirthDates,
  insuredThing,
  insuredTripDates,
  MAX_INSURED_PEOPLE,
  maskInsuredThing,
  normalizeBoxInsured,
} from "./insured.ts";
export {
  type BoxInsuredViolation,
  boxInsuredKindViolations,
  boxInsuredViolations,
  type InsuredOfBox,
  insuredAgeViolations,
} from "./insured-violations.ts";
export {
  type BoxOffer,
  type BoxOfferViolation,
  boxOfferViolations,
  MAX_BOX_MONTHS,
  MAX_INSURED_AGE,
} from "./offer-violations.ts";
