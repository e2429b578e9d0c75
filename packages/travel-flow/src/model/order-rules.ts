import { addOnsErrors, addOnsSchema } from "./schemas/add-ons-schema.ts";
import { holderErrors, holderSchema } from "./schemas/holder-schema.ts";
import { insuredErrors, insuredSchema } from "./schemas/insured-schema.ts";
import { reviewSchema } from "./schemas/review-schema.ts";
import { tripErrors } from "./schemas/trip-errors.ts";
import { tripSchema } from "./schemas/trip-schema.ts";

/** Rules of each part of a travel order (S1 §5). */
export const travelRules = {
  trip: { schema: tripSchema, errors: tripErrors },
  options: { schema: addOnsSchema, errors: addOnsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  insured: { schema: insuredSchema, errors: insuredErrors },
  review: { schema: reviewSchema },
};
