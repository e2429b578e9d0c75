import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";

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
