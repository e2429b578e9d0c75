import { DOCUMENT_MAX_LENGTH } from "@sughurta/domain/person";
import {
  MAX_INSURED_PERSONS,
  TRAVEL_ADDRESS_MAX_LENGTH,
  TRAVEL_CURRENCIES,
} from "@sughurta/domain/travel";
import * as z from "zod/mini";
import {
  amount,
  flag,
  gender,
  isoDate,
  nameText,
  optionalCouponCode,
  optionalEmail,
  optionalNameText,
  optionalTaxNumber,
  optionalText,
  optionalWirePhone,
  partnerCode,
  partnerReference,
  remindUnpaid,
  requiredText,
  visits,
  wirePhone,
} from "../core/fields.ts";

/** Type of an identity document, S1 §3. */
export const docType = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const sum = z.optional(z.number());

/** One insured person, S1 §3. A calculation requires the birth date only. */
export const insuredPerson = z.object({
  uid: optionalText(64),
  laLastname: optionalNameText(150),
  laFirstname: optionalNameText(150),
  laPatronic: optionalNameText(150),
  laFullname: optionalNameText(150),
  laBirthday: isoDate,
  laBirthdayTouch: flag,
  /** Two-letter code; Tajikistan by default. */
  laCitizenship: optionalText(3),
  issueDate: z.nullish(isoDate),
  issueInstitution: optionalText(150),
  series: optionalText(DOCUMENT_MAX_LENGTH),
  docType: z.nullish(docType),
  docNumber: optionalText(DOCUMENT_MAX_LENGTH),
  dateTo: z.nullish(isoDate),
  gender: z.nullish(gender),
  /** Contacts and address of this person; used by the five-step layout. */
  laPhone: optionalWirePhone,
  laEmail: optionalEmail,
  laPostalCodeReg: optionalText(10),
  laAddressReg: optionalText(150),
  /** Option codes of this person: 1 is Covid (SPEC-36). */
  sequence: z.optional(z.array(z.number())),
});

/** Input of the price, S1 §3. */
export const travelCalculation = z.object({
  /** English names or codes of countries and groups, joined by a comma. */
  country: requiredText(2000),
  multi: z.union([z.literal(0), z.literal(1)]),
  beginDate: isoDate,
  endDate: isoDate,
  dayCount: z.number(),
  currency: z.enum(TRAVEL_CURRENCIES),
  mainSumAssured: z.number(),
  sportOption: z.union([z.literal(0), z.literal(1)]),
  spaType: z.optional(z.number()),
  sequence: z.optional(z.array(z.number())),
  shortValidate: flag,
  holderBirthday: z.nullish(isoDate),
  holderGender: z.nullish(gender),
  las: z
    .array(insuredPerson)
    .check(
      z.minLength(1, { error: "required" }),
      z.maxLength(MAX_INSURED_PERSONS, { error: "maxPersons" }),
    ),
  pregnantOption: sum,
  sunOption: sum,
  alcoholicOption: sum,
  poisoningOption: sum,
  seaCreatureOption: sum,
  thingsSumAssured: sum,
  flatSumAssured: sum,
  neighborSumAssured: sum,
  accSumAssured: sum,
  /** The buyer chose the accident sum, not the preset (S1 §3). */
  accManual: flag,
  covid19Option: sum,
  flightDelaySign: sum,
  baggageDelaySign: sum,
  baggageLossSign: sum,
  coupon: optionalCouponCode,
  partner: partnerCode,
});

/** A whole order: the input of the price, and the buyer (S1 §3). */
export const travelOrder = z.extend(travelCalculation, {
  holderLastname: nameText(150),
  holderFirstname: nameText(150),
  holderPatronymic: optionalNameText(150),
  holderPhone: wirePhone,
  holderEmail: optionalEmail,
  holderBirthday: isoDate,
  holderGender: gender,
  holderDocType: docType,
  holderDocSeries: optionalText(DOCUMENT_MAX_LENGTH),
  holderDocNumber: requiredText(DOCUMENT_MAX_LENGTH),
  holderIssueDate: isoDate,
  holderIssueInstitution: requiredText(150),
  holderAddressReg: optionalText(150),
  holderPostalCodeReg: optionalText(10),
  holderAddressFact: optionalText(150),
  holderPostalCodeFact: optionalText(10),
  holderAddressEqual: flag,
  holderAsInsured: flag,
  inn: optionalTaxNumber,
  assuredFlatAddress: optionalText(TRAVEL_ADDRESS_MAX_LENGTH),
  partnerReference,
  visits,
  remindUnpaid,
  /** The displayed price, TJS. */
  sumPrem: z.optional(amount),
  agree: z.literal(true, { error: "agreement" }),
});

export const calculationExample = {
  country: "Türkiye,Germany",
  multi: 0 as const,
  beginDate: "2026-03-10",
  endDate: "2026-03-20",
  dayCount: 11,
  currency: "EUR" as const,
  mainSumAssured: 30000,
  sportOption: 0 as const,
  las: [{ laBirthday: "1990-05-14" }],
};

export const orderExample = {
  ...calculationExample,
  holderLastname: "SAIDOVA",
  holderFirstname: "MADINA",
  holderPhone: "992921234567",
  holderEmail: "madina@example.tj",
  holderBirthday: "1990-05-14",
  holderGender: 1 as const,
  holderDocType: 1 as const,
  holderDocNumber: "401234567",
  holderIssueDate: "2020-06-01",
  holderIssueInstitution: "MIA",
  las: [
    {
      laLastname: "SAIDOVA",
      laFirstname: "MADINA",
      laBirthday: "1990-05-14",
      gender: 1 as const,
      docType: 1 as const,
      docNumber: "401234567",
      issueDate: "2020-06-01",
      issueInstitution: "MIA",
    },
  ],
  sumPrem: 136.29,
  agree: true as const,
};
