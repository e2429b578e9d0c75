import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { ageGroups } from "../core/fields.ts";

/**
 * The lowest price of each calculated product by today's tariffs, TJS; absent while it is not on sale. A box has its
 * price in the catalogue.
 */
export const startingPrices = defineContract({
  name: "startingPrices",
  summary: "Lowest prices of the calculated products",
  source: "S0 §2",
  extension: true,
  method: "GET",
  path: "/api/starting_prices",
  auth: "site",
  responses: {
    200: z.object({
      /** A trip of one adult. */
      travel: z.optional(z.number()),
      /** Medical sums on sale, ascending, with which a form begins; absent while no trip is on sale. */
      medicalSums: z.optional(z.array(z.number())),
      /** Age groups on sale, likewise. */
      ageGroups: z.optional(ageGroups),
      /** The compulsory policy of a resident's car. */
      liability: z.optional(z.number()),
      /** Another one whenever a tariff, a rate or the price of a product has changed: shown prices are outdated then. */
      edition: z.string(),
    }),
  },
  examples: {
    responses: {
      200: {
        travel: 11.99,
        medicalSums: [30000, 50000, 75000],
        ageGroups: [
          { fromAge: 0, toAge: 17 },
          { fromAge: 18, toAge: 80 },
        ],
        liability: 180,
        edition: "5f2c",
      },
    },
  },
});

/** Lowest prices of the calculated products. */
export type StartingPrices = z.output<(typeof startingPrices.responses)[200]>;

/** What all pages are made of, as two texts that change with it: caches compare them and drop what is outdated. */
export const siteEditions = defineContract({
  name: "siteEditions",
  summary: "Editions of all content and of all prices",
  source: "S0 §2",
  extension: true,
  method: "GET",
  path: "/api/editions",
  auth: "site",
  responses: {
    200: z.object({
      /** Another one whenever an item of content was published, changed or removed. */
      content: z.string(),
      /** Another one whenever a tariff, a rate or the price of a product has changed, and every day. */
      prices: z.string(),
    }),
  },
  examples: { responses: { 200: { content: "412-90817", prices: "5f2c" } } },
});
