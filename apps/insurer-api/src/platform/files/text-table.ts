import { type CellValue, parseCsv } from "hucre/csv";
import { readPackage } from "./office-package.ts";
import { runInThread } from "./run-in-thread.ts";

const THREAD = new URL("./workbook.thread.ts", import.meta.url);
const TIMEOUT_MS = 20_000;
const MAX_HEAP_MEGABYTES = 512;

/** A table of texts; the place of a row is its place in the file. */
export type TextTable = readonly (readonly string[])[];

/** What the thread reads. */
export interface WorkbookRequest {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
}

/**
 * Reads a table: the first sheet of an XLSX, or a CSV in UTF-8, UTF-16 or Windows-1251. `undefined` if it is neither, or
 * is unsafe to unpack. Rows after `maxRows` are not read.
 */
export async function readTextTable(
  bytes: Uint8Array,
  maxRows: number,
): Promise<TextTable | undefined> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isZip ? await workbookRows(bytes, maxRows) : csvRows(bytes, maxRows);
  return rows?.map((row) => row.map(toText));
}

/** An XLSX may unpack to more memory than its list of parts declares. */
async function workbookRows(
  bytes: Uint8Array,
  maxRows: number,
): Promise<CellValue[][] | undefined> {
  if ((await readPackage(Buffer.from(bytes))) !== "xlsx") return undefined;
  const request: WorkbookRequest = { bytes, maxRows };
  return runInThread<CellValue[][] | undefined>(THREAD, request, {
    timeoutMs: TIMEOUT_MS,
    maxHeapMegabytes: MAX_HEAP_MEGABYTES,
  });
}

function csvRows(bytes: Uint8Array, maxRows: number): CellValue[][] | undefined {
  try {
    return parseCsv(decoded(bytes), { maxRows });
  } catch {
    return undefined;
  }
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
function toText(cell: CellValue): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell)
    .replace(/[\0\u200b\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
