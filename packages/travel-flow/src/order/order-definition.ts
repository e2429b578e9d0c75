import { defineOrder, stepPerPart } from "@sughurta/order";
import { addOnsErrors, addOnsSchema } from "../steps/add-ons/add-ons-schema.ts";
import { holderErrors, holderSchema } from "../steps/people/holder-schema.ts";
import { insuredErrors, insuredSchema } from "../steps/people/insured-schema.ts";
import { reviewSchema } from "../steps/review/review-schema.ts";
import { tripErrors } from "../steps/trip/trip-errors.ts";
import { tripSchema } from "../steps/trip/trip-schema.ts";

/** The parts of a travel order with their rules (S1 §5), in four tabs or five steps (S1 §2, decision 6). */
export const travelOrder = defineOrder({
  parts: {
    trip: { schema: tripSchema, errors: tripErrors },
    options: { schema: addOnsSchema, errors: addOnsErrors },
    holder: { schema: holderSchema, errors: holderErrors },
    insured: { schema: insuredSchema, errors: insuredErrors },
    review: { schema: reviewSchema },
  },
  layouts: {
    tabs: [
      { key: "trip", parts: ["trip"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "insured"] },
      { key: "review", parts: ["review"] },
    ],
    steps: stepPerPart("trip", "options", "holder", "insured", "review"),
  },
});

/** One part of an order. */
export type OrderPart = (typeof travelOrder.parts)[number];
