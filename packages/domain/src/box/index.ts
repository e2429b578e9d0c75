export {
  type BoxInsured,
  type BoxInsuredViolation,
  boxInsuredKindViolations,
  boxInsuredViolations,
  INSURED_ADDRESS_MAX_LENGTH,
  INSURED_FIELDS,
  INSURED_KINDS,
  type InsuredKind,
  MAX_INSURED_PEOPLE,
} from "./insured.ts";
