import { isIsoDate } from "@sughurta/domain";
import {
  isLatinFullName,
  isLatinName,
  type PassportField,
  type PassportLines,
  type PassportValues,
} from "@sughurta/domain/person";
import { parse } from "mrz";
import { countryCodeOf } from "./country-codes.ts";
import { LINE_LENGTH } from "./zone-text.ts";

/** Issuing state of a Tajik passport, which is document type 1; passports of other states are type 2. S1 §3. */
const TAJIKISTAN = "TJK";

/** Values of a zone whose check digits are right, and what the lines state besides. */
export interface ZoneValues {
  /** Values that are well-formed and agree with their check digit, where they have one. */
  readonly values: PassportValues;
  /** Fields that the passport states: all, except for a name that it lacks. */
  readonly stated: readonly PassportField[];
  /** The check digit over document number, dates and personal number is right too. */
  readonly isWhole: boolean;
}

/** The values of a passport's lines. `today` decides the century of a birth date. */
export function zoneValues(lines: PassportLines, today: string): ZoneValues {
  const { details, fields } = parse([...lines], { autocorrect: true });
  const isRight = (field: (typeof details)[number]["field"]) =>
    details.some((detail) => detail.field === field && detail.valid);
  const names = nameValues(fields.lastName, fields.firstName, lines[0]);
  const birthDate = isRight("birthDateCheckDigit") ? fields.birthDate : undefined;
  const validTo = isRight("expirationDateCheckDigit") ? fields.expirationDate : undefined;
  const docType = docTypeOf(fields.issuingState, fields.nationality);
  const number = isRight("documentNumberCheckDigit") ? fields.documentNumber : undefined;
  const entries: readonly (readonly [PassportField, string | undefined])[] = [
    ["lastName", names.lastName],
    ["firstName", names.firstName],
    ["patronymic", names.patronymic],
    ["birthDate", birthDateOf(birthDate, today)],
    ["gender", genderOf(fields.sex)],
    ["citizenship", countryCodeOf(fields.nationality ?? "")],
    ["docType", docType],
    ["docNumber", docType === undefined ? undefined : numberOf(number, docType)],
    ["validTo", isoDate("20", validTo)],
  ];
  return {
    values: Object.fromEntries(entries.filter(([, value]) => value)),
    stated: entries
      .filter(([field, value]) => value || field !== "patronymic")
      .map(([field]) => field),
    isWhole: isRight("compositeCheckDigit"),
  };
}

type Read = string | null | undefined;

/** Given names after the first one are the patronymic; hyphens of a surname are spaces in the zone. */
function nameValues(lastName: Read, given: Read, line: string) {
  // Without a filler at its end the name may have been cut.
  if (!line.endsWith("<") || line.length !== LINE_LENGTH) return {};
  const surname = lastName?.replaceAll(" ", "-");
  // Letters after two fillers are no name: one of both was misread.
  if (/ {2}/.test(given ?? "")) return {};
  const [firstName = "", ...rest] = (given ?? "").split(" ");
  const patronymic = rest.join(" ");
  return {
    lastName: surname && isLatinName(surname) ? surname : undefined,
    firstName: isLatinName(firstName) ? firstName : undefined,
    patronymic: isLatinFullName(patronymic) ? patronymic : undefined,
  };
}

function docTypeOf(issuer: Read, nationality: Read): string | undefined {
  if (!issuer || !nationality) return undefined;
  return issuer === TAJIKISTAN ? "1" : "2";
}

/** Numbers of Tajik passports have digits only. */
function numberOf(number: Read, docType: string): string | undefined {
  if (!number || number.includes(" ")) return undefined;
  return docType === "1" && !/^\d+$/.test(number) ? undefined : number;
}

function genderOf(sex: Read): string | undefined {
  if (sex === "female") return "f";
  return sex === "male" ? "m" : undefined;
}

/** A birth date in the last hundred years. */
function birthDateOf(date: Read, today: string): string | undefined {
  const recent = isoDate("20", date);
  return recent !== undefined && recent <= today ? recent : isoDate("19", date);
}

function isoDate(century: string, date: Read): string | undefined {
  if (!date || !/^\d{6}$/.test(date)) return undefined;
  const text = `${century}${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`;
  return isIsoDate(text) ? text : undefined;
}
