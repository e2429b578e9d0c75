import { type InsuredKind, insuredBirthDates } from "@sughurta/domain/box";
import { CAR_NAME_MAX_LENGTH } from "@sughurta/domain/motor";
import { dateWithin, optionalText, requiredText } from "@sughurta/forms";
import { fullNameShape } from "@sughurta/forms/people";
import * as z from "zod/mini";
import { HOME_MAX_LENGTH, PLATE_MAX_LENGTH } from "../insured/insured-limits.ts";
import type { InsuredRules } from "../insured/insured-part.ts";
import { tripDates } from "../insured/trip-dates.ts";

const homeSchema = z.object({
  insuredHome: z.object({
    city: requiredText(HOME_MAX_LENGTH.city),
    street: requiredText(HOME_MAX_LENGTH.street),
    house: requiredText(HOME_MAX_LENGTH.house),
    flat: optionalText(HOME_MAX_LENGTH.flat),
  }),
});

const carSchema = z.object({
  insuredCar: z.object({
    make: requiredText(CAR_NAME_MAX_LENGTH),
    model: requiredText(CAR_NAME_MAX_LENGTH),
    year: z.string().check(z.minLength(1, "choice")),
    plate: requiredText(PLATE_MAX_LENGTH),
  }),
});

function peopleSchema({ today }: InsuredRules) {
  const person = z.object({
    ...fullNameShape({ fullName: "name" }, "any"),
    birthDate: dateWithin(insuredBirthDates(today)),
  });
  return z.object({ insuredPeople: z.array(person) });
}

function tripSchema(rules: InsuredRules) {
  const date = dateWithin(tripDates(rules));
  return z.object({ insuredTrip: z.object({ beginDate: date, endDate: date }) });
}

/** Rules of what a box insures that concern one field each; errors are codes. */
export const INSURED_SCHEMAS: Readonly<
  Record<InsuredKind, (rules: InsuredRules) => z.ZodMiniType>
> = {
  holder: () => z.object({}),
  people: peopleSchema,
  address: () => homeSchema,
  car: () => carSchema,
  trip: tripSchema,
};
