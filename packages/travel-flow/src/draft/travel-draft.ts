import { compareDates, isIsoDate } from "@sughurta/domain";
import { addOnSums, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "@sughurta/order";
import { type BrowserPart, type DraftDefinition, useDraft } from "@sughurta/order/draft";
import { type OrderPart, travelOrder } from "../model/order-definition.ts";
import {
  type HolderValues,
  type InsuredPerson,
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
} from "../model/order-values.ts";
import { formerAgeGroup } from "../model/people.ts";
import { toTrip, withTrip } from "../model/travel-trip.ts";
import { useRememberedFrequency } from "../quick-quote/use-remembered-frequency.ts";
import { TRAVEL_DRAFT_NAMES } from "./discard-draft.ts";

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

/** A person in the browser's storage: options and age group, never a birth date. */
type KeptPerson = Pick<InsuredPerson, "uid" | "sequence"> & {
  readonly guess: string;
  /** Name of the chosen age group; drafts have it since the tariff decides which groups there are. */
  readonly group?: string | undefined;
};

/** The part of an order stored in this browser: choices, no personal data (SPEC-30). */
export interface StoredChoices {
  readonly choices: Choices;
  readonly people: readonly KeptPerson[];
}

/** The part stored encrypted on the service only: the holder and the insured persons (SPEC-30). */
export interface StoredIdentity {
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

function toChoices(values: TravelOrderValues): StoredChoices {
  return {
    choices: picked(values, CHOICES),
    people: values.las.map(({ uid, sequence, laAgeGuess, laAgeGroup }) => ({
      uid,
      sequence,
      guess: laAgeGuess,
      group: laAgeGroup,
    })),
  };
}

function getIdentity(values: TravelOrderValues): StoredIdentity {
  const holderFields = Object.keys(values).filter(isHolderField);
  return {
    holder: picked(values, holderFields),
    assuredFlatAddress: values.assuredFlatAddress,
    las: values.las.map(({ sequence, ...person }) => person),
  };
}

function isHolderField(field: string): field is keyof HolderValues {
  return field === "inn" || (field.startsWith("holder") && field !== "holderUid");
}

function readChoices(kept: Partial<StoredChoices>): StoredChoices | undefined {
  const { choices, people } = kept;
  return choices !== undefined && arePeople(people) ? { choices, people } : undefined;
}

function arePeople(people: unknown): people is readonly KeptPerson[] {
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

function readIdentity(kept: Partial<StoredIdentity>): StoredIdentity | undefined {
  return kept.holder && Array.isArray(kept.las) ? (kept as StoredIdentity) : undefined;
}

const isAlike = (one: unknown, other: unknown) =>
  one !== null && typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** An order of stored choices; dates in the past are marked, unknown sums are dropped (SPEC-59). */
function orderFromChoices({ choices, people }: StoredChoices, today: string): TravelOrderValues {
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
  // The birth date of a person is stored on the service: until it is loaded, the usual one represents it.
  const usualGuess = empty.las[0]?.laAgeGuess ?? "";
  const las = people.map(({ uid, sequence, guess, group }) =>
    newPerson(uid, {
      sequence,
      laAgeGuess: guess || usualGuess,
      laAgeGroup: group ?? formerAgeGroup(guess, beginDate),
    }),
  );
  return {
    ...empty,
    ...known,
    ...Object.fromEntries(offList),
    datesPassed,
    las: las.length > 0 ? las : empty.las,
  };
}

/** Derived values and values that are not the buyer's choice. */
const DERIVED: readonly string[] = [
  "agree",
  "endDateMoved",
  "datesPassed",
  "addOnSums",
  "accManual",
] satisfies (keyof TravelOrderValues)[];

/** Whether two orders have the same trip, cover and people. */
function isSameChoice(one: TravelOrderValues, other: TravelOrderValues): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(
    ([field, value]) =>
      DERIVED.includes(field) || JSON.stringify(value) === JSON.stringify(others.get(field)),
  );
}

/** Fills in the people; fields typed in the meantime are retained. */
function withIdentity(
  values: TravelOrderValues,
  { holder, las, assuredFlatAddress }: StoredIdentity,
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

/** Stored values fill only fields with their initial value. */
function withoutLoss(
  person: InsuredPerson,
  kept: Partial<InsuredPerson> | undefined,
): InsuredPerson {
  const own = new Map<string, unknown>(Object.entries(person));
  const nobody = new Map<string, unknown>(Object.entries(newPerson(person.uid)));
  const untouched = Object.entries(kept ?? {}).filter(
    ([field, value]) => value !== "" && own.get(field) === nobody.get(field),
  );
  // With a birth date no age group is needed.
  const guess = kept?.laBirthday ? { laAgeGuess: kept.laAgeGuess ?? "" } : {};
  return { ...person, ...Object.fromEntries(untouched), ...guess };
}

type TravelDraft = {
  values: TravelOrderValues;
  part: OrderPart;
  choices: StoredChoices;
  identity: StoredIdentity;
};

/** The choices of a travel order, which stay in the browser. */
export const travelChoices: BrowserPart<TravelDraft> = {
  of: toChoices,
  read: readChoices,
  open: orderFromChoices,
  invalidParts: ({ datesPassed }) => (datesPassed ? ["trip"] : []),
};

/** The split of a travel order into choices and personal data, and how a quick quote changes an older draft. */
export const travelDraft: DraftDefinition<TravelDraft> = {
  ...TRAVEL_DRAFT_NAMES,
  version: 2,
  firstPart: "trip",
  newOrder: newTravelOrder,
  browserPart: travelChoices,
  servicePart: { of: getIdentity, read: readIdentity },
  merge: withIdentity,
  newer: {
    combine: (older, chosen, today) => withTrip(older, toTrip(chosen), today),
    saysTheSame: isSameChoice,
  },
};

/** The saved order and its buyer's place. */
export interface DraftedTravelOrder {
  readonly form: ZodForm<TravelOrderValues>;
  readonly today: string;
  readonly place: PlaceByPart<OrderPart>;
  readonly coupon: string;
  /** A quick quote started the order: it replaces trip and first traveller of an older draft (SPEC-58). */
  readonly isPrefilled: boolean;
  /** The order is paid: its draft is never offered again. */
  readonly paid: boolean;
  /** Called with the saved place and promo code, and the parts of the order that are no longer valid. */
  readonly onResumed: (
    kept: PlaceByPart<OrderPart> & { readonly coupon?: string | undefined },
    faulty: readonly OrderPart[],
  ) => void;
}

/** Saves a half-filled travel order and restores it (SPEC-30). */
export function useTravelDraft(order: DraftedTravelOrder) {
  const { form, today, isPrefilled } = order;
  const draft = useDraft(travelDraft, {
    ...order,
    invalidParts: async (values) => (await travelOrder.rules.load()).invalidParts(values, today),
  });
  useRememberedFrequency(form, {
    isChosen: () => isPrefilled || draft.isSaved(),
    onRemembered: draft.resetSaving,
  });
  return draft;
}
