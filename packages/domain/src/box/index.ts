export { type BoxCover, boxCover } from "./box-cover.ts";
export {
  type BoxInsured,
  type BoxInsuredViolation,
  boxInsuredKindViolations,
  boxInsuredViolations,
  INSURED_ADDRESS_MAX_LENGTH,
  INSURED_FIELDS,
  INSURED_KINDS,
  type InsuredKind,
  insuredBirthDates,
  insuredTripDates,
  MAX_INSURED_PEOPLE,
  tidyBoxInsured,
} from "./insured.ts";
export { type InsuredThing, insuredThing, maskInsuredThing } from "./insured-thing.ts";
