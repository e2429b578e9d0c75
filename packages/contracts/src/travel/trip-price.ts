import { MAX_INSURED_PERSONS } from "@sughurta/domain/travel";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { conflict, notOnSaleExample } from "../core/failures.ts";
import { isoDate, requiredText } from "../core/fields.ts";
import { calculateTravel } from "./travel-quote.ts";

/**
 * The price of a trip for pages rendered on a server: everyone is an adult, the cover is the default one.
 * The response is that of `calculateTravel`, and may be cached.
 */
export const tripPrice = defineContract({
  name: "tripPrice",
  summary: "Price of a trip for a page",
  source: "S1 §2",
  extension: true,
  method: "GET",
  path: "/api/trip_price",
  auth: "site",
  query: z.object({
    /** Codes of countries and groups, joined by a comma. */
    country: requiredText(200),
    begin_date: isoDate,
    end_date: isoDate,
    people: z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((count) =>
        Math.min(MAX_INSURED_PERSONS, Math.max(1, Math.trunc(Number(count)) || 1)),
      ),
    ),
  }),
  responses: { 200: calculateTravel.responses[200], ...conflict },
  examples: {
    query: { country: "TR", begin_date: "2026-03-02", end_date: "2026-03-03", people: 1 },
    responses: { 200: calculateTravel.examples.responses[200], ...notOnSaleExample },
  },
});
