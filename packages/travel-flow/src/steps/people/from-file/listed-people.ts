import type { ResponseOf } from "@sughurta/contracts/core";
import type { readTravellers } from "@sughurta/contracts/travel";
import { genderLetter } from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { MAX_INSURED_PERSONS } from "@sughurta/domain/travel";
import { type InsuredPerson, newPerson, type TravelOrderValues } from "#src/model/order-values.ts";

/** People and faults of a file. */
export type TravellerList = ResponseOf<typeof readTravellers, 200>;

/** A person of a file. */
export type ListedTraveller = TravellerList["people"][number];

/** People that were added from a file. */
export interface AddedPeople {
  readonly count: number;
  /** Some names were in Cyrillic. */
  readonly spelled: boolean;
}

/** Full name as in the form. */
export const listedName = (person: ListedTraveller): string =>
  joinFullName({
    lastName: person.laLastname,
    firstName: person.laFirstname,
    patronymic: person.laPatronic,
  });

/** Insured persons with a name, birth date or document; the others are placeholders of an age group. */
export function enteredPeople({ las }: Pick<TravelOrderValues, "las">): readonly InsuredPerson[] {
  return las.filter(({ laFullname, laBirthday, docNumber }) =>
    [laFullname, laBirthday, docNumber].some((value) => value.trim() !== ""),
  );
}

/** How many people of a file the order can take. */
export function freeSeats(values: Pick<TravelOrderValues, "las">, replace: boolean): number {
  return MAX_INSURED_PERSONS - (replace ? 0 : enteredPeople(values).length);
}

/** The order with people of a file in place of its placeholders, or of everyone; unchanged if they are too many. */
export function withListedPeople(
  values: TravelOrderValues,
  people: readonly ListedTraveller[],
  replace: boolean,
): TravelOrderValues {
  if (people.length === 0 || people.length > freeSeats(values, replace)) return values;
  const kept = replace ? [] : enteredPeople(values);
  const last = Math.max(0, ...values.las.map(({ uid }) => Number(uid)));
  const listed = people.map((person, place) =>
    newPerson(String(last + place + 1), {
      laFullname: listedName(person),
      laLastname: person.laLastname,
      laFirstname: person.laFirstname,
      laPatronic: person.laPatronic,
      laBirthday: person.laBirthday,
      gender: person.gender === null ? "" : genderLetter(person.gender),
      docType: person.docType === null ? "" : String(person.docType),
      docNumber: person.docNumber,
      issueDate: person.issueDate ?? "",
      issueInstitution: person.issueInstitution,
    }),
  );
  return { ...values, las: [...kept, ...listed] };
}
