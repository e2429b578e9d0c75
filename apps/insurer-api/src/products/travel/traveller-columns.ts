import { LANGUAGES, type Language } from "@sughurta/domain";
import {
  REQUIRED_TRAVELLER_COLUMNS,
  TRAVELLER_COLUMNS,
  TRAVELLER_HEADINGS,
  type TravellerColumn,
} from "@sughurta/domain/travel";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { TextTable } from "#src/platform/files/text-table.ts";

/** The headings are in one of the first rows, below a title. */
const MAX_HEADING_ROWS = 30;

/** Headings of personnel lists, besides those of the template. */
const OTHER_HEADINGS: Readonly<Record<TravellerColumn, readonly string[]>> = {
  laLastname: ["last name", "family name", "насаби мусофир"],
  laFirstname: ["name", "given name", "имя латиницей"],
  laPatronic: ["middle name", "отчество при наличии"],
  laBirthday: ["birth date", "birthday", "dob", "день рождения", "рӯзи таваллуд"],
  docNumber: [
    ...["номер паспорта", "номер документа", "загранпаспорт", "паспорт"],
    ...["рақами шиноснома", "рақами ҳуҷҷат", "шиноснома"],
    ...["document number", "passport", "passport no"],
  ],
  gender: ["sex"],
  issueDate: ["issue date", "дата выдачи документа", "санаи додан"],
  issueInstitution: ["issuer", "кем выдан документ", "кӣ додааст"],
};

const folded = (heading: string): string =>
  heading
    .toLocaleLowerCase("ru")
    .replaceAll("ё", "е")
    .replace(/[^\p{L}]/gu, "");

const COLUMN_BY_HEADING: ReadonlyMap<string, TravellerColumn> = new Map(
  TRAVELLER_COLUMNS.flatMap((column) =>
    [
      ...LANGUAGES.map((language) => TRAVELLER_HEADINGS[language][column]),
      ...OTHER_HEADINGS[column],
    ].map((heading) => [folded(heading), column] as const),
  ),
);

/** The place of each column in a row, and the first row of people. */
export interface ListLayout {
  readonly places: ReadonlyMap<TravellerColumn, number>;
  readonly firstRow: number;
}

function placesIn(row: readonly string[]): Map<TravellerColumn, number> {
  const places = new Map<TravellerColumn, number>();
  for (const [place, heading] of row.entries()) {
    const column = COLUMN_BY_HEADING.get(folded(heading));
    if (column && !places.has(column)) places.set(column, place);
  }
  return places;
}

/**
 * Finds the columns of a list: by the row with the most headings, else in the order of the template. Throws 422 with the
 * headings of required columns that are missing.
 */
export function getLayout(table: TextTable, language: Language): ListLayout {
  const candidates = table
    .slice(0, MAX_HEADING_ROWS)
    .map((row, at): ListLayout => ({ places: placesIn(row), firstRow: at + 1 }));
  const best = candidates.reduce<ListLayout>(
    (found, one) => (one.places.size > found.places.size ? one : found),
    { places: new Map(), firstRow: 0 },
  );
  const width = table.find((row) => row.some((cell) => cell !== ""))?.length ?? 0;
  const missing = REQUIRED_TRAVELLER_COLUMNS.filter((column) => !best.places.has(column));
  if (missing.length === 0) return best;
  const inOrder = new Map(TRAVELLER_COLUMNS.map((column, place) => [column, place]));
  const lastRequired = Math.max(...missing.map((column) => inOrder.get(column) ?? 0));
  if (best.places.size === 0 && width > lastRequired) return { places: inOrder, firstRow: 0 };
  const columns = missing.map((column) => TRAVELLER_HEADINGS[language][column]).join(", ");
  throw new FailureError(422, "listColumns", { values: { columns } });
}
