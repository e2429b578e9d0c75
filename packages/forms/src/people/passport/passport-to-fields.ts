import { HOME_COUNTRY_CODE } from "@sughurta/domain/countries";
import {
  type DocType,
  joinFullName,
  type PassportField,
  type PassportReading,
  toDocType,
} from "@sughurta/domain/person";
import type { DocumentFields } from "../document/document-fields.ts";
import { textAt } from "../field-names.ts";
import type { FullNameFields } from "../name/name-fields.ts";

/** Names of the fields that a passport fills in; a field that the form lacks is omitted. */
export interface PassportFormFields {
  readonly name?: Partial<FullNameFields>;
  readonly birthDate?: string;
  readonly gender?: string;
  readonly citizenship?: string;
  readonly document?: Partial<Pick<DocumentFields, "docType" | "series" | "docNumber" | "validTo">>;
}

/** What a form asks for. */
export interface PassportForm {
  /** Names of the fields that a passport fills in. */
  readonly fields: PassportFormFields;
  /** Types of document that the form accepts, all by default. */
  readonly docTypes?: readonly DocType[] | undefined;
}

type Names = readonly (string | undefined)[];

/** Values that belong together: where one of them was typed, the others stay as they are too. */
interface Group {
  /** Fields that a person types. */
  readonly typed: Names;
  /** Value of an untouched field; empty by default. */
  readonly untouched?: string;
  readonly entries: readonly (readonly [name: string | undefined, value: string | undefined])[];
}

/** The type of the passport that was read, where the form asks for another document. */
export function otherDocument(
  { known }: PassportReading,
  { fields, docTypes }: PassportForm,
): DocType | undefined {
  const read = toDocType(known.docType ?? "");
  const isAsked = fields.document?.docNumber !== undefined;
  return read === undefined || !isAsked || !docTypes || docTypes.includes(read) ? undefined : read;
}

/** Whether the passport is a document that the form accepts. */
function isAccepted({ known }: PassportReading, { docTypes }: PassportForm): boolean {
  return !docTypes || docTypes.some((type) => String(type) === known.docType);
}

function getGroups(reading: PassportReading, asked: PassportForm): readonly Group[] {
  const { lastName, firstName, patronymic, docNumber, docType, ...known } = reading.known;
  // A name is filled in whole: half of one would be taken for all of it.
  const isNamed = lastName !== undefined && firstName !== undefined;
  const { name = {}, document = {}, birthDate, gender, citizenship } = asked.fields;
  const person: readonly Group[] = [
    {
      typed: [name.fullName, name.lastName, name.firstName, name.patronymic],
      entries: isNamed
        ? [
            [name.fullName, joinFullName({ lastName, firstName, patronymic })],
            [name.lastName, lastName],
            [name.firstName, firstName],
            [name.patronymic, patronymic ?? ""],
          ]
        : [],
    },
    { typed: [birthDate], entries: [[birthDate, known.birthDate]] },
    { typed: [gender], entries: [[gender, known.gender]] },
    {
      typed: [citizenship],
      untouched: HOME_COUNTRY_CODE,
      entries: [[citizenship, known.citizenship]],
    },
  ];
  if (!isAccepted(reading, asked)) return person;
  return [
    ...person,
    {
      typed: [document.series, document.docNumber],
      entries:
        docNumber === undefined
          ? []
          : [
              [document.docNumber, docNumber],
              [document.docType, docType],
              // The number in the passport's lines includes the series.
              [document.series, ""],
            ],
    },
    { typed: [document.validTo], entries: [[document.validTo, known.validTo]] },
  ];
}

function isTyped({ typed, untouched = "" }: Group, values: unknown): boolean {
  return typed.some((name) => !["", untouched].includes(textAt(values, name)));
}

const stated = ({ entries }: Group) =>
  entries.flatMap(([name, value]) =>
    name === undefined || value === undefined ? [] : [[name, value] as const],
  );

/**
 * The values of a passport by the names of the fields of a form. What is typed already stays, unless it is to be
 * replaced.
 */
export function passportToFields(
  reading: PassportReading,
  asked: PassportForm,
  values: unknown,
  replace: boolean,
): Readonly<Record<string, string>> {
  const groups = getGroups(reading, asked).filter((group) => replace || !isTyped(group, values));
  return Object.fromEntries(groups.flatMap(stated));
}

/** Whether a typed value differs from the passport's. */
export function contradictsTyped(
  reading: PassportReading,
  asked: PassportForm,
  values: unknown,
): boolean {
  return getGroups(reading, asked)
    .filter((group) => isTyped(group, values))
    .flatMap(stated)
    .some(([name, value]) => {
      const own = textAt(values, name);
      return own !== "" && own.toUpperCase() !== value.toUpperCase();
    });
}

/** Fields of a form by what a passport states; a full name has its parts. */
function fieldNames({ name = {}, document = {}, ...person }: PassportFormFields) {
  return {
    lastName: name.fullName ?? name.lastName,
    firstName: name.fullName ?? name.firstName,
    patronymic: name.fullName ?? name.patronymic,
    birthDate: person.birthDate,
    gender: person.gender,
    citizenship: person.citizenship,
    docType: document.docType,
    docNumber: document.docNumber,
    validTo: document.validTo,
  } satisfies Record<PassportField, string | undefined>;
}

const FIELDS = [
  "lastName",
  "firstName",
  "patronymic",
  "birthDate",
  "gender",
  "citizenship",
  "docType",
  "docNumber",
  "validTo",
] as const satisfies readonly PassportField[];
const DOCUMENT = ["docType", "docNumber", "validTo"] as const satisfies readonly PassportField[];

export interface FormReading {
  readonly known: readonly (readonly [PassportField, string])[];
  readonly doubtful: readonly PassportField[];
}

/** What the passport states and the form asks for; of another document than the passport nothing. */
export function formReading(reading: PassportReading, asked: PassportForm): FormReading {
  const names = fieldNames(asked.fields);
  const without: readonly PassportField[] =
    otherDocument(reading, asked) === undefined ? [] : DOCUMENT;
  const isAsked = (field: PassportField) => names[field] !== undefined && !without.includes(field);
  return {
    known: FIELDS.filter(isAsked).flatMap((field) => {
      const value = reading.known[field];
      return value === undefined ? [] : [[field, value] as const];
    }),
    doubtful: reading.doubtful.filter(isAsked),
  };
}

/** Field to type first: the first doubtful one, or the name, where all of it is to be compared. */
export function firstDoubtful(reading: PassportReading, asked: PassportForm): string {
  const names = fieldNames(asked.fields);
  const first = formReading(reading, asked)
    .doubtful.map((field) => names[field])
    .find(Boolean);
  return first ?? names.lastName ?? "";
}
