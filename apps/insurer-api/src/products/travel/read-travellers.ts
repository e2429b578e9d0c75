import { setImmediate } from "node:timers/promises";
import type { ServedResponseOf } from "@sughurta/contracts/core";
import { insuredPerson, type readTravellers } from "@sughurta/contracts/travel";
import {
  foreignLetter,
  type Gender,
  isIsoDate,
  type Language,
  normalizeName,
  parseDisplayDate,
  typedDateViolation,
} from "@sughurta/domain";
import {
  joinFullName,
  latinSpelling,
  normalizeDocument,
  repeatedDocuments,
  repeatedPeople,
} from "@sughurta/domain/person";
import {
  insuredBirthDateViolation,
  MAX_TRAVELLER_ROWS,
  REQUIRED_TRAVELLER_COLUMNS,
  TRAVELLER_COLUMNS,
  type TravellerColumn,
} from "@sughurta/domain/travel";
import {
  FailureError,
  type FieldCode,
  type FieldCodes,
  toViolation,
} from "#src/platform/failures/failure-error.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { readTextTable, type TextTable } from "#src/platform/files/text-table.ts";
import { checkInput } from "#src/platform/http/check-input.ts";
import { type Person, personViolations } from "./travel-order-rules.ts";
import { getLayout, type ListLayout } from "./traveller-columns.ts";

type TravellerList = ServedResponseOf<typeof readTravellers, 200>;
type Cells = Readonly<Record<TravellerColumn, string>>;

/** How a list is read: the visitor's language, today, and the day on which ages count. */
export interface ListContext {
  readonly language: Language;
  readonly today: string;
  readonly beginDate: string;
}

interface ReadRow {
  readonly row: number;
  readonly person: Partial<Person>;
  readonly spelled: boolean;
  readonly faults: ReadonlyMap<TravellerColumn, FieldCode>;
}

/** Rows that are checked without a pause. */
const ROWS_AT_ONCE = 100;

/** Days from the first day of Excel's calendar to that of the epoch. */
const EXCEL_EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;
const SERIAL_DATE = /^\d{5}(?:\.\d+)?$/;
const TIME = /[ T]\d{1,2}:\d{2}.*$/;

const GENDERS: Readonly<Record<Gender, ReadonlySet<string>>> = {
  0: new Set(["м", "муж", "мужской", "мужчина", "мард", "мардона", "m", "male", "man"]),
  1: new Set(["ж", "жен", "женский", "женщина", "з", "зан", "занона", "f", "female", "woman"]),
};

/** Reads a file with travellers. Throws 422 for one that is no list of them. */
export async function readTravellerList(
  bytes: Uint8Array,
  context: ListContext,
): Promise<TravellerList> {
  // A row more than allowed shows that the list is too long, the others are headings.
  const table = await readTextTable(bytes, MAX_TRAVELLER_ROWS + 100);
  if (!table) throw new FailureError(422, "listUnreadable");
  return travellersIn(table, context);
}

/** The travellers of a table, and the faults of its other rows. */
async function travellersIn(table: TextTable, context: ListContext): Promise<TravellerList> {
  if (!table.some((row) => row.some((cell) => cell !== ""))) {
    throw new FailureError(422, "listEmpty");
  }
  const layout = getLayout(table, context.language);
  const filled = table.flatMap((row, at) =>
    at < layout.firstRow || row.every((cell) => cell === "") ? [] : [{ row, number: at + 1 }],
  );
  if (filled.length === 0) throw new FailureError(422, "listEmpty");
  if (filled.length > MAX_TRAVELLER_ROWS) {
    throw new FailureError(422, "listTooLong", { values: { max: MAX_TRAVELLER_ROWS } });
  }
  const read: ReadRow[] = [];
  for (const { row, number } of filled) {
    // Other requests are served in between.
    if (read.length % ROWS_AT_ONCE === 0) await setImmediate();
    read.push(readRow(toCells(row, layout), number, context));
  }
  const rows = withRepetitions(read);
  return {
    people: rows.filter(({ faults }) => faults.size === 0).map(toPerson),
    faults: rows.flatMap(({ row, faults }) =>
      TRAVELLER_COLUMNS.flatMap((column) => {
        const fault = faults.get(column);
        if (!fault) return [];
        const { code, ...values } = toViolation(fault);
        return [{ row, column, code, message: failureText(context.language, code, values) }];
      }),
    ),
  };
}

function toCells(row: readonly string[], { places }: ListLayout): Cells {
  const cell = (column: TravellerColumn) => row[places.get(column) ?? -1] ?? "";
  return {
    laLastname: normalizeName(cell("laLastname")),
    laFirstname: normalizeName(cell("laFirstname")),
    laPatronic: normalizeName(cell("laPatronic")),
    laBirthday: dateIn(cell("laBirthday")),
    docNumber: normalizeDocument(cell("docNumber")),
    gender: cell("gender").toLocaleLowerCase("ru").replace(/\.$/, ""),
    issueDate: dateIn(cell("issueDate")),
    issueInstitution: cell("issueInstitution"),
  };
}

/** A date as ISO: typed, with a time, or the number of a day in Excel; any other text as it is. */
function dateIn(cell: string): string {
  if (SERIAL_DATE.test(cell)) {
    const days = Math.floor(Number(cell)) - EXCEL_EPOCH_DAYS;
    return new Date(days * DAY_MS).toISOString().slice(0, 10);
  }
  return parseDisplayDate(cell.replace(TIME, "")) ?? cell;
}

function genderIn(word: string): Gender | undefined {
  if (GENDERS[1].has(word)) return 1;
  return GENDERS[0].has(word) ? 0 : undefined;
}

/** A name as in a passport; words that mix alphabets stay as they are, and are refused. */
const inLatin = (name: string): string =>
  foreignLetter(name) ? name : (latinSpelling(name) ?? name);

const orMissing = (text: string): string | undefined => text || undefined;

function readRow(cells: Cells, row: number, context: ListContext): ReadRow {
  const [lastName, firstName, patronymic] = [
    cells.laLastname,
    cells.laFirstname,
    cells.laPatronic,
  ].map(inLatin) as [string, string, string];
  const person: Partial<Person> = {
    laLastname: orMissing(lastName),
    laFirstname: orMissing(firstName),
    laPatronic: orMissing(patronymic),
    ...(isIsoDate(cells.laBirthday) ? { laBirthday: cells.laBirthday } : {}),
    // A number with letters is of a passport of another country, or of one that does not allow travel.
    docType: /^[\d ]*$/.test(cells.docNumber) ? 1 : 2,
    docNumber: orMissing(cells.docNumber),
    gender: genderIn(cells.gender),
    issueDate: isIsoDate(cells.issueDate) ? cells.issueDate : undefined,
    issueInstitution: orMissing(cells.issueInstitution),
  };
  const spelled =
    joinFullName({ lastName, firstName, patronymic }) !==
    joinFullName({
      lastName: cells.laLastname,
      firstName: cells.laFirstname,
      patronymic: cells.laPatronic,
    });
  return { row, person, spelled, faults: getFaults(cells, person, context) };
}

function getFaults(
  cells: Cells,
  person: Partial<Person>,
  { today, beginDate }: ListContext,
): Map<TravellerColumn, FieldCode> {
  const faults = new Map<TravellerColumn, FieldCode>();
  for (const column of REQUIRED_TRAVELLER_COLUMNS) {
    if (cells[column] === "") faults.set(column, "required");
  }
  for (const column of ["laBirthday", "issueDate"] as const) {
    const typed = cells[column] === "" ? undefined : typedDateViolation(cells[column]);
    if (typed) faults.set(column, typed);
  }
  if (cells.gender !== "" && person.gender === undefined) faults.set("gender", "listGender");
  const violations = ruleViolations(person, today);
  const { laBirthday } = person;
  const age = laBirthday && insuredBirthDateViolation(laBirthday, today, beginDate);
  if (age) violations.laBirthday = [age];
  // A full name that is too long is reported at the surname.
  if (violations.laFullname) violations.laLastname ??= violations.laFullname;
  for (const column of TRAVELLER_COLUMNS) {
    const [violation] = violations[column] ?? [];
    if (violation && violation !== "required" && !faults.has(column)) faults.set(column, violation);
  }
  return faults;
}

/** Violations of the contract of an order, else of its rules; what a list lacks is asked in the order. */
function ruleViolations(person: Partial<Person>, today: string): FieldCodes {
  try {
    // A valid date replaces one that has a fault of its own.
    const checked = checkInput(insuredPerson, { laBirthday: today, ...person }) as Person;
    const violations = personViolations(checked, "", today);
    if (person.laBirthday === undefined) delete violations.issueDate;
    return violations;
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return Object.fromEntries(
      Object.entries(error.fieldCodes).map(([field, codes]) => [field, [...codes]]),
    );
  }
}

/** Persons and documents that an earlier row has already. */
function withRepetitions(rows: readonly ReadRow[]): readonly ReadRow[] {
  const persons = rows.map(({ person }) => person);
  const people = persons.map((person) => ({
    fullName: joinFullName({
      lastName: person.laLastname,
      firstName: person.laFirstname,
      patronymic: person.laPatronic,
    }),
    birthDate: person.laBirthday ?? "",
  }));
  const twice = new Set(repeatedPeople(people));
  const documents = new Set(repeatedDocuments(persons.map(({ docNumber }) => ({ docNumber }))));
  return rows.map((row, place) => {
    const faults = new Map(row.faults);
    if (twice.has(place)) faults.set("laLastname", "personTwice");
    else if (documents.has(place)) faults.set("docNumber", "documentTwice");
    return { ...row, faults };
  });
}

function toPerson({ row, person, spelled }: ReadRow): TravellerList["people"][number] {
  const { laLastname = "", laFirstname = "", laPatronic = "", laBirthday = "" } = person;
  const { docNumber = "", docType, gender, issueDate, issueInstitution = "" } = person;
  return {
    row,
    spelled,
    laLastname,
    laFirstname,
    laPatronic,
    laBirthday,
    docNumber,
    docType: docType === 1 ? docType : null,
    gender: gender ?? null,
    issueDate: issueDate ?? null,
    issueInstitution,
  };
}
