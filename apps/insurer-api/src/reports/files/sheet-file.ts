import { fromDiram } from "@sughurta/domain";
import { writeCsv } from "hucre/csv";
import { type WriteSheet, writeXlsx } from "hucre/xlsx";

/** A column of a file, with the kind of its values: money in diram, a day as an ISO date, a number, or text. */
export interface SheetColumn {
  readonly label: string;
  readonly kind: "money" | "day" | "number" | "text";
}

/** The content of a file; rows have a value for each column. */
export interface Sheet {
  /** File name without its extension; also the name of the worksheet. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Formats in which a sheet is downloaded. */
export const SHEET_FORMATS = ["xlsx", "csv"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Rows of the largest file. */
export const MAX_SHEET_ROWS = 100_000;

export const MEDIA_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Beginnings of a text that a spreadsheet application would calculate. */
const FORMULA = /^[=+\-@|\t\r\n]/;
/** Longest name of a worksheet. */
const MAX_NAME_LENGTH = 31;
const WIDTHS = { money: 16, day: 12, number: 10, text: 24 } as const;
const FORMATS = { money: "#,##0.00", day: "dd.mm.yyyy", number: "0", text: "@" } as const;

/** A file that Excel opens by a double click; Cyrillic, sums and days are read correctly. */
export function sheetFile(sheet: Sheet, format: SheetFormat): Promise<Uint8Array> {
  return format === "csv" ? Promise.resolve(csvFile(sheet)) : xlsxFile(sheet);
}

/**
 * UTF-8 with a byte order mark, separated by semicolons, with decimal commas: what Excel expects in a Russian or Tajik
 * Windows. A text that looks like a formula begins with an apostrophe.
 */
function csvFile({ columns, rows }: Sheet): Uint8Array {
  const text = (value: string) => (FORMULA.test(value) ? `'${value}` : value);
  const lines = rows.map((row) =>
    columns.map(({ kind }, index) => {
      const value = row[index] ?? "";
      if (kind === "money") return decimal(Number(value));
      return kind === "text" ? text(String(value)) : String(value);
    }),
  );
  const heads = columns.map(({ label }) => text(label));
  const options = { delimiter: ";", bom: true, quoteStyle: "required" } as const;
  return new TextEncoder().encode(`${writeCsv([heads, ...lines], options)}\r\n`);
}

/** A sum of diram in TJS: `-1234,50`. */
const decimal = (diram: number) => fromDiram(diram).toFixed(2).replace(".", ",");

/** Sums and days are numbers with a format; a text is never a formula. */
function xlsxFile({ name, columns, rows }: Sheet): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    columns.map(({ kind }, index) => {
      const value = row[index] ?? "";
      if (value === "") return null;
      if (kind === "money") return fromDiram(Number(value));
      return kind === "day" ? new Date(`${value}T00:00:00Z`) : value;
    }),
  );
  const sheet: WriteSheet = {
    name: name.slice(0, MAX_NAME_LENGTH),
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind], numFmt: FORMATS[kind] })),
    rows: [columns.map(({ label }) => label), ...cells],
    freezePane: { rows: 1 },
  };
  return writeXlsx({ sheets: [sheet], stringMode: "inline" });
}
