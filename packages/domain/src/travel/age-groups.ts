import { addYears, ageOn, compareDates } from "../dates/iso-date.ts";
import { MAX_INSURED_AGE, sellableBegin } from "./people.ts";

/** Ages in full years on the first day of a trip that have one price; both belong to the group. */
export interface AgeGroup {
  readonly fromAge: number;
  readonly toAge: number;
}

const WIDEST: AgeGroup = { fromAge: 4, toAge: 69 };

/** Age groups until the insurer's tariff, which owns them, is known; ascending. S1 §3. */
export const AGE_GROUPS: readonly AgeGroup[] = [
  { fromAge: 0, toAge: 0 },
  { fromAge: 1, toAge: 3 },
  WIDEST,
  { fromAge: 70, toAge: 74 },
  { fromAge: 75, toAge: MAX_INSURED_AGE },
];

/** Ages of a person added to these groups, by the first age of the group. S1 §3, SPEC-32. */
const ADDED_AGES: Readonly<Record<string, number>> = {
  under1: 0,
  from1to3: 2,
  from4to69: 5,
  from70to74: 72,
  from75to80: 76,
};

/** Age of a traveller about whom nothing is known: an adult, who pays the full price in any tariff. SPEC-32. */
const USUAL_AGE = 30;

const INFANTS = "under1";
const GROUP_ID = /^from(0|[1-9]\d?)to([1-9]\d?)$/;

/** Name of an age group in requests, tariffs and links, such as `from18to64`. */
export const ageGroupId = ({ fromAge, toAge }: AgeGroup): string =>
  toAge === 0 ? INFANTS : `from${fromAge}to${toAge}`;

/** The age group of a name, whether or not it is on sale; `undefined` if the name is none. */
export function ageGroupOfId(id: string): AgeGroup | undefined {
  if (id === INFANTS) return { fromAge: 0, toAge: 0 };
  const [, from, to] = GROUP_ID.exec(id) ?? [];
  const [fromAge, toAge] = [Number(from), Number(to)];
  return fromAge <= toAge && toAge <= MAX_INSURED_AGE ? { fromAge, toAge } : undefined;
}

/** Whether two groups have the same ages. */
export const isSameAgeGroup = (one: AgeGroup | undefined, other: AgeGroup | undefined): boolean =>
  one?.fromAge === other?.fromAge && one?.toAge === other?.toAge;

/** Age group on a day; `undefined` for the unborn and for those past their eightieth birthday. S1 §3. */
export function getAgeGroup(
  birthDate: string,
  onDate: string,
  groups: readonly AgeGroup[],
): AgeGroup | undefined {
  const age = ageOn(birthDate, onDate);
  const pastLast = age === MAX_INSURED_AGE && compareDates(addYears(birthDate, age), onDate) < 0;
  if (pastLast) return undefined;
  return groups.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge);
}

/**
 * The estimated birth date of a person added by age group, who belongs to it on the first day of the trip;
 * `undefined` where no one born by today will. SPEC-32.
 */
export function birthDateForGroup(
  group: AgeGroup,
  today: string,
  beginDate: string = today,
): string | undefined {
  const middle = Math.floor((group.fromAge + group.toAge) / 2);
  const years = ADDED_AGES[ageGroupId(group)] ?? middle;
  const begin = sellableBegin(beginDate, today);
  const candidates = [addYears(today, -years), addYears(begin, -years), today];
  return candidates.find(
    (birthDate) =>
      compareDates(birthDate, today) <= 0 && getAgeGroup(birthDate, begin, [group]) !== undefined,
  );
}

/** The estimated birth date of a traveller about whom nothing is known. SPEC-32. */
export const usualBirthDate = (today: string, beginDate: string = today): string =>
  addYears(sellableBegin(beginDate, today), -USUAL_AGE);

/** The age group of a traveller about whom nothing is known. SPEC-32. */
export const usualAgeGroup = (groups: readonly AgeGroup[] = AGE_GROUPS): AgeGroup =>
  groups.find(({ fromAge, toAge }) => USUAL_AGE >= fromAge && USUAL_AGE <= toAge) ?? WIDEST;
