export {
  CLAIM_STATES,
  CLAIM_STEPS,
  type ClaimNoteViolation,
  type ClaimState,
  type ClaimStateChange,
  type ClaimStep,
  type ClaimStepName,
  claimNoteViolation,
  claimNumber,
  claimStateTones,
  claimSteps,
  type NextClaimState,
  nextClaimStates,
  parseClaimNumber,
} from "./claim/claim.ts";
export {
  COUPON_RETRY_MINUTES,
  type Coupon,
  type CouponRefusal,
  type CouponResponse,
  getDiscount,
  toCouponCode,
} from "./coupon/coupon.ts";
export {
  formatDate,
  parseDisplayDate,
  type TypedDateViolation,
  typedDateViolation,
} from "./dates/display-date.ts";
export {
  addDays,
  addMonths,
  addYears,
  ageOn,
  compareDates,
  DAY_MS,
  type DateBounds,
  type DateRange,
  daysBetween,
  isDateWithin,
  isIsoDate,
  isoDateFrom,
} from "./dates/iso-date.ts";
export { addWorkingDays } from "./dates/working-days.ts";
export {
  acceptedFiles,
  CLAIM_FILES,
  FILE_ENDINGS,
  type FileKind,
  type FileLimits,
  fileEnding,
  isFileOfKind,
  isFileSmallEnough,
  maxFileBytes,
  RECEIPT_FILES,
  RESUME_FILES,
} from "./files/file-limits.ts";
export { BYTES_PER_MEGABYTE } from "./files/megabyte.ts";
export {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  waitText,
} from "./language/language.ts";
export { fromDiram, PRICE_CURRENCY, roundMoney, splitDiram, toDiram } from "./money/money.ts";
export {
  ATTRIBUTION_DAYS,
  fitsPartnerOrigin,
  isAttributionValue,
  isPartnerReference,
  isTestKey,
  type OrderVisits,
  partnerOriginSuffix,
  TEST_KEY_PREFIXES,
  type Visit,
} from "./partner/partner.ts";
export {
  type NewPasswordViolation,
  newPasswordViolation,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "./password/new-password.ts";
export {
  isPaymentOperator,
  operatorName,
  operatorsFor,
  PAYMENT_OPERATORS,
  type PaymentOperator,
  POLICY_TYPES,
  type PolicyType,
} from "./payment/operators.ts";
export {
  BOX_NAME_MAX_LENGTH,
  claimFullNameViolation,
  foldPersonName,
  foreignLetter,
  maskName,
  type NameViolation,
  normalizeName,
  PERSON_NAME_MAX_LENGTH,
  personNameViolation,
} from "./person/names.ts";
export {
  EMAIL_MAX_LENGTH,
  type Gender,
  type GenderLetter,
  genderCode,
  genderLetter,
  isEmail,
  RESUME_EMAIL_MAX_LENGTH,
} from "./person/person-fields.ts";
export {
  assistanceCall,
  type CalledAbout,
  helpPhone,
  helpPhones,
  type InsurerPhones,
  needsAssistance,
  telHref,
  unbrokenPhone,
} from "./phone/insurer-phones.ts";
export {
  formatNationalPhone,
  formatPhone,
  fromWirePhone,
  isRepeatedDigit,
  normalizeCode,
  PHONE_COUNTRY_CODE,
  type PhoneReading,
  type PhoneViolation,
  parsePhone,
  readPhone,
  SMS_CODE_LENGTH,
  SMS_CODE_PATTERN,
  toWirePhone,
  typedPhone,
} from "./phone/phone.ts";
export {
  type CancellablePolicy,
  cancellationRefund,
  cancellationText,
  neverBegan,
} from "./policy/cancellation.ts";
export {
  CORRECTION_FIELDS,
  CORRECTION_RULES,
  type CorrectionAuthor,
  type CorrectionDecision,
  type CorrectionField,
  type CorrectionRefusal,
  decideCorrection,
  type IdentityChange,
  recalculatesPrice,
  reissuesDocument,
} from "./policy/correction.ts";
export {
  type DuePart,
  firstInstalment,
  getInstalments,
  INSTALMENT_NOTICES,
  type Instalment,
  type InstalmentNotice,
  instalmentNoticeOn,
  suspendedSince,
  suspensionDay,
} from "./policy/instalments.ts";
export {
  FIRST_TEST_SERIAL,
  isPolicyNumber,
  isTestPolicyNumber,
  MAX_POLICY_SERIAL,
  normalizePolicyCode,
  normalizePolicyNumber,
  policyNumberFrom,
} from "./policy/policy-number.ts";
export {
  type ClaimRefusal,
  claimRefusalOn,
  POLICY_STATUSES,
  type PolicyStatus,
  type PolicyTerm,
  policyStatusOn,
  policyStatusTones,
  renewalBegin,
  type StateTone,
} from "./policy/policy-status.ts";
export { SEPARATE_SITE_CODES, sellsOnSeparateSite } from "./product/separate-site.ts";
export {
  DECISION_WORKING_DAYS,
  HOME_ADVANCE_DAYS,
  HOME_ADVANCE_SUM_TJS,
  INSTALMENT_REMINDER_DAYS,
  INSTALMENTS,
  LIABILITY_SUM_TJS,
  NOTIFY_DAYS,
  NOTIFY_HOME_DAYS,
  NOTIFY_LIABILITY_WORKING_DAYS,
  PAYOUT_WORKING_DAYS,
  REFUND_PERCENT,
  REFUND_WORKING_DAYS,
  SMALL_REPAIR_SUM_TJS,
  SUSPENSION_DAYS,
  THEFT_SEARCH_DAYS,
} from "./promises/promises.ts";
export {
  RETENTION,
  type Retention,
  type RetentionKind,
  type RetentionStart,
} from "./promises/retention.ts";
export {
  RETENTION_KINDS,
  retentionName,
  retentionTerm,
} from "./promises/retention-texts.ts";
export { findLast, hasOwn } from "./records/records.ts";
export {
  cleanText,
  isAllowedLink,
  isAllowedPicture,
  isPlainText,
  unprintableSign,
} from "./text/clean-text.ts";
export { foldName } from "./text/search-by-name.ts";
