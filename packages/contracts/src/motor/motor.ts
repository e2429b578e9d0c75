import { CITY_LENGTH, MAX_DRIVERS } from "@sughurta/domain/motor";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { conflict, invalid, notOnSaleExample, notStored, priceConflict } from "../core/failures.ts";
import {
  amount,
  contentText,
  flag,
  gender,
  isoDate,
  nameText,
  optionalCouponCode,
  optionalEmail,
  optionalNameText,
  optionalTaxNumber,
  optionalText,
  partnerCode,
  partnerReference,
  remindUnpaid,
  requiredText,
  savedOrder,
  visits,
  wirePhone,
} from "../core/fields.ts";
import { vehicle } from "./vehicle.ts";

const sum = z.optional(z.number());

const driver = z.object({
  driverFullName: optionalNameText(150),
  driverLastname: optionalNameText(150),
  driverFirstname: optionalNameText(150),
  driverPatr: optionalNameText(150),
  docSeries: optionalText(4),
  docNumber: optionalText(15),
  docIssueDate: z.nullish(isoDate),
  driverBd: z.nullish(isoDate),
  driverGender: z.nullish(gender),
  driverCitizenship: optionalText(3),
});

const motorCalculation = z.object({
  ...vehicle,
  program: requiredText(10),
  beginDate: z.optional(isoDate),
  endDate: z.optional(isoDate),
  duration: sum,
  residentType: z.optional(z.enum(["resident", "nonresident"])),
  policeSumInsured: sum,
  calculateInstallments: flag,
  multiDriveOption: flag,
  compensation: sum,
  accidentAnyOption: sum,
  accident3tpOption: sum,
  oldNewOption: sum,
  damageCarWashSumAssured: sum,
  noTraficPoliceSumAssured: sum,
  crSumAssured: sum,
  incidentSumAssured: sum,
  greenCardUzbOption: sum,
  greenCardKazOption: sum,
  greenCardKgzOption: sum,
  drivers: z.optional(z.array(driver).check(z.maxLength(MAX_DRIVERS, { error: "maxDrivers" }))),
  coupon: optionalCouponCode,
  partner: partnerCode,
  currency: z.optional(z.literal("TJS")),
});

const motorOrder = z.extend(motorCalculation, {
  beginDate: isoDate,
  endDate: isoDate,
  inn: optionalTaxNumber,
  city: optionalText(CITY_LENGTH.to),
  holderLastname: nameText(150),
  holderFirstname: nameText(150),
  holderPatronymic: optionalNameText(150),
  holderBirthday: isoDate,
  holderGender: z.nullish(gender),
  holderPhone: wirePhone,
  holderEmail: optionalEmail,
  holderDocType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  holderDocSeries: optionalText(4),
  holderDocNumber: requiredText(15),
  holderDocValidTo: z.nullish(isoDate),
  holderIssueDate: z.nullish(isoDate),
  holderIssueInstitution: optionalText(150),
  holderAddress: requiredText(100),
  /** The displayed price, TJS. */
  sumPrem: z.optional(amount),
  agree: z.literal(true, { error: "agreement" }),
  partnerReference,
  visits,
  remindUnpaid,
  noTaxiAgree: flag,
  ageAgree: flag,
});

/** Premiums of programmes and options, TJS (S2 §3). */
const premiums = {
  accidentDriverPrem: z.nullish(amount),
  accident3tpPrem: z.nullish(amount),
  oldNewPrem: z.nullish(amount),
  damageCarWashPrem: z.nullish(amount),
  noTraficPoliceSumPrem: z.nullish(amount),
  totalLossPrem: z.nullish(amount),
  partialDamagePrem: z.nullish(amount),
  theftPrem: z.nullish(amount),
  crSumPrem: z.nullish(amount),
  incidentPrem: z.nullish(amount),
  greenCardUzbPrem: z.nullish(amount),
  greenCardKazPrem: z.nullish(amount),
  greenCardKgzPrem: z.nullish(amount),
};

/** The price of a motor policy and of each part, TJS (S2 §3, §7). */
const motorQuote = z.object({
  sumPrem: amount,
  /** Price before the discount. */
  sumPremOrig: amount,
  /** Maximum payout of the policy, an extension: for compulsory liability, per accident. */
  sumAssured: z.nullish(amount),
  installmentplan1sum: z.nullish(amount),
  installmentplan2sum: z.nullish(amount),
  installmentplan3sum: z.nullish(amount),
  installmentplan4sum: z.nullish(amount),
  installmentPlan: z.optional(z.array(z.object({ date: isoDate, percent: z.number() }))),
  ...premiums,
  /** Price of each programme and option once it is chosen, an extension: the prices before a choice. */
  offeredPremiums: z.optional(z.object(premiums)),
  /**
   * Price of the policy with each programme of individual casco, its options included, before a promo code; an
   * extension.
   */
  programTotals: z.optional(z.array(z.object({ program: z.string(), total: amount }))),
  /** Additional price of each way of compensation, by its code, an extension. */
  compensationPrems: z.optional(z.array(z.number())),
  /** The version of the insurer's tariff used for the price, an extension. */
  tariffVersion: z.optional(z.number()),
  couponErr: contentText,
});

const calculationExample = {
  carMark: "Toyota",
  carModel: "Camry",
  carIssueYear: 2018,
  program: "ECI_P1",
  policeSumInsured: 120000,
};
const quoteExample = {
  sumPrem: 3000,
  sumPremOrig: 3000,
  totalLossPrem: 3000,
  accident3tpPrem: 0,
  offeredPremiums: { totalLossPrem: 3000, theftPrem: 1200, accident3tpPrem: 120 },
  programTotals: [
    { program: "ECI_P1", total: 3000 },
    { program: "ECI_P2", total: 5250 },
    { program: "ECI_P3", total: 1200 },
  ],
};
const holderExample = {
  beginDate: "2026-03-06",
  endDate: "2027-03-05",
  gosNomer: "1234AA01",
  holderLastname: "Саидова",
  holderFirstname: "Мадина",
  holderBirthday: "1990-05-14",
  holderPhone: "992921234567",
  holderDocType: 0 as const,
  holderDocNumber: "12345678",
  holderAddress: "улица Айни, 12",
  agree: true as const,
};
const orderExample = {
  ...calculationExample,
  ...holderExample,
  vin: "JTNB11HK903000123",
  holderEmail: "madina@example.tj",
  holderIssueDate: "2018-02-01",
  drivers: [
    {
      driverLastname: "Саидова",
      driverFirstname: "Мадина",
      driverBd: "1990-05-14",
      docNumber: "AB123456",
      docIssueDate: "2015-04-01",
    },
  ],
  sumPrem: 3000,
  noTaxiAgree: true,
  ageAgree: true,
};
const liabilityExample = {
  vehicleType: 0,
  carMark: "Toyota",
  carModel: "Camry",
  carIssueYear: 2018,
  program: "MCI_P1",
  residentType: "resident" as const,
};
const liabilityOrderExample = {
  ...liabilityExample,
  ...holderExample,
  beginDate: "2026-03-03",
  endDate: "2027-03-02",
  inn: "025001234",
  city: "Душанбе",
  holderDocValidTo: "2028-02-01",
  sumPrem: 180,
};
const fullCascoExample = { ...calculationExample, program: "ECI_FULL" };
const calculation = {
  source: "S2 §7",
  extension: {
    response: [
      "couponErr",
      "offeredPremiums",
      "programTotals",
      "compensationPrems",
      "sumAssured",
      "tariffVersion",
    ],
  },
  method: "POST",
  auth: "visitor",
  body: motorCalculation,
  responses: { 200: motorQuote, ...invalid },
  examples: { body: calculationExample, responses: { 200: quoteExample } },
} as const;

const saving = {
  source: "S2 §7, SPEC-57",
  extension: { request: ["sumPrem", "partnerReference", "visits", "remindUnpaid"] },
  method: "POST",
  auth: "visitor",
  idempotent: true,
  body: motorOrder,
  responses: { 201: savedOrder, ...invalid, ...priceConflict, ...notStored },
  examples: {
    body: orderExample,
    responses: { 201: { id: "m-1", sumPrem: 3000 }, 409: { code: "priceChanged", sumPrem: 3120 } },
  },
} as const;

export const calculateCar = defineContract({
  ...calculation,
  name: "calculateCar",
  summary: "Price of comprehensive car insurance",
  path: "/api/v1/car/v2/calc/",
});

export const calculateFullCasco = defineContract({
  ...calculation,
  name: "calculateFullCasco",
  summary: "Price of full casco, where it is sold",
  path: "/api/v1/car/v3/calc/",
  responses: { ...calculation.responses, ...conflict },
  examples: { body: fullCascoExample, responses: { 200: quoteExample, ...notOnSaleExample } },
});

/** Requires no model: make, year and residence have a price (the order requires it). */
export const calculateLiability = defineContract({
  ...calculation,
  name: "calculateLiability",
  summary: "Price of compulsory liability insurance",
  path: "/api/v1/car/mci/calc/",
  examples: { body: liabilityExample, responses: { 200: { sumPrem: 180, sumPremOrig: 180 } } },
});

export const saveCar = defineContract({
  ...saving,
  name: "saveCar",
  summary: "Save a comprehensive car order",
  path: "/api/v1/car/v2/",
});

export const saveFullCasco = defineContract({
  ...saving,
  name: "saveFullCasco",
  summary: "Save a full casco order, where it is sold",
  path: "/api/v1/car/v3/",
  examples: {
    body: { ...orderExample, program: "ECI_FULL", sumPrem: 8250 },
    responses: { 201: { id: "m-1", sumPrem: 8250 }, ...notOnSaleExample },
  },
});

/** Begins tomorrow, or the day after the policy of the same vehicle in force; 422 `liabilityBegin` otherwise. */
export const saveLiability = defineContract({
  ...saving,
  name: "saveLiability",
  summary: "Save a compulsory liability order",
  path: "/api/v1/car/mci/",
  examples: {
    ...saving.examples,
    body: liabilityOrderExample,
    responses: { ...saving.examples.responses, 201: { id: "m-2", sumPrem: 180 } },
  },
});
