import * as z from "@sughurta/contracts/zod";
import { isIsoDate } from "@sughurta/domain";
import { countryByCode } from "@sughurta/domain/countries";
import {
  ageGroupOfId,
  birthDateForGroup,
  isAddOnValue,
  isMedicalSum,
  isOptionCode,
  MAX_INSURED_PERSONS,
  MAX_TRIP_DAYS,
  MIN_TRIP_DAYS,
  TRAVEL_ADD_ONS,
  TRAVEL_CURRENCIES,
  usualBirthDate,
} from "@sughurta/domain/travel";
import { travelChoices } from "../draft/travel-draft.ts";
import { newTravelOrder, type TravelOrderValues } from "../model/order-values.ts";
import type { SharedTrip } from "./shared-trip.ts";

const MAX_COUNTRIES = 50;

const switched = z.enum(["0", "1"]);
const date = z.string().check(z.refine(isIsoDate));
const sequence = z.array(z.number().check(z.refine(isOptionCode))).check(z.maxLength(10));
const group = z.string().check(z.refine((id) => ageGroupOfId(id) !== undefined));

const sharedTrip = z.object({
  country: z
    .array(z.string().check(z.refine((code) => countryByCode(code) !== undefined)))
    .check(z.maxLength(MAX_COUNTRIES)),
  howOften: switched,
  beginDate: date,
  endDate: date,
  dayCount: z.int().check(z.minimum(MIN_TRIP_DAYS), z.maximum(MAX_TRIP_DAYS)),
  currency: z.enum(TRAVEL_CURRENCIES),
  mainSumAssured: z.string().check(z.refine((sum) => isMedicalSum(Number(sum)))),
  spaType: switched,
  sportOption: z.literal([0, 1]),
  sequence,
  addOns: z.record(z.string(), z.number()),
  people: z
    .array(z.object({ group, sequence }))
    .check(z.minLength(1), z.maxLength(MAX_INSURED_PERSONS)),
});

/** The order started by a link to a quote; `undefined` where a value is not offered. */
export function readSharedTrip(choices: object, today: string): TravelOrderValues | undefined {
  const { data } = sharedTrip.safeParse(choices);
  if (data === undefined) return undefined;
  const { people, addOns, ...trip } = data satisfies SharedTrip;
  const sums = TRAVEL_ADD_ONS.map(({ field }) => [field, addOns[field] ?? 0] as const);
  if (sums.some(([field, value]) => !isAddOnValue(field, value))) return undefined;
  const untouched = newTravelOrder(today);
  return travelChoices.open(
    {
      choices: { ...untouched, ...trip, ...Object.fromEntries(sums) },
      people: people.map((person, place) => ({
        uid: String(place + 1),
        sequence: person.sequence,
        guess: guessFor(person.group, today, trip.beginDate),
        group: person.group,
      })),
    },
    today,
  );
}

/** Birth date that represents an age group; that of an adult where no one will be in it on that day. */
function guessFor(id: string, today: string, beginDate: string): string {
  const known = ageGroupOfId(id);
  const guess = known && birthDateForGroup(known, today, beginDate);
  return guess ?? usualBirthDate(today, beginDate);
}
