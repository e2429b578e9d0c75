import { isIsoDate, toDiram } from "@sughurta/domain";
import type { StatementLayout, StatementLine } from "#src/platform/database/schema/reports.ts";
import type { TextTable } from "#src/platform/files/text-table.ts";

/** The heading of the table is one of the first rows. */
const MAX_HEADING_ROWS = 30;

/** The columns to read, by their headings. */
export type StatementColumns = Pick<
  StatementLayout,
  "referenceColumn" | "amountColumn" | "dayColumn"
>;

/** The row of headings: the first one of those with the most cells. */
export function toHeadings(table: TextTable): readonly string[] {
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
