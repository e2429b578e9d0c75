import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { notFound } from "../core/failures.ts";
import { id } from "../core/fields.ts";

const entry = z.object({ syncId: id, name: z.string(), code: z.string() });
export type CarDirectoryEntry = z.output<typeof entry>;

/** Only makes with models of a kind of vehicle 0–4 (an extension; without it the whole list). */
const ofVehicleType = z.object({ vehicleType: z.optional(z.union([z.number(), z.string()])) });

/** Makes: the most frequent ones first, in their order. */
export const carMarks = defineContract({
  name: "carMarks",
  summary: "Car makes",
  source: "S2 §7",
  extension: { request: ["vehicleType"] },
  method: "GET",
  path: "/v1/pack/nsi/atm/",
  auth: "visitor",
  query: ofVehicleType,
  responses: { 200: z.array(entry) },
  examples: {
    query: { vehicleType: 0 },
    responses: { 200: [{ syncId: "TOYOTA", name: "Toyota", code: "TOYOTA" }] },
  },
});

/** Models of a make; the parameter is the make's `syncId` (the specification calls it product_id). */
export const carModels = defineContract({
  name: "carModels",
  summary: "Models of a make",
  source: "S2 §7",
  extension: { request: ["vehicleType"] },
  method: "GET",
  path: "/v1/pack/nsi/atm/{productId}/",
  auth: "visitor",
  query: ofVehicleType,
  responses: { 200: z.array(entry), ...notFound },
  examples: {
    query: { vehicleType: 0 },
    responses: { 200: [{ syncId: "TOYOTA-CAMRY", name: "Camry", code: "CAMRY" }] },
  },
});

/**
 * Possible insured sums of a model of a year, TJS. In place of a model, the id of a list returns the whole list
 * (SPEC-53, SPEC-54): 30 insured sums, 31 their older variant, 32 incident, 33 crash, 34 car wash and no traffic
 * police.
 */
export const carSums = defineContract({
  name: "carSums",
  summary: "Insured sums of a model",
  source: "S2 §7",
  method: "GET",
  path: "/v1/pack/nsi/atm/{modelId}/sum/",
  auth: "visitor",
  query: z.object({ year: z.optional(z.union([z.number(), z.string()])) }),
  responses: { 200: z.array(z.number()), ...notFound },
  examples: { query: { year: 2018 }, responses: { 200: [100000, 110000] } },
});

export const carYears = defineContract({
  name: "carYears",
  summary: "Issue years of a model",
  source: "S2 §7",
  extension: { request: ["depth"] },
  method: "GET",
  path: "/v1/pack/nsi/atm/{modelId}/year/",
  auth: "visitor",
  /** Years back: 20 for SCI, 30 for ECI, 45 (also without it) for MTPL (S2 §5). */
  query: z.object({ depth: z.optional(z.union([z.number(), z.string()])) }),
  responses: { 200: z.array(z.number()), ...notFound },
  examples: { query: { depth: 20 }, responses: { 200: [2026, 2025] } },
});
