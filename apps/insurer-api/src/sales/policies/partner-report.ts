import type { PartnerReportLine, PartnerReportTotal } from "@sughurta/contracts/partner";
import { fromDiram } from "@sughurta/domain";
import { and, asc, between, desc, eq, gt, lt, sql } from "drizzle-orm";
import { type PartnerEntry, partnerEntry } from "#src/platform/database/schema/partner.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Lines of one page. */
export const REPORT_PAGE = 1_000;

/** Days of a report, ISO, inclusive. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

const toLines = (partnerCode: string, { from, to }: ReportDays) =>
  and(eq(partnerEntry.partnerCode, partnerCode), between(partnerEntry.bookedOn, from, to));

/** Lines of a partner's account after a position, the oldest first. */
export function reportEntries(
  db: Database,
  partnerCode: string,
  days: ReportDays,
  after: number,
): Promise<PartnerEntry[]> {
  return db
    .select()
    .from(partnerEntry)
    .where(and(toLines(partnerCode, days), gt(partnerEntry.position, after)))
    .orderBy(asc(partnerEntry.position))
    .limit(REPORT_PAGE);
}

/** Lines of a partner's account before a position, the newest first. */
export function latestEntries(
  db: Database,
  partnerCode: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<PartnerEntry[]> {
  return db
    .select()
    .from(partnerEntry)
    .where(and(eq(partnerEntry.partnerCode, partnerCode), lt(partnerEntry.position, before)))
    .orderBy(desc(partnerEntry.position))
    .limit(limit);
}

/** A partner's sales of a product in a month, less cancellations; amounts in diram. */
export interface EntryTotal {
  readonly product: string;
  /** `2026-12`. */
  readonly month: string;
  readonly currency: string;
  readonly sales: number;
  readonly cancellations: number;
  readonly amountDiram: number;
  readonly commissionDiram: number;
}

/** Totals of a partner's account, the newest month first. */
export function reportTotals(
  db: Database,
  partnerCode: string,
  days: ReportDays,
): Promise<EntryTotal[]> {
  const month = sql<string>`to_char(${partnerEntry.bookedOn}, 'YYYY-MM')`;
  const { productCode: product, currency } = partnerEntry;
  return db
    .select({
      product,
      month,
      currency,
      sales: sql`count(*) filter (where ${partnerEntry.kind} = 'sale')`.mapWith(Number),
      cancellations: sql`count(*) filter (where ${partnerEntry.kind} = 'cancellation')`.mapWith(
        Number,
      ),
      amountDiram: sql`sum(${partnerEntry.amountDiram})`.mapWith(Number),
      commissionDiram: sql`sum(${partnerEntry.commissionDiram})`.mapWith(Number),
    })
    .from(partnerEntry)
    .where(toLines(partnerCode, days))
    .groupBy(product, month, currency)
    .orderBy(desc(month), product);
}

const BP_PER_PERCENT = 100;

/** A line for partners, in TJS. */
export function toReportLine(entry: PartnerEntry): PartnerReportLine {
  const { position, kind, bookedOn, policyNumber, currency, partnerReference } = entry;
  return {
    position,
    kind,
    bookedOn,
    policyNumber,
    product: entry.productCode,
    ...(partnerReference === null ? {} : { partnerReference }),
    amount: fromDiram(entry.amountDiram),
    currency,
    sharePercent: entry.shareBp / BP_PER_PERCENT,
    commission: fromDiram(entry.commissionDiram),
  };
}

/** A total for partners, in TJS. */
export function toReportTotal(total: EntryTotal): PartnerReportTotal {
  const { amountDiram, commissionDiram, ...same } = total;
  return { ...same, amount: fromDiram(amountDiram), commission: fromDiram(commissionDiram) };
}
