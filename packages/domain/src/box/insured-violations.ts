import { addDays, ageOn, compareDates, isIsoDate } from "../dates/iso-date.ts";
import { issueYearViolation } from "../motor/car-age.ts";
import { type CarNameViolation, carNameViolation } from "../motor/make-and-model.ts";
import { plateViolation } from "../motor/vehicle-identity.ts";
import { splitFullName } from "../person/full-name.ts";
import { type NameViolation, personNameViolation } from "../person/names.ts";
import { repeatedPeople } from "../person/repeated-people.ts";
import { boxCover } from "./box-terms.ts";
import {
  type BoxInsured,
  INSURED_ADDRESS_MAX_LENGTH,
  INSURED_FIELDS,
  type InsuredAges,
  type InsuredKind,
  insuredBirthDates,
} from "./insured.ts";

const ADDRESS_MIN_LENGTH = 5;

/** Why an insured person or thing is invalid. */
export type BoxInsuredViolation =
  | NameViolation<"personName">
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
  | "notAllowed"
  | "personTwice"
  | CarNameViolation;

function nameViolation(name: string): BoxInsuredViolation | undefined {
  const violation = personNameViolation(name);
  if (violation) return violation;
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

/** Errors of the insured people or things of an order, by field; the box's kind is not checked. */
export function boxInsuredViolations(
  { insuredPeople = [], insuredAddress, insuredCar, insuredTrip }: BoxInsured,
  today: string,
): Record<string, BoxInsuredViolation | false | undefined> {
  const people = insuredPeople.flatMap(({ name, birthDate }, index) => [
    [`insuredPeople.${index}.name`, nameViolation(name)] as const,
    [`insuredPeople.${index}.birthDate`, birthDateViolation(birthDate, today)] as const,
  ]);
  const twice = repeatedPeople(
    insuredPeople.map(({ name, birthDate }) => ({ fullName: name, birthDate })),
  ).map((index) => [`insuredPeople.${index}.name`, "personTwice"] as const);
  const length = [...(insuredAddress?.trim() ?? "")].length;
  const address = length >= ADDRESS_MIN_LENGTH && length <= INSURED_ADDRESS_MAX_LENGTH;
  return {
    ...Object.fromEntries([...people, ...twice]),
    insuredAddress: insuredAddress !== undefined && !address && "insuredAddress",
    ...(insuredCar && {
      "insuredCar.make": carNameViolation(insuredCar.make),
      "insuredCar.model": carNameViolation(insuredCar.model),
      "insuredCar.year": issueYearViolation(insuredCar.year, "SCI_P1", today),
      "insuredCar.plate": plateViolation(insuredCar.plate, "SCI"),
    }),
    ...(insuredTrip && tripViolations(insuredTrip, today)),
  };
}

/** Who is insured by a box: the people it names, its holder, or no person but a thing. */
export interface InsuredOfBox extends Pick<BoxInsured, "insuredPeople"> {
  readonly insures: InsuredKind;
  /** Of the holder, ISO. */
  readonly birthDate?: string | undefined;
}

/**
 * Insured people whose age on the first day of cover is outside the ages of the box, by field; includes the holder
 * where the box insures its holder. Without ages it insures everyone. SPEC-95.
 */
export function insuredAgeViolations(
  { insures, insuredPeople = [], birthDate: holder }: InsuredOfBox,
  today: string,
  ages: InsuredAges | undefined,
): Record<string, BoxInsuredViolation | false> {
  const { startDate } = boxCover(today, 1);
  const violation = (birthDate: string): BoxInsuredViolation | false => {
    if (!ages || !isIsoDate(birthDate) || compareDates(birthDate, today) > 0) return false;
    const age = ageOn(birthDate, startDate);
    return (age < ages.from || age > ages.to) && "insuredAge";
  };
  const isHolderInsured = insures === "holder" || insures === "trip";
  return {
    ...(isHolderInsured && holder !== undefined && { birthDate: violation(holder) }),
    ...Object.fromEntries(
      insuredPeople.map(({ birthDate }, place) => [
        `insuredPeople.${place}.birthDate`,
        violation(birthDate),
      ]),
    ),
  };
}

/**
 * People or things that a box does not insure, by field: things of another kind, and a trip that ends after the cover.
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
