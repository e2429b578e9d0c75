import { findLast, isIsoDate } from "@sughurta/domain";
import {
  AGE_GROUPS,
  type AgeGroup,
  ageGroupId,
  ageGroupOfId,
  birthDateForGroup,
  getAgeGroup,
  insuredBirthDateViolation,
  isSameAgeGroup,
  MAX_INSURED_PERSONS,
  MIN_INSURED_PERSONS,
  OPTION_CODES,
  TRAVEL_ADDRESS_MAX_LENGTH,
  usualBirthDate,
  withOption,
} from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import { withSplitName } from "@sughurta/forms/people";
import type { PersonFieldNames } from "@sughurta/order/fill-from-profile";
import { type InsuredPerson, newPerson, type TravelOrderValues } from "./order-values.ts";

/** Fields of the holder by the specification's names (S1 §3). */
export const HOLDER_FIELDS = {
  name: {
    fullName: "holderFullName",
    lastName: "holderLastname",
    firstName: "holderFirstname",
    patronymic: "holderPatronymic",
  },
  contacts: { phone: "holderPhone", email: "holderEmail" },
  document: {
    docType: "holderDocType",
    series: "holderDocSeries",
    docNumber: "holderDocNumber",
    issueDate: "holderIssueDate",
    issueInstitution: "holderIssueInstitution",
  },
  registered: { address: "holderAddressReg", postalCode: "holderPostalCodeReg" },
  actual: { address: "holderAddressFact", postalCode: "holderPostalCodeFact" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof TravelOrderValues>>>>;

/** Fields of an insured person by the specification's names (S1 §3). */
export const INSURED_FIELDS = {
  name: {
    fullName: "laFullname",
    lastName: "laLastname",
    firstName: "laFirstname",
    patronymic: "laPatronic",
  },
  contacts: { phone: "laPhone", email: "laEmail" },
  document: {
    docType: "docType",
    series: "series",
    docNumber: "docNumber",
    issueDate: "issueDate",
    issueInstitution: "issueInstitution",
    validTo: "dateTo",
  },
  registered: { address: "laAddressReg", postalCode: "laPostalCodeReg" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof InsuredPerson>>>>;

/** Contacts and addresses are optional; only a holder's phone is required (S1 §5). */
export const HOLDER_CONTACTS = { phone: "required", email: "optional" } as const;
export const INSURED_CONTACTS = { phone: "optional", email: "optional" } as const;
export const ADDRESS = { address: "optional", maxLength: TRAVEL_ADDRESS_MAX_LENGTH } as const;

/** Fields of the holder filled in from a saved contact. */
export const HOLDER_PROFILE_FIELDS = {
  ...HOLDER_FIELDS,
  address: HOLDER_FIELDS.registered,
  birthDate: "holderBirthday",
  gender: "holderGender",
} as const satisfies PersonFieldNames;

/** Fields of an insured person filled in from a saved contact. */
export const INSURED_PROFILE_FIELDS = {
  ...INSURED_FIELDS,
  address: INSURED_FIELDS.registered,
  birthDate: "laBirthday",
  gender: "gender",
  citizenship: "laCitizenship",
} as const satisfies PersonFieldNames;

/** The birth date in the price: as given, else the one that represents the age group (SPEC-32). */
export function pricedBirthDate({
  laBirthday,
  laAgeGuess,
}: Pick<InsuredPerson, "laBirthday" | "laAgeGuess">): string {
  return laBirthday || laAgeGuess;
}

/** The age group of a person on the first day of the trip; `undefined` for a birth date that is not insurable. */
export function pricedAgeGroup(
  person: Pick<InsuredPerson, "laBirthday" | "laAgeGuess">,
  today: string,
  beginDate: string,
  groups: readonly AgeGroup[],
): AgeGroup | undefined {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const birthDate = pricedBirthDate(person);
  if (!isIsoDate(birthDate) || insuredBirthDateViolation(birthDate, today, begin)) return undefined;
  return getAgeGroup(birthDate, begin, groups);
}

type People = readonly InsuredPerson[];

/** People who are named later: adults on the first day of the trip (SPEC-32). */
export function usualPeople(count: number | undefined, today: string, beginDate: string): People {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const laAgeGuess = usualBirthDate(today, begin);
  const length = Math.min(MAX_INSURED_PERSONS, Math.max(MIN_INSURED_PERSONS, count ?? 1));
  return Array.from({ length }, (_, place) => newPerson(String(place + 1), { laAgeGuess }));
}

const hasCovid = ({ sequence }: InsuredPerson) => sequence.includes(OPTION_CODES.covid);

function withCovid(person: InsuredPerson, on: boolean): InsuredPerson {
  if (hasCovid(person) === on) return person;
  return { ...person, sequence: withOption(person.sequence, OPTION_CODES.covid, on) };
}

/** Adds a person of an age group; five at most (S1 §4, SPEC-32). */
export function withPersonAdded(
  values: TravelOrderValues,
  group: AgeGroup,
  today: string,
): TravelOrderValues {
  const { las, beginDate } = values;
  const onDate = isIsoDate(beginDate) ? beginDate : today;
  const laAgeGuess = birthDateForGroup(group, today, onDate);
  if (las.length >= MAX_INSURED_PERSONS || laAgeGuess === undefined) return values;
  const uid = String(Math.max(0, ...las.map((person) => Number(person.uid))) + 1);
  return {
    ...values,
    las: [...las, newPerson(uid, { laAgeGuess, laAgeGroup: ageGroupId(group) })],
  };
}

/** Removes a person; one stays (S1 §4). */
export function withPersonRemoved(values: TravelOrderValues, uid: string): TravelOrderValues {
  const las = values.las.filter((person) => person.uid !== uid);
  return las.length < MIN_INSURED_PERSONS ? values : { ...values, las };
}

/** The order without one person of an age group, preferably one without data; one person stays (S1 §4). */
export function removeOneFrom(
  values: TravelOrderValues,
  group: AgeGroup,
  today: string,
  groups: readonly AgeGroup[],
): TravelOrderValues {
  const { las, beginDate } = values;
  const alike = las.filter((person) =>
    isSameAgeGroup(pricedAgeGroup(person, today, beginDate, groups), group),
  );
  const leaves = findLast(alike, ({ laBirthday }) => laBirthday === "") ?? alike.at(-1);
  return leaves ? withPersonRemoved(values, leaves.uid) : values;
}

/** The age groups that buyers chose and that are no longer on sale; each once. */
export function goneAgeGroups(
  { las }: Pick<TravelOrderValues, "las">,
  groups: readonly AgeGroup[],
): readonly AgeGroup[] {
  const onSale = groups.map(ageGroupId);
  const chosen = las.filter(({ laBirthday }) => laBirthday === "").map((one) => one.laAgeGroup);
  return [...new Set(chosen)].flatMap((id) =>
    onSale.includes(id) ? [] : (ageGroupOfId(id) ?? []),
  );
}

/** The order whose people are confirmed to be of the age groups on sale. */
export function withAgeGroupsConfirmed(
  values: TravelOrderValues,
  today: string,
  groups: readonly AgeGroup[],
): TravelOrderValues {
  const { las, beginDate } = values;
  const confirmed = las.map((person) => {
    const group = pricedAgeGroup(person, today, beginDate, groups);
    return person.laAgeGroup && group ? { ...person, laAgeGroup: ageGroupId(group) } : person;
  });
  return { ...values, las: confirmed };
}

/** The age group for which a birth date was estimated while the groups were those of the specification. */
export function formerAgeGroup(guess: string, beginDate: string): string {
  if (!isIsoDate(guess) || !isIsoDate(beginDate)) return "";
  const group = getAgeGroup(guess, beginDate, AGE_GROUPS);
  return group ? ageGroupId(group) : "";
}

/** The order with an insured person with data. */
export function withPersonFilled(
  values: TravelOrderValues,
  uid: string,
  known: Partial<InsuredPerson>,
): TravelOrderValues {
  return {
    ...values,
    las: values.las.map((one) => (one.uid === uid ? { ...one, ...known } : one)),
  };
}

function applyPersonEffects(
  before: InsuredPerson | undefined,
  after: InsuredPerson,
): InsuredPerson {
  if (before === undefined || before === after) return after;
  return withSplitName(INSURED_FIELDS.name, before, after);
}

function applyCovidEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
): Pick<TravelOrderValues, "las" | "covid19Option"> {
  const { covid19Option } = after;
  if (covid19Option !== before.covid19Option) {
    return { covid19Option, las: after.las.map((person) => withCovid(person, covid19Option > 0)) };
  }
  const known = new Set(before.las.map(({ uid }) => uid));
  const forAll = covid19Option > 0 && before.las.every(hasCovid);
  const las = after.las.map((person) =>
    forAll && !known.has(person.uid) ? withCovid(person, true) : person,
  );
  return { covid19Option: las.some(hasCovid) ? 1 : 0, las };
}

/** Names in parts, Covid of each person (S1 §4, SPEC-36, SPEC-38). */
export function applyPeopleEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
): TravelOrderValues {
  if (after.las === before.las && after.covid19Option === before.covid19Option) return after;
  const known = new Map(before.las.map((person) => [person.uid, person]));
  const las: People = after.las.map((person) => applyPersonEffects(known.get(person.uid), person));
  return { ...after, ...applyCovidEffects(before, { ...after, las }) };
}

/** Errors of the ages of the insured persons on the first day of the trip (S1 §5). */
export function birthDateErrors(
  { las, beginDate }: Pick<TravelOrderValues, "las" | "beginDate">,
  today: string,
): FieldErrors {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const violations = las.map((person, index) => {
    const birthDate = pricedBirthDate(person);
    const code = isIsoDate(birthDate)
      ? insuredBirthDateViolation(birthDate, today, begin)
      : birthDate === ""
        ? "required"
        : "date";
    return [`las[${index}].laBirthday`, code ? { code } : undefined] as const;
  });
  return Object.fromEntries(violations.flatMap(([name, error]) => (error ? [[name, error]] : [])));
}
