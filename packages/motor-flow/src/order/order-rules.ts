import { optionsErrors, optionsSchema } from "../steps/options/options-schema.ts";
import { driversErrors, driversSchema } from "../steps/people/drivers-schema.ts";
import { holderErrors, holderSchema } from "../steps/people/holder-schema.ts";
import { programErrors, programSchema } from "../steps/program/program-schema.ts";
import { reviewErrors, reviewSchema } from "../steps/review/review-schema.ts";
import { vehicleErrors, vehicleSchema } from "../steps/vehicle/vehicle-schema.ts";

/** What each part of a motor order demands (S2 §5). */
export const motorRules = {
  vehicle: { schema: vehicleSchema, errors: vehicleErrors },
  program: { schema: programSchema, errors: programErrors },
  options: { schema: optionsSchema, errors: optionsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  drivers: { schema: driversSchema, errors: driversErrors },
  review: { schema: reviewSchema, errors: reviewErrors },
};
