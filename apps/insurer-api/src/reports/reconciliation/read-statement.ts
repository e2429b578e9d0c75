import { isIsoDate, toDiram } from "@sughurta/domain";
import { type CellValue, parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import type { StatementLayout, StatementLine } from "#src/platform/database/schema/reports.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";

/** Rows of the largest statement. */
const MAX_STATEMENT_ROWS = 100_000;
/** The heading of the table is one of the first rows. */
const MAX_HEADING_ROWS = 30;

/** A table of texts. */
export type TextTable = readonly (readonly string[])[];

/** The columns to read, by their headings. */
export type StatementColumns = Pick<
  StatementLayout,
  "referenceColumn" | "amountColumn" | "dayColumn"
>;

/** Reads a statement: the first sheet of an XLSX, or a CSV in UTF-8, UTF-16 or Windows-1251. Throws 422. */
export async function readTable(bytes: Uint8Array): Promise<TextTable> {
  const rows = await cellsOf(bytes).catch(() => {
    throw new FailureError(422, "statementUnreadable");
  });
  const table = rows.map((row) => row.map(textOf));
  const filled = table.filter((row) => row.some((cell) => cell !== ""));
  if (filled.length < 2 || filled.length > MAX_STATEMENT_ROWS) {
    throw new FailureError(422, "statementUnreadable");
  }
  return filled;
}

async function cellsOf(bytes: Uint8Array): Promise<CellValue[][]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return parseCsv(decoded(bytes), { maxRows: MAX_STATEMENT_ROWS + 1 });
  const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: MAX_STATEMENT_ROWS + 1 });
  return sheets[0]?.rows ?? [];
}

/** The text of a file: by its byte order mark, else UTF-8, else Windows-1251, which any bytes are valid in. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

/** A cell as text: an ISO date for a date, without invisible characters. */
function textOf(cell: CellValue): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell)
    .replace(/[\0\u200b\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The row of headings: the first one of those with the most cells. */
export function headingsOf(table: TextTable): readonly string[] {
  const filled = (row: readonly string[]) => row.filter((cell) => cell !== "").length;
  return table
    .slice(0, MAX_HEADING_ROWS)
    .reduce<readonly string[]>((best, row) => (filled(row) > filled(best) ? row : best), []);
}

/** Lines of a statement, and the number of rows without a reference; `undefined` if a column is missing. */
export function statementLines(table: TextTable, columns: StatementColumns) {
  const { referenceColumn, amountColumn, dayColumn } = columns;
  const needed = [referenceColumn, amountColumn, ...(dayColumn === null ? [] : [dayColumn])];
  const place = table.findIndex((row) => needed.every((name) => row.includes(name)));
  if (place < 0) return undefined;
  const headings = table[place] ?? [];
  const cell = (row: readonly string[], name: string) => row[headings.indexOf(name)] ?? "";
  const rows = table.slice(place + 1);
  const lines = rows.flatMap((row): StatementLine[] => {
    const reference = cell(row, referenceColumn).replace(/^'/, "");
    if (reference === "") return [];
    const amountDiram = amountIn(cell(row, amountColumn)) ?? null;
    return [
      { reference, amountDiram, day: dayColumn === null ? null : dayIn(cell(row, dayColumn)) },
    ];
  });
  return { lines, skipped: rows.length - lines.length };
}

/**
 * An amount in diram, with a comma or a point before the dirams and any marks between thousands: `1 234,50`, `1,234.50`,
 * `-310`, `310.00 TJS`, `(5,00)`. A single mark before three digits divides thousands. `undefined` for another text.
 */
export function amountIn(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, "").replace(/(?:TJS|сом\.?|смн\.?)$/i, "");
  const isNegative = /^[-\u2212].+|^\(.+\)$/.test(bare);
  const digits = bare.replace(/^[-+\u2212(]|\)$/g, "");
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const mark = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  const decimals = mark < 0 ? "" : digits.slice(mark + 1);
  const isDecimal = mark >= 0 && decimals.length <= 2;
  const whole = (isDecimal ? digits.slice(0, mark) : digits).split(/[.,]/);
  const [head = "", ...thousands] = whole;
  if (thousands.some((group) => group.length !== 3)) return undefined;
  const amount = toDiram(Number(`${head}${thousands.join("")}.${isDecimal ? decimals : ""}0`));
  if (!Number.isSafeInteger(amount)) return undefined;
  return isNegative ? 0 - amount : amount;
}

/** A day as an ISO date: `28.11.2026`, `28/11/2026 14:05`, `2026-11-28T09:00`; null for another text. */
function dayIn(text: string): string | null {
  const [, day = "", month = "", year = ""] = /^(\d{2})[./](\d{2})[./](\d{4})/.exec(text) ?? [];
  const iso = year === "" ? text.slice(0, 10) : `${year}-${month}-${day}`;
  return isIsoDate(iso) ? iso : null;
}
