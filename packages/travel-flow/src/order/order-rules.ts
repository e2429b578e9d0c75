import { addOnsErrors, addOnsSchema } from "../steps/add-ons/add-ons-schema.ts";
import { holderErrors, holderSchema } from "../steps/people/holder-schema.ts";
import { insuredErrors, insuredSchema } from "../steps/people/insured-schema.ts";
import { reviewSchema } from "../steps/review/review-schema.ts";
import { tripErrors } from "../steps/trip/trip-errors.ts";
import { tripSchema } from "../steps/trip/trip-schema.ts";

/** What each part of a travel order demands (S1 §5). */
export const travelRules = {
  trip: { schema: tripSchema, errors: tripErrors },
  options: { schema: addOnsSchema, errors: addOnsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  insured: { schema: insuredSchema, errors: insuredErrors },
  review: { schema: reviewSchema },
};
