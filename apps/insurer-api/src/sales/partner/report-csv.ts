import type { PartnerEntry } from "#src/platform/database/schema/partner.ts";
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

/** A spreadsheet runs a cell that begins so: the reference comes from a page and could say anything. */
const FORMULA = /^[=+\-@\t]/;

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const AMOUNT_DIGITS = 2;

/** A line of the file, with its end (RFC 4180). */
export function csvLine(entry: PartnerEntry): string {
  const line = toReportLine(entry);
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
  yield encoder.encode(`${COLUMNS.join(",")}\r\n`);
  let after = 0;
  for (;;) {
    const entries = await reportEntries(db, partnerCode, days, after);
    if (entries.length > 0) yield encoder.encode(entries.map(csvLine).join(""));
    after = entries.at(-1)?.position ?? after;
    if (entries.length < REPORT_PAGE) return;
  }
}
