import { joinFullName, type PassportReading } from "@sughurta/domain/person";
import type { DocumentFields } from "../document/document-fields.ts";
import { textAt } from "../field-names.ts";
import type { FullNameFields } from "../name/name-fields.ts";

/** Names of the fields that a passport fills in; a field that the form lacks is omitted. */
export interface PassportFormFields {
  readonly name: FullNameFields;
  readonly birthDate: string;
  readonly gender?: string;
  readonly document: Pick<DocumentFields, "docType" | "docNumber" | "validTo">;
}

type Entry = readonly [name: string | undefined, value: string | undefined];

/** Values that belong together: where one of them was typed, the others stay as they are too. */
function groupsOf(fields: PassportFormFields, { known }: PassportReading): readonly Entry[][] {
  const { lastName, firstName, patronymic } = known;
  // A name is filled in whole: half of one would be taken for all of it.
  const isNamed = lastName !== undefined && firstName !== undefined;
  const { name, document } = fields;
  return [
    isNamed
      ? [
          [name.fullName, joinFullName({ lastName, firstName, patronymic })],
          [name.lastName, lastName],
          [name.firstName, firstName],
          [name.patronymic, patronymic ?? ""],
        ]
      : [],
    [[fields.birthDate, known.birthDate]],
    [[fields.gender, known.gender]],
    [
      [document.docNumber, known.docNumber],
      [document.docType, known.docNumber === undefined ? undefined : known.docType],
    ],
    [[document.validTo, known.validTo]],
  ];
}

const isStated = (entry: Entry): entry is readonly [string, string] =>
  entry[0] !== undefined && entry[1] !== undefined;

/**
 * The values of a passport by the names of the fields of a form. What is typed already stays, unless it is to be
 * replaced.
 */
export function passportToFields(
  reading: PassportReading,
  fields: PassportFormFields,
  typed: object,
  replace: boolean,
): Readonly<Record<string, string>> {
  const entries = groupsOf(fields, reading).flatMap((group) => {
    const stated = group.filter(isStated);
    const [first] = stated;
    const isTyped = first !== undefined && textAt(typed, first[0]) !== "";
    return isTyped && !replace ? [] : stated;
  });
  return Object.fromEntries(entries);
}

/** Whether a typed value differs from the passport's. */
export function contradictsTyped(
  reading: PassportReading,
  fields: PassportFormFields,
  typed: object,
): boolean {
  return Object.entries(passportToFields(reading, fields, typed, true)).some(([name, value]) => {
    const own = textAt(typed, name);
    return own !== "" && own.toUpperCase() !== value.toUpperCase();
  });
}

/** Field to type first: the first doubtful one, or the name, where all of it is to be compared. */
export function firstDoubtful(reading: PassportReading, fields: PassportFormFields): string {
  const { name, birthDate, gender, document } = fields;
  const names = {
    lastName: name.fullName,
    firstName: name.fullName,
    patronymic: name.fullName,
    birthDate,
    gender,
    docType: document.docType,
    docNumber: document.docNumber,
    validTo: document.validTo,
  } as const;
  return reading.doubtful.map((field) => names[field]).find(Boolean) ?? name.fullName;
}
