import { compareDates, isIsoDate } from "@sughurta/domain";
import { addOnSums, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import type { PlaceByPart } from "@sughurta/order";
import type { OrderPart } from "../order/order-definition.ts";
import {
  type HolderValues,
  type InsuredPerson,
  NO_HOLDER,
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
} from "../order/order-values.ts";

/** Hours after which choices are forgotten; the service forgets identities after the same time (decision 30). */
export const DRAFT_HOURS = 24;
const VERSION = 1;
const MS_PER_HOUR = 3_600_000;

const CHOICES = [
  "country",
  "howOften",
  "beginDate",
  "endDate",
  "dayCount",
  "currency",
  "mainSumAssured",
  "spaType",
  "sportOption",
  "sequence",
  "addOnSums",
  "accManual",
  "holderUid",
  ...TRAVEL_ADD_ONS.map(({ field }) => field),
] as const satisfies readonly (keyof TravelOrderValues)[];

type Choices = Pick<TravelOrderValues, (typeof CHOICES)[number]>;

/** A person in the browser's storage: which options, and the guessed birth date but never a real one. */
type KeptPerson = Pick<InsuredPerson, "uid" | "sequence"> & { readonly guess: string };

/** What this browser keeps of an order: choices, nothing that tells who travels (decision 30). */
export interface KeptChoices extends PlaceByPart<OrderPart> {
  readonly version: typeof VERSION;
  readonly savedAtMs: number;
  readonly coupon: string;
  /** Somebody was described, which only the service keeps. */
  readonly described?: boolean | undefined;
  readonly choices: Choices;
  readonly people: readonly KeptPerson[];
}

/** What only the service keeps, encrypted: who the holder and the insured persons are (decision 30). */
export interface KeptIdentity {
  readonly holder: Partial<HolderValues>;
  readonly assuredFlatAddress: string;
  readonly las: readonly Omit<InsuredPerson, "sequence">[];
}

function picked<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}

/** The part of an order for the browser's storage. */
export function choicesOf(
  values: TravelOrderValues,
  place: PlaceByPart<OrderPart> & Pick<KeptChoices, "coupon">,
  nowMs: number,
): KeptChoices {
  return {
    version: VERSION,
    savedAtMs: nowMs,
    ...place,
    described: isDescribed(values),
    choices: picked(values, CHOICES),
    people: values.las.map(({ uid, sequence, laBirthday, laBirthdayTouch }) => ({
      uid,
      sequence,
      guess: laBirthdayTouch ? "" : laBirthday,
    })),
  };
}

/** The part of an order for the service, JSON text. */
export function identityOf(values: TravelOrderValues): string {
  const holderFields = Object.keys(values).filter(isHolderField);
  const identity: KeptIdentity = {
    holder: picked(values, holderFields),
    assuredFlatAddress: values.assuredFlatAddress,
    las: values.las.map(({ sequence, ...person }) => person),
  };
  return JSON.stringify(identity);
}

/** Tells whether an order says of anybody what only the service may keep (decision 30). */
function isDescribed(values: TravelOrderValues): boolean {
  const las = values.las.map(({ uid, laBirthday, laBirthdayTouch }) =>
    newPerson(uid, laBirthdayTouch ? {} : { laBirthday }),
  );
  const nobody = { ...values, ...NO_HOLDER, assuredFlatAddress: "", las };
  return identityOf(values) !== identityOf(nobody);
}

function isHolderField(field: string): field is keyof HolderValues {
  return field === "inn" || (field.startsWith("holder") && field !== "holderUid");
}

/** Reads what this browser kept; `undefined` for nothing, too old or another version's. */
export function readChoices(text: string | null, nowMs: number): KeptChoices | undefined {
  try {
    const kept: Partial<KeptChoices> | null = JSON.parse(text ?? "null");
    const fresh =
      kept?.version === VERSION &&
      typeof kept.savedAtMs === "number" &&
      nowMs - kept.savedAtMs < DRAFT_HOURS * MS_PER_HOUR;
    const whole = fresh && kept.choices !== undefined && arePeople(kept.people);
    return whole ? (kept as KeptChoices) : undefined;
  } catch {
    return undefined;
  }
}

function arePeople(people: unknown): boolean {
  return (
    Array.isArray(people) &&
    people.every(
      (one: Partial<KeptPerson> | null) =>
        typeof one?.uid === "string" &&
        typeof one.guess === "string" &&
        Array.isArray(one.sequence),
    )
  );
}

/** Reads what the service kept; `undefined` when it is nothing that this version wrote. */
export function readIdentity(text: string): KeptIdentity | undefined {
  try {
    const kept: Partial<KeptIdentity> | null = JSON.parse(text);
    return kept?.holder && Array.isArray(kept.las) ? (kept as KeptIdentity) : undefined;
  } catch {
    return undefined;
  }
}

const isAlike = (one: unknown, other: unknown) =>
  one !== null && typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** An order of kept choices as they were; dates that have passed are marked, unknown sums are dropped (decision 59). */
export function orderFromChoices(
  { choices, people }: KeptChoices,
  today: string,
): TravelOrderValues {
  const empty = newTravelOrder(today);
  const known = Object.fromEntries(
    CHOICES.filter((key) => isAlike(choices[key], empty[key])).map((key) => [key, choices[key]]),
  );
  const { beginDate } = choices;
  const datesPassed = isIsoDate(beginDate) && compareDates(beginDate, today) < 0;
  const offList = TRAVEL_ADD_ONS.filter(({ field, sums }) => {
    const value = choices[field];
    return sums.length > 0 && value !== 0 && !addOnSums(field).includes(value);
  }).map(({ field }) => [field, 0]);
  const las = people.map(({ uid, sequence, guess }) =>
    newPerson(uid, { sequence, laBirthday: guess }),
  );
  return {
    ...empty,
    ...known,
    ...Object.fromEntries(offList),
    datesPassed,
    las: las.length > 0 ? las : empty.las,
  };
}

/** What follows from the rest or is not the buyer's choice. */
const DERIVED: readonly string[] = [
  "agree",
  "endDateMoved",
  "datesPassed",
  "addOnSums",
  "accManual",
] satisfies (keyof TravelOrderValues)[];

/** Tells whether two orders say the same of trip, cover and people. */
export function sayTheSame(one: TravelOrderValues, other: TravelOrderValues): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(
    ([field, value]) =>
      DERIVED.includes(field) || JSON.stringify(value) === JSON.stringify(others.get(field)),
  );
}

/** Fills in who the people are; what was typed meanwhile stays. */
export function withIdentity(
  values: TravelOrderValues,
  { holder, las, assuredFlatAddress }: KeptIdentity,
  today: string,
): TravelOrderValues {
  const empty = newTravelOrder(today);
  const untouched = Object.entries(holder).filter(
    ([field]) => isHolderField(field) && values[field] === empty[field],
  );
  const byUid = new Map(las.map((person) => [person.uid, person]));
  return {
    ...values,
    ...Object.fromEntries(untouched),
    assuredFlatAddress: values.assuredFlatAddress || assuredFlatAddress || "",
    las: values.las.map((person) => withoutLoss(person, byUid.get(person.uid))),
  };
}

/** What was kept fills only what is still as it begins. */
function withoutLoss(person: InsuredPerson, kept: object | undefined): InsuredPerson {
  const own = new Map<string, unknown>(Object.entries(person));
  const nobody = new Map<string, unknown>(Object.entries(newPerson(person.uid)));
  const untouched = Object.entries(kept ?? {}).filter(
    ([field, value]) => value !== "" && own.get(field) === nobody.get(field),
  );
  return { ...person, ...Object.fromEntries(untouched) };
}
