import { DOCUMENT_MAX_LENGTH, TAX_NUMBER_DIGITS } from "@sughurta/domain/person";
import { MAX_INSURED_PERSONS, TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import { failure } from "../kernel/failure.ts";
import {
  amount,
  contentText,
  flag,
  gender,
  id,
  isoDate,
  optionalCouponCode,
  optionalEmail,
  optionalText,
  optionalWirePhone,
  partnerCode,
  requiredText,
  wirePhone,
} from "../kernel/fields.ts";
import {
  conflict,
  invalid,
  invalidExample,
  notFound,
  notFoundExample,
  notKept,
  notKeptExample,
} from "./failures.ts";

const docType = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const sum = z.optional(z.number());

/** One insured person, S1 §3. A calculation needs the birth date only. */
const insuredPerson = z.object({
  uid: optionalText(64),
  laLastname: optionalText(150),
  laFirstname: optionalText(150),
  laPatronic: optionalText(150),
  laFullname: optionalText(150),
  laBirthday: isoDate,
  laBirthdayTouch: flag,
  /** Two-letter code; Tajikistan where it is missing. */
  laCitizenship: optionalText(3),
  issueDate: z.nullish(isoDate),
  issueInstitution: optionalText(150),
  series: optionalText(DOCUMENT_MAX_LENGTH),
  docType: z.nullish(docType),
  docNumber: optionalText(DOCUMENT_MAX_LENGTH),
  dateTo: z.nullish(isoDate),
  gender: z.nullish(gender),
  /** How to reach this person, and where they live; the five-step layout asks. */
  laPhone: optionalWirePhone,
  laEmail: optionalEmail,
  laPostalCodeReg: optionalText(10),
  laAddressReg: optionalText(150),
  /** Option codes of this person: 1 is Covid (decision 36). */
  sequence: z.optional(z.array(z.number())),
});

/** What the price depends on, S1 §3. */
const travelCalculation = z.object({
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

/**
 * What a price is made of: premiums by the field that is chosen, then what is taken off. Together they
 * are the price to the diram.
 */
export const travelPricePart = z.enum([
  "mainSumAssured",
  "sportOption",
  "thingsSumAssured",
  "flatSumAssured",
  "neighborSumAssured",
  "accSumAssured",
  "flightDelaySign",
  "baggageDelaySign",
  "baggageLossSign",
  "pregnantOption",
  "covid19Option",
  "sunOption",
  "alcoholicOption",
  "poisoningOption",
  "seaCreatureOption",
  "partner",
  "coupon",
]);

/** Name of a part of a travel price. */
export type TravelPricePart = z.output<typeof travelPricePart>;

const priceParts = z.array(z.object({ part: travelPricePart, sumPrem: z.number() }));

/** Every premium of S1 §3, TJS. */
const premiums = {
  mainSumPrem: amount,
  pregnantSumPrem: amount,
  thingsSumPrem: amount,
  flatSumPrem: amount,
  neighborSumPrem: amount,
  accSumPrem: amount,
  covid19SumPrem: amount,
  sportSumPrem: amount,
  /** Add-ons that have no premium field of their own. */
  optionsSumPrem: amount,
};

const calculationExample = {
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

const quoteExample = {
  sumPrem: 136.29,
  mainSumPrem: 136.29,
  pregnantSumPrem: 0,
  thingsSumPrem: 0,
  flatSumPrem: 0,
  neighborSumPrem: 0,
  accSumPrem: 0,
  covid19SumPrem: 0,
  sportSumPrem: 0,
  optionsSumPrem: 0,
  valueAmount: 0,
  parts: [{ part: "mainSumAssured" as const, sumPrem: 136.29 }],
  offeredParts: [{ part: "thingsSumAssured" as const, sumPrem: 106.2 }],
  endDate: "2026-03-20",
  dayCount: 11,
  rate: 11.8,
  rateDate: "2026-03-02",
  errorMsg: [],
  fieldCodes: {},
  couponErr: "",
};

/** The live price of a trip; rules that fail come as sentences in `errorMsg`, not as a refusal (S1 §7). */
export const calculateTravel = defineContract({
  name: "calculateTravel",
  summary: "Price of a trip",
  source: "S1 §7",
  extension: {
    answer: [
      "sportSumPrem",
      "optionsSumPrem",
      "valueAmount",
      "parts",
      "offeredParts",
      "rate",
      "rateDate",
      "fieldCodes",
    ],
  },
  method: "POST",
  path: "/v1/travel/calc",
  auth: "visitor",
  body: travelCalculation,
  answers: {
    200: z.object({
      sumPrem: amount,
      ...premiums,
      /** Discount of the promo code, TJS. */
      valueAmount: amount,
      /** What is not zero; adds up to `sumPrem`. */
      parts: priceParts,
      /** What each add-on costs once it is on, at its chosen or middle sum: the prices before a choice. */
      offeredParts: z.optional(priceParts),
      /** The form's last day and days as the server counts them (decisions 31, 42). */
      endDate: isoDate,
      dayCount: z.number(),
      /** TJS for one unit of the cover's currency, and the day of that rate. */
      rate: z.number(),
      rateDate: isoDate,
      /** Sentences in the asked language. */
      errorMsg: z.array(z.string()),
      /** Codes of the same refusals by field, such as `las.0.laBirthday`. */
      fieldCodes: z.record(z.string(), z.array(z.string())),
      couponErr: contentText,
    }),
    ...invalid,
  },
  examples: {
    body: calculationExample,
    answers: { 200: quoteExample, ...invalidExample },
  },
});

const travelOrder = z.extend(travelCalculation, {
  holderLastname: requiredText(150),
  holderFirstname: requiredText(150),
  holderPatronymic: optionalText(150),
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
  inn: optionalText(TAX_NUMBER_DIGITS),
  assuredFlatAddress: optionalText(150),
  /** The price the buyer saw, TJS. */
  sumPrem: z.optional(amount),
  agree: z.literal(true, { error: "agreement" }),
});

const orderExample = {
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

/** Saves a travel order; the answer's `id` goes to the payment (S1 §7). */
export const saveTravel = defineContract({
  name: "saveTravel",
  summary: "Save a travel order",
  source: "S1 §7",
  extension: { answer: ["sumPrem"] },
  method: "POST",
  path: "/v1/travel/",
  auth: "visitor",
  idempotent: true,
  body: travelOrder,
  answers: {
    201: z.object({ id, sumPrem: amount }),
    ...invalid,
    ...notKept,
    /** `priceChanged` when the buyer saw another price; nothing is saved. */
    409: z.union([z.object({ code: z.literal("priceChanged"), sumPrem: amount }), failure]),
  },
  examples: {
    body: orderExample,
    answers: {
      201: { id: "t-1", sumPrem: 136.29 },
      ...invalidExample,
      ...notKeptExample,
      409: { code: "priceChanged", sumPrem: 138.6 },
    },
  },
});

const savedTravel = z.object({
  id,
  sumPrem: amount,
  status: z.enum(["new", "paid"]),
  country: z.string(),
  beginDate: isoDate,
  endDate: isoDate,
});
const savedExample = {
  id: "t-1",
  sumPrem: 136.29,
  status: "new" as const,
  country: "Türkiye,Germany",
  beginDate: "2026-03-10",
  endDate: "2026-03-20",
};

export const travelById = defineContract({
  name: "travelById",
  summary: "A saved travel order of this visitor",
  source: "S1 §7",
  method: "GET",
  path: "/v1/travel/{id}/",
  auth: "visitor",
  answers: { 200: savedTravel, ...notFound },
  examples: { answers: { 200: savedExample, ...notFoundExample } },
});

export const changeTravel = defineContract({
  name: "changeTravel",
  summary: "Change an unpaid travel order",
  source: "S1 §7",
  method: "PUT",
  path: "/v1/travel/{id}/",
  auth: "visitor",
  body: travelOrder,
  answers: {
    200: z.object({ id, sumPrem: amount }),
    ...invalid,
    ...notFound,
    ...conflict,
  },
  examples: {
    body: orderExample,
    answers: {
      200: { id: "t-1", sumPrem: 136.29 },
      ...invalidExample,
      ...notFoundExample,
      409: { message: "Этот полис уже оплачен", code: "alreadyPaid" },
    },
  },
});
