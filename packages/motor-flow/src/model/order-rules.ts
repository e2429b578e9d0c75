import { driversErrors, driversSchema } from "./schemas/drivers-schema.ts";
import { holderErrors, holderSchema } from "./schemas/holder-schema.ts";
import { optionsErrors, optionsSchema } from "./schemas/options-schema.ts";
import { programErrors, programSchema } from "./schemas/program-schema.ts";
import { reviewErrors, reviewSchema } from "./schemas/review-schema.ts";
import { vehicleErrors, vehicleSchema } from "./schemas/vehicle-schema.ts";

/** Rules of each part of a motor order (S2 §5). */
export const motorRules = {
  vehicle: { schema: vehicleSchema, errors: vehicleErrors },
  program: { schema: programSchema, errors: programErrors },
  options: { schema: optionsSchema, errors: optionsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  drivers: { schema: driversSchema, errors: driversErrors },
  review: { schema: reviewSchema, errors: reviewErrors },
};
