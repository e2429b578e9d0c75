import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { conflict, invalid, notOnSaleExample } from "../core/failures.ts";
import { ageGroups, amount, contentText, isoDate } from "../core/fields.ts";
import { calculationExample, travelCalculation } from "./travel-form.ts";

/** Parts of a price: premiums by the chosen field, then deductions. Their sum is the price to the diram. */
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
  /** Add-ons without a premium field of their own. */
  optionsSumPrem: amount,
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
  offeredChoices: [{ field: "mainSumAssured" as const, value: "50000", sumPrem: 12.4 }],
  medicalSums: [30000, 50000, 75000],
  ageGroups: [
    { fromAge: 0, toAge: 17 },
    { fromAge: 18, toAge: 80 },
  ],
  endDate: "2026-03-20",
  dayCount: 11,
  rate: 11.8,
  rateDate: "2026-03-02",
  tariffVersion: 1,
  errorMsg: [],
  fieldCodes: {},
  couponErr: "",
};

/** The live price of a trip; violated rules are messages in `errorMsg`, not a refusal (S1 §7). */
export const calculateTravel = defineContract({
  name: "calculateTravel",
  summary: "Price of a trip",
  source: "S1 §7",
  extension: {
    response: [
      "sportSumPrem",
      "optionsSumPrem",
      "valueAmount",
      "parts",
      "offeredParts",
      "offeredChoices",
      "medicalSums",
      "ageGroups",
      "rate",
      "rateDate",
      "tariffVersion",
      "fieldCodes",
    ],
  },
  method: "POST",
  path: "/v1/travel/calc",
  auth: "visitor",
  body: travelCalculation,
  responses: {
    200: z.object({
      sumPrem: amount,
      ...premiums,
      /** Discount of the promo code, TJS. */
      valueAmount: amount,
      /** Parts that are not zero; their sum is `sumPrem`. */
      parts: priceParts,
      /** Price of each add-on once it is on, at its chosen or middle sum: the prices before a choice. */
      offeredParts: z.optional(priceParts),
      /**
       * Price difference of another sum, kind of leisure or one more person of an age group, TJS, before a promo code.
       */
      offeredChoices: z.optional(
        z.array(
          z.object({
            field: z.enum(["mainSumAssured", "spaType", "las"]),
            value: z.string(),
            sumPrem: z.number(),
          }),
        ),
      ),
      /** Medical sums on sale by the tariff of the day, ascending; also where the request has another one. */
      medicalSums: z.optional(z.array(z.number())),
      /** Age groups on sale by the tariff of the day; `value` of an offered choice of `las` is the name of one. */
      ageGroups: z.optional(ageGroups),
      /** The form's last day and days as calculated by the server (SPEC-31, SPEC-42). */
      endDate: isoDate,
      dayCount: z.number(),
      /** TJS for one unit of the cover's currency, and the day of that rate. */
      rate: z.number(),
      rateDate: isoDate,
      /** The version of the insurer's tariff used for the price. */
      tariffVersion: z.optional(z.number()),
      /** Messages in the requested language. */
      errorMsg: z.array(z.string()),
      /** Codes of the same refusals by field, such as `las.0.laBirthday`. */
      fieldCodes: z.record(z.string(), z.array(z.string())),
      couponErr: contentText,
    }),
    ...invalid,
    ...conflict,
  },
  examples: { body: calculationExample, responses: { 200: quoteExample, ...notOnSaleExample } },
});
