import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";

const directoryEntry = z.object({
  /** As stored in orders. */
  code: z.string(),
  /** Exact ones, or patterns such as `https://*.preview.example.com`. */
  origins: z.array(z.string()),
  /** Return pages after paying, the first by default; one that ends in `/*` allows all below it. */
  returnPages: z.array(z.string()),
  withdrawn: z.boolean(),
  /** Publishable keys; one with `endsAt`, an ISO date-time, is refused from then on. */
  keys: z.array(z.object({ key: z.string(), endsAt: z.optional(z.string()) })),
  /** SHA-256, hexadecimal, of the secrets of its servers. */
  secrets: z.array(z.object({ hash: z.string(), endsAt: z.optional(z.string()) })),
});
/** A partner in the gateway's shape. */
export type PartnerDirectoryEntry = z.output<typeof directoryEntry>;

/** Data for authorising requests of partners' pages. */
export const partnerDirectory = defineContract({
  name: "partnerDirectory",
  summary: "Partners whose own sites sell, with their keys and origins",
  source: "S0 §7, ADR-0050",
  extension: true,
  method: "GET",
  path: "/v1/partner/directory/",
  auth: "service",
  responses: { 200: z.object({ partners: z.array(directoryEntry) }) },
  examples: {
    responses: {
      200: {
        partners: [
          {
            code: "SAFAR",
            origins: ["https://agency.example", "https://*.preview.agency.example"],
            returnPages: ["https://agency.example/insure"],
            withdrawn: false,
            keys: [{ key: "pk_vY2mQx7RkT4bN9wL", endsAt: "2026-12-24T19:00:00.000Z" }],
            secrets: [],
          },
        ],
      },
    },
  },
});
