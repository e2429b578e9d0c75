import { formatDate } from "../dates/display-date.ts";
import { addDays, addYears, type DateBounds } from "../dates/iso-date.ts";
import { carTitle, formatPlate, normalizeVehicleCode } from "../motor/vehicle-identity.ts";
import { normalizeName } from "../person/names.ts";

/** Insured subject of a box: its holder, named people, a home, a car, or a trip. SPEC-65. */
export const INSURED_KINDS = ["holder", "people", "address", "car", "trip"] as const;
export type InsuredKind = (typeof INSURED_KINDS)[number];

/** Maximum number of people insured by name in one box. SPEC-65. */
export const MAX_INSURED_PEOPLE = 10;
/** Maximum length of the address of an insured home, in characters. */
export const INSURED_ADDRESS_MAX_LENGTH = 150;
const OLDEST_YEARS = 100;

/** Minimum and maximum age of an insured person, in full years on the first day of cover. SPEC-95. */
export interface InsuredAges {
  readonly from: number;
  readonly to: number;
}

/** The insured people or things of a box order; without any the holder is insured. SPEC-65. */
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

/** The field of an order with the insured people or things of a box. */
export const INSURED_FIELDS = {
  people: "insuredPeople",
  address: "insuredAddress",
  car: "insuredCar",
  trip: "insuredTrip",
} as const satisfies Readonly<Record<Exclude<InsuredKind, "holder">, keyof BoxInsured>>;

/** Birth dates of people that a box may insure. */
export function insuredBirthDates(today: string): DateBounds {
  return { min: addYears(today, -OLDEST_YEARS), max: today };
}

/** Days of a trip that a box may insure, whose cover ends on a given day. */
export function insuredTripDates(today: string, coverEnd: string): DateBounds {
  return { min: addDays(today, 1), max: coverEnd };
}

/** The same in stored form: only insured data, without extra spaces, a plate in wire format. */
export function normalizeBoxInsured({
  insuredPeople,
  insuredAddress,
  insuredCar,
  insuredTrip,
}: BoxInsured): BoxInsured {
  return {
    ...(insuredPeople && {
      insuredPeople: insuredPeople.map(({ name, birthDate }) => ({
        name: normalizeName(name),
        birthDate,
      })),
    }),
    ...(insuredAddress !== undefined && { insuredAddress: normalizeName(insuredAddress) }),
    ...(insuredCar && {
      insuredCar: {
        make: normalizeName(insuredCar.make),
        model: normalizeName(insuredCar.model),
        year: insuredCar.year,
        plate: normalizeVehicleCode(insuredCar.plate),
      },
    }),
    ...(insuredTrip && { insuredTrip }),
  };
}

/** An insured thing in a line that is the same in every language. */
export interface InsuredThing {
  readonly kind: "address" | "car" | "trip";
  readonly text: string;
}

/** The public part of a thing: of an address only its town. SPEC-8. */
export function maskInsuredThing({ kind, text }: InsuredThing): InsuredThing {
  if (kind !== "address") return { kind, text };
  const [town, ...rest] = text.split(",");
  return { kind, text: rest.length > 0 ? `${town}, ***` : "***" };
}

/** The thing that a box insures, in a line; `undefined` where it insures people. */
export function insuredThing({
  insuredAddress,
  insuredCar,
  insuredTrip,
}: BoxInsured): InsuredThing | undefined {
  if (insuredAddress !== undefined) return { kind: "address", text: insuredAddress };
  if (insuredCar) {
    const { make, model, year, plate } = insuredCar;
    return { kind: "car", text: `${carTitle(make, model)}, ${year}, ${formatPlate(plate)}` };
  }
  if (!insuredTrip) return undefined;
  const { beginDate, endDate } = insuredTrip;
  return { kind: "trip", text: `${formatDate(beginDate)} – ${formatDate(endDate)}` };
}
