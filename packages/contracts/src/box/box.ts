import { BOX_NAME_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from "@sughurta/domain";
import { INSURED_ADDRESS_MAX_LENGTH, MAX_INSURED_PEOPLE } from "@sughurta/domain/box";
import { DOCUMENT_MAX_LENGTH, SERIES_MAX_LENGTH } from "@sughurta/domain/person";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, notFound, notStored, priceConflict } from "../core/failures.ts";
import {
  amount,
  contentText,
  gender,
  isoDate,
  optionalCouponCode,
  optionalEmail,
  optionalPersonName,
  optionalText,
  partnerCode,
  partnerReference,
  personName,
  remindUnpaid,
  requiredText,
  savedOrder,
  visits,
  wirePhone,
} from "../core/fields.ts";

/**
 * Insured people or things of the box, an extension (SPEC-65): one of these keys, by the `insures` of the box's
 * content. Without them the holder is insured.
 */
const insured = {
  insuredPeople: z.optional(
    z
      .array(z.object({ name: requiredText(PERSON_NAME_MAX_LENGTH), birthDate: isoDate }))
      .check(
        z.minLength(1, { error: "insuredPeople" }),
        z.maxLength(MAX_INSURED_PEOPLE, { error: "insuredPeople" }),
      ),
  ),
  insuredAddress: z.optional(requiredText(INSURED_ADDRESS_MAX_LENGTH)),
  insuredCar: z.optional(
    z.object({
      make: requiredText(100),
      model: requiredText(100),
      year: z.number({ error: "required" }),
      plate: requiredText(12),
    }),
  ),
  insuredTrip: z.optional(z.object({ beginDate: isoDate, endDate: isoDate })),
};

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
  /** Why the promo code is refused; the price is the full one then (SPEC-61). */
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
    coupon: optionalCouponCode,
  }),
  responses: { 200: priceOfBox, ...invalid, ...notFound },
  examples: {
    body: { productCode: "OILA", coupon: "NAVRUZ10" },
    responses: {
      200: {
        sumPrem: 225,
        sumPremOrig: 250,
        valueAmount: 25,
        prepaid: 20000,
        activeMonths: 12,
        couponErr: "",
      },
    },
  },
});

/**
 * Saves a box order. The response's `id` is used for the payment. `sumPrem` is the displayed price, TJS: when it has
 * changed, 409 `priceChanged` returns the new one and nothing is saved.
 */
export const saveBox = defineContract({
  name: "saveBox",
  summary: "Save a box order",
  source: "S0 §3, §5, §7, SPEC-10",
  extension: {
    request: [
      "partner",
      "partnerReference",
      "visits",
      "remindUnpaid",
      "sumPrem",
      "beginDate",
      "insuredPeople",
      "insuredAddress",
      "insuredCar",
      "insuredTrip",
      "declaration",
    ],
    response: ["sumPrem", "operators"],
  },
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
    coupon: optionalCouponCode,
    partner: partnerCode,
    partnerReference,
    visits,
    remindUnpaid,
    /** First covered day, where the box follows a policy in force; else the day after the payment. */
    beginDate: z.optional(isoDate),
    ...insured,
    /** The buyer makes the declaration of the box, where its terms have one (SPEC-95). */
    declaration: z.optional(z.literal(true, { error: "declaration" })),
    sumPrem: z.optional(amount),
    /** The buyer agreed to the rules and to personal-data processing (S0 §5). */
    agree: z.literal(true, { error: "agreement" }),
  }),
  responses: {
    201: savedOrder,
    ...priceConflict,
    ...invalid,
    ...notStored,
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
    responses: {
      201: { id: "5c1d", sumPrem: 225, operators: ["payler", "qr"] },
      409: { code: "priceChanged", sumPrem: 240 },
    },
  },
});
