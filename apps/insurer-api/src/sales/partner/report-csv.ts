import type { PartnerReportLine } from "@sughurta/contracts/partner";
import type { Database } from "#src/platform/database/sql.ts";
import { REPORT_PAGE, type ReportDays, reportEntries, toReportLine } from "./partner-report.ts";

const COLUMNS = [
  "position",
  "kind",
  "booked_on",
  "policy_number",
  "product",
  "partner_reference",
  "amount",
  "currency",
  "share_percent",
  "commission",
] as const;

/** Tells a spreadsheet that the file is UTF-8, whatever the code page of the computer is. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet runs a cell that begins so: the reference comes from a page and could say anything. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A spreadsheet takes such a text for a number: it loses zeros, or digits beyond the fifteenth. */
const LIKE_A_NUMBER = /^\d+(?:[.,eE]\d+)?$/;

function textCell(text: string): string {
  if (LIKE_A_NUMBER.test(text)) return `"=""${text}"""`;
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const AMOUNT_DIGITS = 2;

/** A line of the file, with its end (RFC 4180). */
export function csvLine(line: PartnerReportLine): string {
  const { position, kind, bookedOn, policyNumber, product, currency, sharePercent } = line;
  const texts = [policyNumber, product, line.partnerReference ?? ""].map(textCell);
  const amount = line.amount.toFixed(AMOUNT_DIGITS);
  const commission = line.commission.toFixed(AMOUNT_DIGITS);
  const figures = [amount, currency, sharePercent, commission];
  return `${[position, kind, bookedOn, ...texts, ...figures].join(",")}\r\n`;
}

/** All lines of a report as CSV, read page by page. */
export async function* reportCsv(
  db: Database,
  partnerCode: string,
  days: ReportDays,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${BYTE_ORDER_MARK}${COLUMNS.join(",")}\r\n`);
  let after = 0;
  for (;;) {
    const entries = await reportEntries(db, partnerCode, days, after);
    if (entries.length > 0) yield encoder.encode(entries.map(toReportLine).map(csvLine).join(""));
    after = entries.at(-1)?.position ?? after;
    if (entries.length < REPORT_PAGE) return;
  }
}
