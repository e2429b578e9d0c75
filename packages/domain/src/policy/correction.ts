import leven from "leven";
import { compareDates } from "../dates/iso-date.ts";
import { foldPersonName } from "../person/names.ts";

/** Data of a sold policy that can be corrected. */
export const CORRECTION_FIELDS = [
  "name",
  "document",
  "birthDate",
  "email",
  "phone",
  "plate",
  "vin",
  "dates",
  "drivers",
] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];

/** Person who asks for a correction: the policyholder in the account, or a staff member. */
export type CorrectionAuthor = "holder" | "staff";

/** Rule for the correction of one field. */
export interface CorrectionRule {
  /** The policyholder may correct it in the account. */
  readonly byHolder: boolean;
  /** It can be corrected before the first day of cover, or until the last one. */
  readonly until: "start" | "end";
  /** The price is calculated again, and with it the commission of the partner that sold the policy. */
  readonly changesPrice: boolean;
  /** The policy document prints it: the correction issues a new version. */
  readonly reissues: boolean;
}

/** The only table of what may be corrected on a sold policy, by whom and until when. */
export const CORRECTION_RULES: Readonly<Record<CorrectionField, CorrectionRule>> = {
  name: { byHolder: true, until: "end", changesPrice: false, reissues: true },
  document: { byHolder: false, until: "end", changesPrice: false, reissues: true },
  birthDate: { byHolder: false, until: "end", changesPrice: true, reissues: true },
  email: { byHolder: true, until: "end", changesPrice: false, reissues: false },
  // Codes for the policy are sent to the phone: staff hear who asks.
  phone: { byHolder: false, until: "end", changesPrice: false, reissues: true },
  plate: { byHolder: false, until: "end", changesPrice: false, reissues: true },
  vin: { byHolder: false, until: "end", changesPrice: false, reissues: true },
  dates: { byHolder: false, until: "start", changesPrice: true, reissues: true },
  drivers: { byHolder: false, until: "end", changesPrice: true, reissues: true },
};

/** Characters of a name, birth date or VIN that may differ for a mistyped one. */
export const MISTYPED_CHARACTERS: Readonly<Record<CorrectionAuthor, number>> = {
  holder: 1,
  staff: 2,
};

/** A field that identifies a person or a vehicle: as it was sold, and as it is wanted. */
export interface IdentityChange {
  readonly field: "name" | "birthDate" | "vin";
  readonly sold: string;
  readonly wanted: string;
}

/** A wanted correction. */
export interface WantedCorrection {
  readonly fields: readonly CorrectionField[];
  /** Changes of names, birth dates and VINs; a name is a full name. */
  readonly identities: readonly IdentityChange[];
  /** The new first day of cover, ISO; absent if the dates stay. */
  readonly startDate?: string | undefined;
}

/** The fields of a policy that its correction depends on; dates are ISO, both days covered. */
export interface CorrectablePolicy {
  readonly startDate: string;
  readonly endDate: string;
  readonly cancelledOn?: string | undefined;
  /** There is a claim that was not refused. */
  readonly hasClaim: boolean;
}

/** Why a correction is refused. */
export type CorrectionRefusal =
  | "correctionEmpty"
  | "correctionCancelled"
  | "correctionEnded"
  | "correctionBegan"
  | "correctionBegin"
  | "correctionAtDesk";

/** Result of the rules for a correction; `twoPeople` needs a second staff member. */
export type CorrectionDecision =
  | { readonly kind: "alone" }
  | { readonly kind: "twoPeople" }
  | { readonly kind: "refused"; readonly refusal: CorrectionRefusal };

const isMistyped = ({ sold, wanted }: IdentityChange, author: CorrectionAuthor): boolean =>
  leven(foldPersonName(sold), foldPersonName(wanted)) <= MISTYPED_CHARACTERS[author];

const isContact = (field: CorrectionField): boolean => field === "email" || field === "phone";

/**
 * Decides about a correction on a day: who may make it, and whether it needs two people. Another person or vehicle than
 * the sold one needs two people, and so does everything but contacts when there is a claim.
 */
export function decideCorrection(
  policy: CorrectablePolicy,
  { fields, identities, startDate }: WantedCorrection,
  author: CorrectionAuthor,
  today: string,
): CorrectionDecision {
  const refused = (refusal: CorrectionRefusal) => ({ kind: "refused", refusal }) as const;
  if (fields.length === 0) return refused("correctionEmpty");
  if (policy.cancelledOn !== undefined) return refused("correctionCancelled");
  if (compareDates(today, policy.endDate) > 0) return refused("correctionEnded");
  const rules = fields.map((field) => CORRECTION_RULES[field]);
  const hasBegun = compareDates(policy.startDate, today) <= 0;
  if (hasBegun && rules.some(({ until }) => until === "start")) return refused("correctionBegan");
  if (startDate !== undefined && compareDates(startDate, today) <= 0) {
    return refused("correctionBegin");
  }
  const isOther = identities.some((change) => !isMistyped(change, author));
  const isDisputed = policy.hasClaim && !fields.every(isContact);
  if (author === "staff") return { kind: isOther || isDisputed ? "twoPeople" : "alone" };
  const isOwn = rules.every(({ byHolder }) => byHolder) && !isOther && !isDisputed;
  return isOwn ? { kind: "alone" } : refused("correctionAtDesk");
}

/** Whether a correction of some fields issues a new version of the policy document. */
export const reissuesDocument = (fields: readonly CorrectionField[]): boolean =>
  fields.some((field) => CORRECTION_RULES[field].reissues);

/** Whether the price is calculated again after a correction of some fields. */
export const recalculatesPrice = (fields: readonly CorrectionField[]): boolean =>
  fields.some((field) => CORRECTION_RULES[field].changesPrice);
