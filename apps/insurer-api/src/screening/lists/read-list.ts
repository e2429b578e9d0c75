import { isIsoDate } from "@sughurta/domain";
import { XMLParser } from "fast-xml-parser";
import { type CellValue, parseCsv } from "hucre/csv";
import type { SanctionsEntry, SanctionsList } from "#src/platform/database/schema/screening.ts";
import { nameTokens } from "#src/screening/matching/name-similarity.ts";
import { CSV_COLUMNS, type ListError, type ListErrorCode } from "./list-format.ts";

type CsvColumn = (typeof CSV_COLUMNS)[number];
const VALUE_SEPARATOR = "|";

/** Entries of the largest list. */
const MAX_ENTRIES = 50_000;
/** Errors that are shown of a list. */
const MAX_SHOWN_ERRORS = 50;

/** A list that can be imported. */
export interface ReadList extends Pick<SanctionsList, "source" | "dated"> {
  readonly entries: readonly SanctionsEntry[];
}

/** A list, or why it is refused as a whole. */
export type ListReading =
  | { readonly kind: "read"; readonly list: ReadList }
  | { readonly kind: "refused"; readonly errors: readonly ListError[] };

interface ReadRow {
  readonly row: number;
  readonly entry: SanctionsEntry;
}

const refused = (code: ListErrorCode): ListReading => ({
  kind: "refused",
  errors: [{ row: 0, code }],
});

/** Reads a list: the consolidated list of the United Nations in XML, or a CSV with {@link CSV_COLUMNS}. */
export function readList(bytes: Uint8Array): ListReading {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refused("unreadable");
  }
  return text.trimStart().startsWith("<") ? readUnList(text) : readCsvList(text);
}

/** A list of read rows, refused if one of them has an error. */
function checked(rows: readonly ReadRow[], about: Pick<ReadList, "source" | "dated">): ListReading {
  if (rows.length === 0) return refused("empty");
  if (rows.length > MAX_ENTRIES) return refused("tooLong");
  const errors = rows.flatMap(({ row, entry }): ListError[] => {
    const code = getError(entry);
    return code ? [{ row, code, reference: entry.reference }] : [];
  });
  if (errors.length > 0) return { kind: "refused", errors: errors.slice(0, MAX_SHOWN_ERRORS) };
  const entries = rows.map(({ entry }) => ({ ...entry, names: entry.names.filter(isComparable) }));
  return { kind: "read", list: { ...about, entries } };
}

const isComparable = (name: string): boolean => nameTokens(name).length > 0;
const isBirthDate = (text: string): boolean => /^(?:19|20)\d\d$/.test(text) || isIsoDate(text);

function getError({ names, birthDates }: SanctionsEntry): ListErrorCode | undefined {
  if (names.length === 0) return "nameMissing";
  if (!names.some(isComparable)) return "nameLetters";
  return birthDates.every(isBirthDate) ? undefined : "birthDateWrong";
}

/** `17.04.1968` as an ISO date; any other text as it is. */
const isoBirthDate = (text: string): string =>
  text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, (_all, day, month, year) => `${year}-${month}-${day}`);

function readCsvList(text: string): ListReading {
  let cells: CellValue[][];
  try {
    cells = parseCsv(text, { maxRows: MAX_ENTRIES + 2 });
  } catch {
    return refused("unreadable");
  }
  const table = cells.map((row) => row.map((cell) => String(cell ?? "").trim()));
  const [headings = []] = table;
  const places = CSV_COLUMNS.map((name) => headings.indexOf(name));
  if (places.includes(-1)) return refused("columnMissing");
  const rows = table.flatMap((row, at): ReadRow[] => {
    if (at === 0 || row.every((cell) => cell === "")) return [];
    const values = (name: CsvColumn) =>
      (row[headings.indexOf(name)] ?? "")
        .split(VALUE_SEPARATOR)
        .map((value) => value.trim())
        .filter((value) => value !== "");
    const [name] = values("name");
    const entry = {
      reference: String(at + 1),
      names: name === undefined ? [] : [...values("name"), ...values("aliases")],
      birthDates: values("birthDate").map(isoBirthDate),
      documents: values("document"),
    };
    return [{ row: at + 1, entry }];
  });
  return checked(rows, { source: "csv", dated: null });
}

type XmlNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is XmlNode => typeof value === "object" && value !== null;
/** Child elements of a name; one element and several look different to the parser. */
const getNodes = (parent: unknown, name: string): readonly XmlNode[] =>
  isNode(parent) ? [parent[name]].flat().filter(isNode) : [];
const getText = (parent: XmlNode, name: string): string => {
  const value = parent[name];
  return typeof value === "string" ? value.trim() : "";
};

/** Individuals of the consolidated list of the United Nations Security Council; a buyer is never an entity. */
function readUnList(text: string): ListReading {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: { enabled: true, maxTotalExpansions: MAX_ENTRIES },
  });
  let parsed: unknown;
  try {
    parsed = parser.parse(text, true);
  } catch {
    return refused("unreadable");
  }
  const [list] = getNodes(parsed, "CONSOLIDATED_LIST");
  if (!list) return refused("unreadable");
  const [people] = getNodes(list, "INDIVIDUALS");
  const rows = getNodes(people, "INDIVIDUAL").map((one, at) => ({
    row: at + 1,
    entry: unEntry(one),
  }));
  const day = getText(list, "@dateGenerated").slice(0, 10);
  return checked(rows, { source: "un", dated: isIsoDate(day) ? day : null });
}

const NAME_PARTS = ["FIRST_NAME", "SECOND_NAME", "THIRD_NAME", "FOURTH_NAME"] as const;

function unEntry(one: XmlNode): SanctionsEntry {
  const name = NAME_PARTS.map((part) => getText(one, part))
    .filter(Boolean)
    .join(" ");
  const aliases = getNodes(one, "INDIVIDUAL_ALIAS").map((alias) => getText(alias, "ALIAS_NAME"));
  const names = [name, ...aliases, getText(one, "NAME_ORIGINAL_SCRIPT")];
  return {
    reference: getText(one, "REFERENCE_NUMBER") || getText(one, "DATAID"),
    names: [...new Set(names.filter((each) => each !== ""))],
    birthDates: getNodes(one, "INDIVIDUAL_DATE_OF_BIRTH").flatMap(unBirthDates),
    documents: getNodes(one, "INDIVIDUAL_DOCUMENT")
      .map((document) => getText(document, "NUMBER"))
      .filter((number) => number !== ""),
  };
}

/** An exact or approximate date, a year, or the years of a range. */
function unBirthDates(birth: XmlNode): readonly string[] {
  const date = getText(birth, "DATE").slice(0, 10);
  if (date !== "") return [date];
  const year = getText(birth, "YEAR");
  if (year !== "") return [year];
  const [from, to] = [Number(getText(birth, "FROM_YEAR")), Number(getText(birth, "TO_YEAR"))];
  return from > 0 && to >= from && to - from < 100
    ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
    : [];
}
