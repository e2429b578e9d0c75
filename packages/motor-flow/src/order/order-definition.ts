import { defineOrder } from "@sughurta/order";
import { optionsErrors, optionsSchema } from "../steps/options/options-schema.ts";
import { driversErrors, driversSchema } from "../steps/people/drivers-schema.ts";
import { holderErrors, holderSchema } from "../steps/people/holder-schema.ts";
import { programErrors, programSchema } from "../steps/program/program-schema.ts";
import { reviewErrors, reviewSchema } from "../steps/review/review-schema.ts";
import { vehicleErrors, vehicleSchema } from "../steps/vehicle/vehicle-schema.ts";

/**
 * The parts of a motor order with their rules (S2 §5): compulsory liability on one page, individual casco
 * in five steps, the ready-made programmes without a choice of programme (S2 §2, decision 44).
 */
export const motorOrder = defineOrder({
  parts: {
    vehicle: { schema: vehicleSchema, errors: vehicleErrors },
    program: { schema: programSchema, errors: programErrors },
    options: { schema: optionsSchema, errors: optionsErrors },
    holder: { schema: holderSchema, errors: holderErrors },
    drivers: { schema: driversSchema, errors: driversErrors },
    review: { schema: reviewSchema, errors: reviewErrors },
  },
  layouts: {
    MTPL: [{ key: "order", parts: ["vehicle", "holder", "review"] }],
    ECI: [
      { key: "vehicle", parts: ["vehicle"] },
      { key: "program", parts: ["program"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "drivers"] },
      { key: "review", parts: ["review"] },
    ],
    SCI: [
      { key: "vehicle", parts: ["vehicle"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "drivers"] },
      { key: "review", parts: ["review"] },
    ],
  },
});

/** One part of an order. */
export type OrderPart = (typeof motorOrder.parts)[number];
