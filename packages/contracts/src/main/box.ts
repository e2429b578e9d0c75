import { BOX_NAME_MAX_LENGTH } from "@sughurta/domain";
import { DOCUMENT_MAX_LENGTH, SERIES_MAX_LENGTH } from "@sughurta/domain/person";
import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import { failure } from "../kernel/failure.ts";
import {
  amount,
  contentText,
  couponCode,
  gender,
  id,
  isoDate,
  optionalEmail,
  optionalPersonName,
  optionalText,
  partnerCode,
  personName,
  requiredText,
  wirePhone,
} from "../kernel/fields.ts";
import {
  invalid,
  invalidExample,
  notFound,
  notFoundExample,
  notKept,
  notKeptExample,
} from "./failures.ts";

const priceOfBox = z.object({
  /** Price to pay, TJS. */
  sumPrem: amount,
  /** Price before the discount, TJS. */
  sumPremOrig: amount,
  /** Discount, TJS. */
  valueAmount: amount,
  /** Insured sum, TJS. */
  prepaid: amount,
  activeMonths: z.number(),
  /** Why the promo code gives nothing; the price is the full one then (decision 61). */
  couponErr: contentText,
});

/** Price of a box with a promo code. */
export const calculateBox = defineContract({
  name: "calculateBox",
  summary: "Price of a box",
  source: "S0 §7",
  method: "POST",
  path: "/v1/box/calc/",
  auth: "visitor",
  body: z.object({
    productCode: requiredText(20),
    coupon: z.optional(couponCode),
  }),
  answers: { 200: priceOfBox, ...invalid, ...notFound },
  examples: {
    body: { productCode: "OILA", coupon: "NAVRUZ10" },
    answers: {
      200: {
        sumPrem: 225,
        sumPremOrig: 250,
        valueAmount: 25,
        prepaid: 20000,
        activeMonths: 12,
        couponErr: "",
      },
      ...invalidExample,
      ...notFoundExample,
    },
  },
});

/**
 * Saves a box order. The answer's `id` goes to the payment. `sumPrem` is the price the buyer saw, TJS:
 * when it has moved, 409 answers `priceChanged` with the new one and nothing is saved.
 */
export const saveBox = defineContract({
  name: "saveBox",
  summary: "Save a box order",
  source: "S0 §3, §5, §7, decision 10",
  extension: ["partner", "sumPrem"],
  method: "POST",
  path: "/v1/box/",
  auth: "visitor",
  idempotent: true,
  body: z.object({
    lastName: personName(BOX_NAME_MAX_LENGTH),
    firstName: personName(BOX_NAME_MAX_LENGTH),
    patronymic: optionalPersonName(BOX_NAME_MAX_LENGTH),
    phoneNumber: wirePhone,
    email: optionalEmail,
    gender,
    birthDate: isoDate,
    /** Two-letter country code. */
    resident: requiredText(3),
    series: optionalText(SERIES_MAX_LENGTH),
    docNumber: requiredText(DOCUMENT_MAX_LENGTH),
    issueDate: isoDate,
    issueInstitution: requiredText(150),
    productCode: requiredText(20),
    coupon: z.optional(couponCode),
    partner: partnerCode,
    sumPrem: z.optional(amount),
    /** The buyer agreed to the rules and to personal-data processing (S0 §5). */
    agree: z.literal(true, { error: "agreement" }),
  }),
  answers: {
    201: z.object({ id, sumPrem: amount }),
    409: z.union([z.object({ code: z.literal("priceChanged"), sumPrem: amount }), failure]),
    ...invalid,
    ...notKept,
  },
  examples: {
    body: {
      lastName: "Саидова",
      firstName: "Мадина",
      patronymic: "Рустамовна",
      phoneNumber: "992921234567",
      email: "madina@example.tj",
      gender: 1,
      birthDate: "1990-05-14",
      resident: "TJ",
      series: "A",
      docNumber: "12345678",
      issueDate: "2018-02-01",
      issueInstitution: "ОВД Сино",
      productCode: "OILA",
      coupon: "NAVRUZ10",
      sumPrem: 225,
      agree: true,
    },
    answers: {
      201: { id: "5c1d", sumPrem: 225 },
      409: { code: "priceChanged", sumPrem: 240 },
      ...invalidExample,
      ...notKeptExample,
    },
  },
});
