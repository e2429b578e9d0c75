import {
  addDays,
  addYears,
  ageOn,
  compareDates,
  type DateBounds,
  isIsoDate,
} from "../dates/iso-date.ts";
import { issueYearViolation } from "../motor/car-age.ts";
import { isCarName, tidyCarName } from "../motor/make-and-model.ts";
import { plateViolation } from "../motor/plate.ts";
import { tidyVehicleCode } from "../motor/vehicle-code.ts";
import { splitFullName } from "../person/full-name.ts";
import { isPersonName, tidyName } from "../person/names.ts";
import { boxCover } from "./box-cover.ts";
import type { InsuredKind } from "./insured-kinds.ts";

/** Most people whom one box insures by name. Decision 65. */
export const MAX_INSURED_PEOPLE = 10;
/** Longest address of a home that a box insures, in characters. */
export const INSURED_ADDRESS_MAX_LENGTH = 150;
const ADDRESS_MIN_LENGTH = 5;
const OLDEST_YEARS = 100;

/** Youngest and oldest whom a box insures by name, in full years on the first day of cover. */
export interface InsuredAges {
  readonly from: number;
  readonly to: number;
}

/** What is named in the order of a box; without any of it the holder is insured. Decision 65. */
export interface BoxInsured {
  readonly insuredPeople?:
    | readonly { readonly name: string; readonly birthDate: string }[]
    | undefined;
  readonly insuredAddress?: string | undefined;
  readonly insuredCar?:
    | {
        readonly make: string;
        readonly model: string;
        readonly year: number;
        readonly plate: string;
      }
    | undefined;
  /** First and last day, ISO dates. */
  readonly insuredTrip?: { readonly beginDate: string; readonly endDate: string } | undefined;
}

/** The field of an order that names what a box insures. */
export const INSURED_FIELDS = {
  people: "insuredPeople",
  address: "insuredAddress",
  car: "insuredCar",
  trip: "insuredTrip",
} as const satisfies Readonly<Record<Exclude<InsuredKind, "holder">, keyof BoxInsured>>;

/** Why something cannot be insured as it was named. */
export type BoxInsuredViolation =
  | "personName"
  | "fullName"
  | "birthInFuture"
  | "insuredAge"
  | "date"
  | "insuredAddress"
  | "carIssueYear"
  | "carTooOld"
  | "required"
  | "taxi"
  | "stateNumber"
  | "insuredTripBegin"
  | "insuredTripEnd"
  | "notAllowed";

/** Birth dates of the people whom a box may insure. */
export function insuredBirthDates(today: string): DateBounds {
  return { min: addYears(today, -OLDEST_YEARS), max: today };
}

/** Days of a trip that a box may insure, whose cover ends on a day. */
export function insuredTripDates(today: string, coverEnd: string): DateBounds {
  return { min: addDays(today, 1), max: coverEnd };
}

/** The same as it is kept: nothing but what is insured, without stray spaces, a plate as it is sent. */
export function tidyBoxInsured({
  insuredPeople,
  insuredAddress,
  insuredCar,
  insuredTrip,
}: BoxInsured): BoxInsured {
  return {
    ...(insuredPeople && {
      insuredPeople: insuredPeople.map(({ name, birthDate }) => ({
        name: tidyName(name),
        birthDate,
      })),
    }),
    ...(insuredAddress !== undefined && { insuredAddress: tidyName(insuredAddress) }),
    ...(insuredCar && {
      insuredCar: {
        make: tidyCarName(insuredCar.make),
        model: tidyCarName(insuredCar.model),
        year: insuredCar.year,
        plate: tidyVehicleCode(insuredCar.plate),
      },
    }),
    ...(insuredTrip && { insuredTrip }),
  };
}

function nameViolation(name: string): BoxInsuredViolation | undefined {
  if (!isPersonName(name)) return "personName";
  return splitFullName(name).firstName === "" ? "fullName" : undefined;
}

function tripViolations(
  { beginDate, endDate }: NonNullable<BoxInsured["insuredTrip"]>,
  today: string,
): Record<string, BoxInsuredViolation | false> {
  const [isBegin, isEnd] = [isIsoDate(beginDate), isIsoDate(endDate)];
  const isEarly = isBegin && compareDates(beginDate, addDays(today, 1)) < 0;
  const isBack = isBegin && isEnd && compareDates(endDate, beginDate) < 0;
  return {
    "insuredTrip.beginDate": isBegin ? isEarly && "insuredTripBegin" : "date",
    "insuredTrip.endDate": isEnd ? isBack && "insuredTripEnd" : "date",
  };
}

function birthDateViolation(birthDate: string, today: string): BoxInsuredViolation | undefined {
  if (!isIsoDate(birthDate)) return "date";
  const { min, max } = insuredBirthDates(today);
  if (compareDates(birthDate, max) > 0) return "birthInFuture";
  return compareDates(birthDate, min) < 0 ? "date" : undefined;
}

/** What is wrong with what is named in an order, by field; whether the box insures it is not judged. */
export function boxInsuredViolations(
  { insuredPeople = [], insuredAddress, insuredCar, insuredTrip }: BoxInsured,
  today: string,
): Record<string, BoxInsuredViolation | false | undefined> {
  const people = insuredPeople.flatMap(({ name, birthDate }, index) => [
    [`insuredPeople.${index}.name`, nameViolation(name)] as const,
    [`insuredPeople.${index}.birthDate`, birthDateViolation(birthDate, today)] as const,
  ]);
  const length = [...(insuredAddress?.trim() ?? "")].length;
  const address = length >= ADDRESS_MIN_LENGTH && length <= INSURED_ADDRESS_MAX_LENGTH;
  return {
    ...Object.fromEntries(people),
    insuredAddress: insuredAddress !== undefined && !address && "insuredAddress",
    ...(insuredCar && {
      "insuredCar.make": !isCarName(insuredCar.make) && "required",
      "insuredCar.model": !isCarName(insuredCar.model) && "required",
      "insuredCar.year": issueYearViolation(insuredCar.year, "SCI_P1", today),
      "insuredCar.plate": plateViolation(insuredCar.plate, "SCI"),
    }),
    ...(insuredTrip && tripViolations(insuredTrip, today)),
  };
}

/** Whom a box does not insure for their age, by field, where it is ordered on a day; without ages it insures everybody. */
export function insuredAgeViolations(
  { insuredPeople = [] }: BoxInsured,
  today: string,
  ages: InsuredAges | undefined,
): Record<string, BoxInsuredViolation | false> {
  const { startDate } = boxCover(today, 1);
  const violation = (birthDate: string): BoxInsuredViolation | false => {
    if (!ages || !isIsoDate(birthDate) || compareDates(birthDate, today) > 0) return false;
    const age = ageOn(birthDate, startDate);
    return (age < ages.from || age > ages.to) && "insuredAge";
  };
  return Object.fromEntries(
    insuredPeople.map(({ birthDate }, place) => [
      `insuredPeople.${place}.birthDate`,
      violation(birthDate),
    ]),
  );
}

/**
 * What a box of a kind, whose cover ends on a day, does not insure, by field: things of another kind, and
 * a trip that goes on after the cover.
 */
export function boxInsuredKindViolations(
  insures: InsuredKind,
  insured: BoxInsured,
  coverEnd: string,
): Record<string, BoxInsuredViolation | false | undefined> {
  const foreign = Object.entries(INSURED_FIELDS)
    .filter(([kind, field]) => kind !== insures && insured[field] !== undefined)
    .map(([, field]) => [field, "notAllowed"] as const);
  const { insuredTrip } = insured;
  return {
    ...Object.fromEntries(foreign),
    "insuredTrip.endDate":
      insures === "trip" &&
      insuredTrip !== undefined &&
      isIsoDate(insuredTrip.endDate) &&
      compareDates(insuredTrip.endDate, coverEnd) > 0 &&
      "insuredTripEnd",
  };
}
