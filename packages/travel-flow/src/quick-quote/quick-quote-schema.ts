import { dateWithin, gender } from "@sughurta/forms";
import { partsSchema } from "@sughurta/order";
import * as z from "zod/mini";
import type { TravelOrderValues } from "../model/order-values.ts";
import { tripSchema } from "../model/trip-schema.ts";

const holderSchema = z.object({ holderBirthday: dateWithin({}), holderGender: gender });

/** Fields of the quick quote, of the values of a whole order (S1 §5); errors are codes. */
export const quickQuoteSchema = partsSchema<TravelOrderValues>([tripSchema, holderSchema]);
