import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, notFound, notStored, priceConflict } from "../core/failures.ts";
import { amount, id, isoDate, savedOrder } from "../core/fields.ts";
import { orderExample, travelOrder } from "./travel-form.ts";

/** Saves a travel order; the response's `id` is used for the payment (S1 §7). */
export const saveTravel = defineContract({
  name: "saveTravel",
  summary: "Save a travel order",
  source: "S1 §7",
  extension: {
    request: ["partnerReference", "visits", "remindUnpaid"],
    response: ["sumPrem", "operators"],
  },
  method: "POST",
  path: "/v1/travel/",
  auth: "visitor",
  idempotent: true,
  body: travelOrder,
  responses: {
    201: savedOrder,
    ...invalid,
    ...notStored,
    ...priceConflict,
  },
  examples: {
    body: orderExample,
    responses: {
      201: { id: "t-1", sumPrem: 136.29, operators: ["payler", "qr"] },
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
  responses: { 200: savedTravel, ...notFound },
  examples: { responses: { 200: savedExample } },
});

export const changeTravel = defineContract({
  name: "changeTravel",
  summary: "Change an unpaid travel order",
  source: "S1 §7",
  method: "PUT",
  path: "/v1/travel/{id}/",
  auth: "visitor",
  body: travelOrder,
  responses: {
    200: z.object({ id, sumPrem: amount }),
    ...invalid,
    ...notFound,
    ...priceConflict,
  },
  examples: {
    body: orderExample,
    responses: {
      200: { id: "t-1", sumPrem: 136.29 },
      409: { message: "Этот полис уже оплачен", code: "alreadyPaid" },
    },
  },
});
