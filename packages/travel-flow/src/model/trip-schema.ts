import * as z from "@sughurta/contracts/zod";
import { isMedicalSum, MAX_INSURED_PERSONS, TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { choiceFrom, dateWithin, gender } from "@sughurta/forms";
import { partsSchema } from "@sughurta/order";
import type { TravelOrderValues } from "./order-values.ts";

const anyDate = dateWithin({});

/** Rules of the trip that concern one field each (S1 §5); errors are codes. */
export const tripSchema = z.object({
  country: z.array(z.string()).check(z.minLength(1, "chooseCountry")),
  howOften: choiceFrom(["0", "1"]),
  beginDate: anyDate,
  endDate: anyDate,
  currency: choiceFrom(TRAVEL_CURRENCIES),
  mainSumAssured: z.string().check(z.refine((sum) => isMedicalSum(Number(sum)), "medicalSum")),
  spaType: choiceFrom(["0", "1"]),
  las: z
    .array(z.object({}))
    .check(z.minLength(1, "maxPersons"), z.maxLength(MAX_INSURED_PERSONS, "maxPersons")),
});

const holderSchema = z.object({ holderBirthday: dateWithin({}), holderGender: gender });

/** Fields of the quick quote, of the values of a whole order (S1 §5); errors are codes. */
export const quickQuoteSchema = partsSchema<TravelOrderValues>([tripSchema, holderSchema]);
