import { type InsuredAges, MAX_INSURED_PEOPLE } from "@sughurta/domain/box";
import { HOLDER_AGE, joinFullName } from "@sughurta/domain/person";
import type { BoxHolderValues, BoxOrderValues, InsuredPersonValues } from "./box-order-values.ts";

type Person = Omit<InsuredPersonValues, "uid">;

/** The holder as one of the insured people. */
function holderAsInsured(holder: BoxHolderValues): Person {
  const name = joinFullName({
    lastName: holder.holderLastName,
    firstName: holder.holderFirstName,
    patronymic: holder.holderSecondName,
  });
  return { name, birthDate: holder.holderBirthDate };
}

const isSame = (one: Person, other: Person) =>
  one.name === other.name && one.birthDate === other.birthDate;

const isNobody = ({ name, birthDate }: Person) => name.trim() === "" && birthDate === "";

/** Whether one more person can be named. */
export function mayAddPerson({ insuredPeople }: BoxOrderValues): boolean {
  return insuredPeople.length < MAX_INSURED_PEOPLE;
}

/** The order with one more person, where another is allowed. */
export function withPersonAdded(
  values: BoxOrderValues,
  person: Person = { name: "", birthDate: "" },
): BoxOrderValues {
  if (!mayAddPerson(values)) return values;
  const { insuredPeople } = values;
  const uid = String(1 + Math.max(0, ...insuredPeople.map((one) => Number(one.uid))));
  return { ...values, insuredPeople: [...insuredPeople, { uid, ...person }] };
}

/** The order without a person; one stays. */
export function withPersonRemoved(values: BoxOrderValues, uid: string): BoxOrderValues {
  const insuredPeople = values.insuredPeople.filter((person) => person.uid !== uid);
  return insuredPeople.length === 0 ? values : { ...values, insuredPeople };
}

/** The index of the holder among the insured people; -1 while the holder is none of them. */
export function placeOfHolder(values: BoxOrderValues): number {
  const holder = holderAsInsured(values);
  if (holder.name === "") return -1;
  return values.insuredPeople.findIndex((person) => isSame(person, holder));
}

/** Whether the holder can still become one of the insured people; no adult can where children are insured. */
export function mayAddHolder(values: BoxOrderValues, ages?: InsuredAges): boolean {
  if (ages && (ages.to < HOLDER_AGE.from || ages.from > HOLDER_AGE.to)) return false;
  const hasRoom = mayAddPerson(values) || values.insuredPeople.some(isNobody);
  return hasRoom && placeOfHolder(values) < 0;
}

/** The order whose holder is one of the insured people, in the first empty entry. */
export function withHolderInsured(values: BoxOrderValues): BoxOrderValues {
  const holder = holderAsInsured(values);
  const free = values.insuredPeople.find(isNobody);
  if (holder.name === "") return values;
  if (!free) return withPersonAdded(values, holder);
  return withPersonFilled(values, free.uid, holder);
}

/** Fields of an insured person filled in from a saved contact. */
export const PERSON_PROFILE_FIELDS = {
  name: { fullName: "name" },
  birthDate: "birthDate",
} as const;

/** The order with an insured person with data. */
export function withPersonFilled(
  values: BoxOrderValues,
  uid: string,
  known: Partial<Person>,
): BoxOrderValues {
  return {
    ...values,
    insuredPeople: values.insuredPeople.map((one) =>
      one.uid === uid ? { ...one, ...known } : one,
    ),
  };
}

/** Corrections of the holder are copied to the insured person who is the holder. */
export function followHolder(before: BoxOrderValues, after: BoxOrderValues): BoxOrderValues {
  const holder = holderAsInsured(after);
  const place = placeOfHolder(before);
  if (place < 0 || isSame(holderAsInsured(before), holder)) return after;
  const insuredPeople = after.insuredPeople.map((person, index) =>
    index === place && person === before.insuredPeople[index] ? { ...person, ...holder } : person,
  );
  return { ...after, insuredPeople };
}
